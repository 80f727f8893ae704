import FeatureGenerator
import SpecYAML
import SwiftCode

extension TestText {
  /// The changes that a step expects.
  enum Expectation {
    /// Fields with their values; empty where the step expects nothing.
    case fields([(address: String, value: Code)])
    /// The whole state.
    case whole(Code)
    /// Statements that change the state.
    case statements([String])
    /// No change, regardless of the changes that the step seems to cause.
    case noChange

    /// Whether the expectation is empty.
    var isEmpty: Bool {
      if case .fields(let fields) = self { fields.isEmpty } else { false }
    }

    /// Whether the values do not fit on one line each.
    var needsLines: Bool {
      switch self {
      case .fields(let fields): fields.contains { $0.value.isLong(after: $0.address) }
      case .whole(let value): value.isLong(after: "")
      case .statements: true
      case .noChange: false
      }
    }

    /// The value on one line, between brackets.
    var inline: String { value(in: .brackets).inBrackets ?? "" }

    /// Writes the key with its value, as indented lines.
    func lines(margin: Int) -> [String] {
      isEmpty ? [] : entry(in: needsLines ? .lines : .brackets).lines(indentation: margin)
    }

    /// Returns the key with its value.
    fileprivate func entry(in layout: YAMLTree.Layout) -> YAMLEntry {
      YAMLEntry("expect", value: value(in: layout))
    }

    private func value(in layout: YAMLTree.Layout) -> YAMLTree {
      switch self {
      case .fields(let fields):
        .keys(
          fields.map { address, value in
            YAMLEntry(address, value: value.tree(in: layout, address: address))
          }, layout: layout)
      case .whole(let value): value.tree(in: layout, address: "")
      case .statements(let statements):
        layout == .brackets
          ? .text(statements.joined(separator: "; "))
          : YAMLTree(.text(.written(["|"] + statements.flatMap(lines(of:)))))
      case .noChange: .keys([])
      }
    }

    private func lines(of text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// A step that is to be added.
  struct NewStep {
    /// The key of the kind of step: `receive`.
    var key: String
    var value: Code
    var expectation = Expectation.fields([])

    var needsLines: Bool { value.isLong(after: "receive") || expectation.needsLines }

    /// The step on one line, between brackets.
    var inline: String { value(in: .brackets).inBrackets ?? "" }

    /// Writes the step as lines; the first line begins with a dash.
    func lines(indentation: Int) -> [String] {
      YAMLEntry(value: value(in: .lines)).itemLines(indentation: indentation)
    }

    private func value(in layout: YAMLTree.Layout) -> YAMLTree {
      let expected = layout == .lines && !expectation.needsLines ? .brackets : layout
      return .keys(
        [YAMLEntry(key, value: value.tree(in: layout, address: key))]
          + (expectation.isEmpty ? [] : [expectation.entry(in: expected)]), layout: layout)
    }
  }
}

extension Code {
  /// Whether the generated statement would be too long for a line, and can be broken.
  fileprivate func isLong(after address: String) -> Bool {
    broken(after: address).contains { $0 == "\n" }
  }

  /// Writes the value in lines, if the statement that assigns it to a part of the state would be too long.
  private func broken(after address: String) -> String {
    // The width of the surrounding generated code depends on the address of the part.
    text(columns: YAMLTree.columns - 16 - address.count)
  }

  /// Returns the value in the form of a spec.
  fileprivate func tree(in layout: YAMLTree.Layout, address: String) -> YAMLTree {
    guard layout == .brackets else { return .text(broken(after: address)) }
    return isList(text) ? YAMLTree(.text(.written([text]))) : .text(text)
  }
}

/// Whether a text is a list of plain words and texts, which YAML reads unchanged: such Swift needs no quotes around
/// it.
private func isList(_ text: String) -> Bool {
  guard text.hasPrefix("["), text.hasSuffix("]") else { return false }
  return !text.dropFirst().dropLast().contains { "[]{}'#:,\\.?!&*|>%@`-".contains($0) }
}
