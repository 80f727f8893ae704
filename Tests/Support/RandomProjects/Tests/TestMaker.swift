/// Makes the tests of a feature by a traversal of the model, whose states are the expected states.
struct TestMaker {
  let feature: Feature
  let random: RandomSource
  /// The length of the longest text that a line of a test may hold.
  static let longest = 54

  /// Adds tests to a feature in which each of its actions occurs, as far as the model can predict the results.
  func addTests() {
    var untested = Set(feature.actions.map(\.name))
    for number in 0..<8 where number < 2 || !untested.isEmpty {
      var scenario = Scenario(feature, random: random)
      scenario.go(untested: &untested)
      guard let test = scenario.test else { continue }
      let title = random.pick([
        "scenario \(number)", "scenario \(number): it's \"odd\" # maybe",
        "it goes \(number) ways, or not",
      ])
      feature.tests.append(YAML.Entry(key: title, value: test))
    }
    addExploration()
  }

  /// Adds an exploration with actions that depend on nothing but the state. Its invariants reject the states that the
  /// model never reaches.
  private func addExploration() {
    let actions = feature.actions.filter { action in
      action.isFromOutside && action.parameters.allSatisfy { [.int, .bool].contains($0.type) }
    }
    guard feature.stateType == nil, random.once(in: 2) else { return }
    let first = ReferenceModel(feature, random: random)
    first.node.margin = 4
    var given: [YAML.Entry] = []
    for field in feature.fields where field.initial == nil || random.once(in: 4) {
      let value = random.shortValue(of: field.type)
      guard value != field.initial else { continue }
      first.give(value, to: field)
      given.append(
        YAML.Entry(key: field.name, value: .text(field.type.literal(value, in: nil))))
    }
    let chosen = random.shuffled(actions).prefix(3).map { action in
      Message(name: action.name, values: action.parameters.map { random.value(of: $0.type) })
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
    let scenario = Scenario(feature, random: random)
    feature.explored = chosen.map(scenario.text)
    feature.exploredFrom = given
    feature.exploredDate = usesDate ? first.date : nil
  }

  /// Returns every state that some actions reach within three steps; nil if a state depends on something else.
  private func states(
    by messages: [Message], from first: ReferenceModel
  ) -> (states: [Node], usesDate: Bool)? {
    var worlds = [first]
    var usesDate = false
    var states = [first.node]
    for _ in 0..<3 {
      var next: [ReferenceModel] = []
      for model in worlds {
        for message in messages {
          let trial = ReferenceModel(model)
          trial.send(message)
          states.append(trial.node)
          trial.runUntilIdle()
          states += trial.received.map(\.node)
          trial.refresh(&trial.node)
          states.append(trial.node)
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

extension RandomSource {
  /// Returns a value that fits into a line of a test.
  func shortValue(of type: ValueType) -> Value {
    var value = value(of: type)
    // Some types have no short values.
    for _ in 0..<50 where type.literal(value, in: nil).count >= TestMaker.longest {
      value = self.value(of: type)
    }
    return value
  }
}
