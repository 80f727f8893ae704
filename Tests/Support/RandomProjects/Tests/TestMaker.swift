/// Makes tests of a feature: walks through the model, whose states are what is expected.
struct TestMaker {
  let feature: Feature
  let dice: Dice
  /// The longest text that a line of a test may hold.
  static let longest = 54

  /// Gives a feature tests in which each of its actions occurs, as far as the model can tell what follows.
  func addTests() {
    var untested = Set(feature.actions.map(\.name))
    for number in 0..<8 where number < 2 || !untested.isEmpty {
      var walk = Walk(feature, dice: dice)
      walk.go(untested: &untested)
      guard let test = walk.test else { continue }
      let title = dice.pick([
        "walk \(number)", "walk \(number): it's \"odd\" # maybe", "it goes \(number) ways, or not",
      ])
      feature.tests.append(YAML.Entry(key: title, value: test))
    }
    addExploration()
  }

  /// Explores actions that nothing but the state decides on; what the model never comes to is what must not be.
  private func addExploration() {
    let actions = feature.actions.filter { action in
      action.isFromOutside && action.parameters.allSatisfy { [.int, .bool].contains($0.type) }
    }
    guard dice.once(in: 2) else { return }
    let first = World(feature, dice: dice)
    var given: [YAML.Entry] = []
    for field in feature.fields where field.initial == nil || dice.once(in: 4) {
      let value = dice.shortValue(of: field.type)
      guard value != field.initial else { continue }
      first.node.fields[field.name] = value
      given.append(
        YAML.Entry(key: field.name, value: .text(field.type.literal(value, in: nil))))
    }
    let chosen = dice.shuffled(actions).prefix(3).map { action in
      Message(name: action.name, values: action.parameters.map { dice.value(of: $0.type) })
    }
    guard let (states, usesDate) = states(by: chosen, from: first), chosen.count > 1 else { return }
    for field in feature.fields where [.int, .bool].contains(field.type) && !field.isConstant {
      let values = Set(states.compactMap { $0.fields[field.name] })
        .map { field.type.literal($0, in: nil) }.sorted()
      let condition = "[\(values.joined(separator: ", "))].contains(state.\(field.name))"
      guard condition.count < Self.longest else { continue }
      feature.invariants.append(("\(field.name) is known: \(values.count)", condition))
    }
    guard !feature.invariants.isEmpty else { return }
    let walk = Walk(feature, dice: dice)
    feature.explored = chosen.map(walk.text)
    feature.exploredFrom = given
    feature.exploredDate = usesDate ? first.date : nil
  }

  /// Every state that some actions lead to within three steps; nil where something else decides.
  private func states(
    by messages: [Message], from first: World
  ) -> (states: [Node], usesDate: Bool)? {
    var worlds = [first]
    var usesDate = false
    var states = [first.node]
    for _ in 0..<3 {
      var next: [World] = []
      for world in worlds {
        for message in messages {
          let trial = World(world)
          trial.send(message)
          states.append(trial.node)
          trial.settle()
          states += trial.received.map(\.node)
          guard trial.problem == nil, trial.jobs.isEmpty, trial.stubs.isEmpty, trial.uuids == 0,
            !trial.usesClock, trial.dismissals == 0
          else { return nil }
          usesDate = usesDate || trial.usesDate
          next.append(trial)
        }
      }
      worlds = next
    }
    return (states, usesDate)
  }
}

extension Dice {
  /// A value that a line of a test can hold.
  func shortValue(of type: ValueType) -> Value {
    var value = value(of: type)
    while type.literal(value, in: nil).count >= TestMaker.longest { value = self.value(of: type) }
    return value
  }
}
