/// A path through the model, in the form of a test.
struct Scenario {
  let feature: Feature
  let random: RandomSource
  var model: ReferenceModel
  var steps: [YAML] = []
  var given: [YAML.Entry] = []
  /// The first state, if the state is no struct of fields.
  var wholeState: String?
  /// The declarations of the test before its steps.
  var setup: [String] = []
  /// Whether the test must state all changes. It need not, if something still runs at the end.
  var isExhaustive = true
  /// Whether the test passes a number to the feature.
  let givesMargin: Bool
  let texts = StateText()
  /// The shared values that the previous steps have reported.
  var told: [String: Value] = [:]

  init(_ feature: Feature, random: RandomSource) {
    self.feature = feature
    self.random = random
    model = ReferenceModel(feature, random: random)
    givesMargin = feature.hasMargin && random.once(in: 2)
    if givesMargin { model.node.margin = 2 }
  }

  /// The test; nil if nothing has happened.
  var test: YAML? {
    guard !steps.isEmpty, isExhaustive || steps.contains(where: \.checks) else { return nil }
    let overrides = OverrideText(model: model).overrides
    let isPlain = given.isEmpty && wholeState == nil && overrides.isEmpty && !givesMargin
    if isPlain, random.once(in: 2) { return .list(steps) }
    return .options(
      ("doc", random.once(in: 8) ? .text("It's how it goes.") : nil),
      ("setup", setup.isEmpty ? nil : .text(setup.joined(separator: "\n"))),
      ("given", wholeState.map { .text($0) } ?? (given.isEmpty ? nil : .options(given))),
      ("arguments", givesMargin ? margin(2) : nil),
      ("dependencies", overrides.isEmpty ? nil : .entries(overrides)), ("steps", .list(steps)))
  }

  /// Performs the steps of the scenario.
  mutating func go(untested: inout Set<String>) {
    model.isClockImmediate = random.once(in: 4)
    begin()
    for _ in 0..<random.number(4...8) { move(&untested) }
    end()
    check()
  }

  // MARK: The first state

  mutating func begin() {
    guard feature.stateType == nil else { return beginWithWholeState() }
    for field in feature.fields where field.initial == nil || random.once(in: 4) {
      let value = random.shortValue(of: field.type)
      let text = field.type.literal(value, in: nil)
      guard value != field.initial else { continue }
      model.give(value, to: field)
      given.append(YAML.Entry(key: field.name, value: .text(naming(text, field.type))))
    }
    for child in feature.children where child.presence != .always && random.once(in: 2) {
      fill(child)
    }
    told = model.cells
  }

  /// Makes the first state, for a state that is no struct of fields.
  private mutating func beginWithWholeState() {
    let first = model.node
    var text = ""
    for _ in 0..<50 {
      model.node = first
      for field in feature.fields where field.initial == nil || random.once(in: 4) {
        model.give(random.value(of: field.type), to: field)
      }
      if let child = random.pickAny(feature.children), random.once(in: 2) {
        let item = model.makeItem(child, 0, random.state(of: child.choices[0].feature))
        model.node.become(.choice(child.name, []), with: item)
      }
      text = texts.state(model.node, of: feature)
      if text.count < TestMaker.longest { break }
    }
    let type = "\(feature.type).State"
    wholeState = feature.hasCases && random.once(in: 2) ? String(text.dropFirst(type.count)) : text
    told = model.cells
  }

  /// Returns a value's text, or the name that the test declares for the value.
  mutating func naming(_ text: String, _ type: ValueType) -> String {
    guard random.once(in: 4) else { return text }
    let name = "first\(setup.count)"
    let line = "let \(name): \(type.swift(in: nil)) = \(text)"
    guard line.count < 88 else { return text }
    setup.append(line)
    return name
  }

  mutating func fill(_ child: Child) {
    let count = child.presence == .optional ? 1 : random.number(1...2)
    var slot = Slot()
    for number in 0..<count {
      let index = random.below(child.choices.count)
      var values = random.state(of: child.choices[index].feature)
      if child.presence == .many { values["id"] = .uuid(300 + number) }
      var item = model.makeItem(child, index, values)
      switch child.presence {
      case .many: item.id = .uuid(300 + number)
      case .stack: item.id = .int(number)
      case .always, .optional, .ofCase: break
      }
      slot.items.append(item)
    }
    slot.nextID = count
    let (name, text) = texts.given(slot, child, of: feature)
    guard text.count < TestMaker.longest else { return }
    model.node.slots[child.name] = slot
    given.append(YAML.Entry(key: name, value: .text(text)))
  }
}

extension YAML {
  /// Whether a step contains an expectation.
  fileprivate var checks: Bool {
    guard case .options(let entries) = self else { return false }
    return entries.contains { ["expect", "receive", "bind", "assert", "finish"].contains($0.key) }
  }
}
