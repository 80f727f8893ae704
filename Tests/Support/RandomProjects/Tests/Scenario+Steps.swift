/// Steps of a test.
extension Scenario {
  /// A step; nil where a line cannot hold it.
  func step(
    _ key: String, _ text: String, _ expected: [(address: String, text: String)]
  ) -> YAML? {
    guard text.count < TestMaker.longest + 10, fits(expected) else { return nil }
    return expecting(expected, (key, text))
  }

  /// Whether lines can hold what is expected.
  func fits(_ expected: [(address: String, text: String)]) -> Bool {
    expected.allSatisfy { $0.address.count + $0.text.count < TestMaker.longest }
  }

  func expecting(
    _ expected: [(address: String, text: String)], _ step: (key: String, text: String)
  ) -> YAML {
    if let whole = expected.first, whole.address.isEmpty {
      let text = random.once(in: 3) ? "state = \(whole.text)" : whole.text
      return .options((step.key, .text(step.text)), ("expect", .text(text)))
    }
    let changes = expected.map { YAML.Entry(key: $0.address, value: .text($0.text)) }
    let statements = random.once(in: 4) ? self.statements(expected) : nil
    return .options(
      (step.key, .text(step.text)),
      ("expect", statements ?? (changes.isEmpty ? nil : .entries(changes))))
  }

  /// Statements that change the state as expected; nil where others than its own fields change.
  func statements(_ expected: [(address: String, text: String)]) -> YAML? {
    let fields = feature.fields.filter { $0.shared == nil }.map(\.name)
    guard !expected.isEmpty, expected.allSatisfy({ fields.contains($0.address) }) else {
      return nil
    }
    return .text(
      expected.map { "state.\($0.address) = \($0.text)" }.joined(separator: "\n"))
  }
}
