import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// How the parts of a spec are written in Swift. What these extend comes from fragments that were parsed.

extension SwiftFragment {
  /// The fragment as the spec has it.
  package var code: Code { .copied(source, start..<start + text.utf8.count) }

  /// The fragment with other Swift in some UTF-8 ranges of its text.
  func code(replacing others: [(range: Range<Int>, text: String)]) -> Code {
    code.replacing(others.map { ($0.range, Code($0.text)) })
  }

  /// A part of the fragment, in UTF-8 offsets of its text.
  func code(in range: Range<Int>) -> Code {
    .copied(source, start + range.lowerBound..<start + range.upperBound)
  }

  /// The expression where a brace follows, in parentheses if that could be taken for a part of it.
  var inFrontOfBlock: Code {
    let mayHoldBrace = text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "#") }
    return mayHoldBrace && !analysis.isInParentheses ? "(\(code))" : code
  }

  /// The expression where a member follows, in parentheses if need be.
  var inFrontOfMember: Code { analysis.takesMember ? code : "(\(code))" }

  /// The fragment with each use of the state read from a test's store.
  var readingStore: Code {
    code(
      replacing: analysis.references.filter { $0.base.name == "state" }
        .map { ($0.base.range.lowerBound..<$0.base.range.lowerBound, "store.") })
  }

  /// The fragment with each use of the state read from a store.
  ///
  /// - Parameter state: What the state is called in front of a use's members.
  func readingState(_ state: (Reference) -> String) -> Code {
    code(
      replacing: analysis.references.filter { $0.base.name == "state" }
        .map { ($0.base.range, state($0)) })
  }

  /// Statements over the state as they stand in it, where its properties have no more than their names.
  ///
  /// - Parameter storage: The name of the property that keeps the value of a field, by the field's name.
  func insideState(_ storage: [String: String] = [:]) -> Code {
    let uses = analysis.references.filter { $0.base.name == "state" }
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
    return code(
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

extension Code.StringInterpolation {
  /// Adds a fragment as the spec has it.
  mutating func appendInterpolation(_ fragment: SwiftFragment) {
    appendInterpolation(fragment.code)
  }
}

extension DefaultStringInterpolation {
  /// A fragment in a text loses its place.
  @available(*, deprecated, message: "interpolate fragments into code, or ask them for their text")
  mutating func appendInterpolation(_ fragment: SwiftFragment) {
    appendLiteral(fragment.text)
  }
}

extension DurationValue {
  /// The duration as an expression of type `Duration`.
  var code: Code {
    switch self {
    case .units(let unit, let count): ".\(unit)(\(count))"
    case .swift(let fragment): fragment.code
    }
  }

  /// Whether its Swift uses a name.
  func mentions(_ name: String) -> Bool {
    if case .swift(let fragment) = self { fragment.analysis.mentions(name) } else { false }
  }
}

extension Address {
  /// The path after the state: `history.isLoading`.
  var swift: String {
    components.map { escapedMember($0.name.name) }.joined(separator: ".")
  }
}

extension CallArgument {
  /// The argument as a call has it.
  var code: Code { .labeled(label?.name, value.code) }
}
