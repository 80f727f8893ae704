import FeatureProgram
import FeatureSpec
import SpecSwift

// How the parts of a spec are written in Swift. What these extend comes from fragments that were parsed.

extension DurationValue {
  /// The duration as an expression of type `Duration`.
  var swift: String {
    switch self {
    case .units(let unit, let count): ".\(unit)(\(count))"
    case .swift(let fragment): fragment.text
    }
  }

  /// Whether its Swift uses a name.
  func mentions(_ name: String) -> Bool {
    if case .swift(let fragment) = self { fragment.analysis.mentions(name) } else { false }
  }
}

extension Address {
  /// The path behind the state: `history.isLoading`.
  var swift: String {
    components.map { escapedMember($0.name.name) }.joined(separator: ".")
  }
}

extension SwiftFragment {
  /// The expression where a brace follows, in parentheses if that could be taken for a part of it.
  var inFrontOfBlock: String {
    let mayHoldBrace = text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "#") }
    return mayHoldBrace && !analysis.isInParentheses ? "(\(text))" : text
  }

  /// The fragment with each use of the state read from a store.
  ///
  /// - Parameter state: What the state is called in front of a use's members.
  func readingState(_ state: (Reference) -> String) -> String {
    text(
      replacing: analysis.references.filter { $0.base.name == "state" }
        .map { ($0.base.range, state($0)) })
  }

  /// Statements over the state as they stand in it, where its properties have no more than their names.
  ///
  /// - Parameter storage: The name of the property that keeps the value of a field, by the field's name.
  func insideState(_ storage: [String: String] = [:]) -> String {
    let uses = analysis.references.filter { $0.base.name == "state" }
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
    return text(
      replacing: uses.map { use in
        if let member = use.members.first, let kept = storage[member.name] {
          return (use.base.range.lowerBound..<member.range.upperBound, kept)
        }
        guard let member = use.members.first, escapedIdentifier(member.name) == member.name,
          uses.count(where: { $0.members.first?.name == member.name })
            == words.count(where: { $0 == member.name })
        else { return (use.base.range, "self") }
        return (use.base.range.lowerBound..<member.range.lowerBound, "")
      })
  }
}
