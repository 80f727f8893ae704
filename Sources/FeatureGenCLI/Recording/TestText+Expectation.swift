import FeatureGenerator

extension TestText {
  /// What a step says has changed.
  enum Expectation {
    /// Fields with their values; none where the step says nothing.
    case fields([(address: String, value: CallTree)])
    /// The whole state.
    case whole(CallTree)
    /// Statements that change the state.
    case statements([String])
    /// Nothing changes, whatever the step seems to say.
    case noChange

    /// How long lines of a spec and of what is generated from it may be.
    static let columns = 100

    /// Whether there is nothing to say.
    var isEmpty: Bool {
      if case .fields(let fields) = self { fields.isEmpty } else { false }
    }

    /// Whether the values do not fit into a line of their own.
    var needsLines: Bool {
      switch self {
      case .fields(let fields): fields.contains { $0.value.isLong(behind: $0.address) }
      case .whole(let value): value.isLong(behind: "")
      case .statements: true
      case .noChange: false
      }
    }

    /// The value in brackets.
    var inline: String {
      switch self {
      case .fields(let fields):
        let parts = fields.map { "\(flowScalar($0.address)): \(flowScalar($0.value.flat))" }
        return "{\(parts.joined(separator: ", "))}"
      case .whole(let value): return flowScalar(value.flat)
      case .statements(let statements): return flowScalar(statements.joined(separator: "; "))
      case .noChange: return "{}"
      }
    }

    /// The key with its value, as lines behind spaces.
    func lines(margin: Int) -> [String] {
      let start = String(repeating: " ", count: margin)
      switch self {
      case .fields(let fields):
        guard !isEmpty else { return [] }
        let line = "\(start)expect: \(inline)"
        if !needsLines, line.count <= Self.columns { return [line] }
        return ["\(start)expect:"]
          + fields.flatMap { address, value in
            value.lines(behind: yamlScalar(address), address: address, margin: margin + 2)
          }
      case .whole(let value): return value.lines(behind: "expect", address: "", margin: margin)
      case .statements(let statements):
        return ["\(start)expect: |"] + statements.flatMap { indented($0, margin + 2) }
      case .noChange: return ["\(start)expect: {}"]
      }
    }
  }

  /// A step to be added.
  struct NewStep {
    /// The key that says what kind of step it is: `receive`.
    var key: String
    var value: CallTree
    var expectation = Expectation.fields([])

    var needsLines: Bool { value.isLong(behind: "receive") || expectation.needsLines }

    /// The step in brackets.
    var inline: String {
      let expect = expectation.isEmpty ? "" : ", expect: \(expectation.inline)"
      return "{\(key): \(flowScalar(value.flat))\(expect)}"
    }

    /// The step as lines, the first behind a dash.
    func lines(indentation: Int) -> [String] {
      var lines = value.lines(behind: key, address: key, margin: indentation + 2)
      lines[0] =
        String(repeating: " ", count: indentation) + "- "
        + lines[0].dropFirst(indentation + 2)
      return lines + expectation.lines(margin: indentation + 2)
    }
  }
}

extension CallTree {
  /// Whether the statement that is generated from it would be too long on a line, and can be broken.
  fileprivate func isLong(behind address: String) -> Bool {
    broken(behind: address).contains { $0 == "\n" }
  }

  /// The value in lines, if the statement that gives it to a part of the state would be too long.
  private func broken(behind address: String) -> String {
    // What is generated around it depends on where the part lies.
    text(columns: TestText.Expectation.columns - 16 - address.count)
  }

  /// A key with the value, as lines behind spaces.
  fileprivate func lines(behind key: String, address: String, margin: Int) -> [String] {
    let start = String(repeating: " ", count: margin)
    let text = broken(behind: address)
    guard text.contains("\n") else { return ["\(start)\(key): \(yamlScalar(text))"] }
    return ["\(start)\(key): |"] + indented(text, margin + 2)
  }
}

/// The lines of a text behind spaces.
private func indented(_ text: String, _ margin: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map {
    String(repeating: " ", count: margin) + $0
  }
}

/// A text of one line as a scalar between brackets: plain, or in single quotes where YAML would take it for something else.
func flowScalar(_ text: String) -> String {
  let isPlain = !text.contains { ",[]{}".contains($0) } && !text.hasPrefix("?")
  // A list that is a whole value is Swift as it is written.
  if text.hasPrefix("["), text.hasSuffix("]"), isList(text) { return text }
  let scalar = yamlScalar(text)
  guard scalar == text, !isPlain else { return scalar }
  return "'" + text.replacing("'", with: "''") + "'"
}

/// Whether a text is a list of plain words and texts, which YAML reads as it stands.
private func isList(_ text: String) -> Bool {
  let inner = text.dropFirst().dropLast()
  return !inner.contains { "[]{}'#:,\\.?!&*|>%@`-".contains($0) }
}
