/// Steps of a test.
extension Scenario {
  /// Makes a step; nil if the step does not fit into a line.
  func step(
    _ key: String, _ text: String, _ expected: [(address: String, text: String)]
  ) -> YAML? {
    guard text.count < TestMaker.longest + 10, fits(expected) else { return nil }
    return expecting(expected, (key, text))
  }

  /// Returns whether the expected changes fit into lines.
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

  /// Returns statements that make the expected changes; nil if values outside of the feature's own fields change.
  func statements(_ expected: [(address: String, text: String)]) -> YAML? {
    let fields = feature.fields.filter { $0.shared == nil }.map(\.name)
    guard !expected.isEmpty, expected.allSatisfy({ fields.contains($0.address) }) else {
      return nil
    }
    return .text(
      expected.map { "state.\($0.address) = \($0.text)" }.joined(separator: "\n"))
  }
}
