import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// Lowers the parts of a spec to Swift. These extensions apply to fragments that were parsed.

extension SwiftFragment {
  /// The fragment as it is written in the spec.
  package var code: Code { .copied(source, start..<start + text.utf8.count) }

  /// Returns the fragment with other Swift in some UTF-8 ranges of its text.
  func code(replacing others: [(range: Range<Int>, text: String)]) -> Code {
    code.replacing(others.map { ($0.range, Code($0.text)) })
  }

  /// Returns a part of the fragment, by UTF-8 offsets of its text.
  func code(in range: Range<Int>) -> Code {
    .copied(source, start + range.lowerBound..<start + range.upperBound)
  }

  /// The expression for a place in front of a brace, in parentheses if the brace could be parsed as a part of it.
  var inFrontOfBlock: Code {
    let mayHoldBrace = text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "#") }
    return mayHoldBrace && !analysis.isInParentheses ? "(\(code))" : code
  }

  /// The expression for a place in front of a member, in parentheses if necessary.
  var inFrontOfMember: Code { analysis.takesMember ? code : "(\(code))" }

  /// The fragment with `store.` in front of each use of the state, for tests.
  var readingStore: Code {
    code(
      replacing: analysis.references.filter { $0.base.name == "state" }
        .map { ($0.base.range.lowerBound..<$0.base.range.lowerBound, "store.") })
  }

  /// Returns the fragment with each use of the state read from a store.
  ///
  /// - Parameter state: Returns the name of the state in front of a use's members.
  func readingState(_ state: (Reference) -> String) -> Code {
    code(
      replacing: analysis.references.filter { $0.base.name == "state" }
        .map { ($0.base.range, state($0)) })
  }

  /// Returns statements about the state as they are written inside of the state, whose properties need no prefix
  /// there.
  ///
  /// - Parameter storage: The names of the properties that store the values of fields, by the fields' names.
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
  /// Adds a fragment as it is written in the spec.
  mutating func appendInterpolation(_ fragment: SwiftFragment) {
    appendInterpolation(fragment.code)
  }
}

extension DefaultStringInterpolation {
  /// Adds the text of a fragment, which loses its place in the spec.
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

  /// Returns whether the Swift of the duration uses a name.
  func mentions(_ name: String) -> Bool {
    if case .swift(let fragment) = self { fragment.analysis.mentions(name) } else { false }
  }
}

extension Address {
  /// The path after the state, such as `history.isLoading`.
  var swift: String {
    components.map { escapedMember($0.name.name) }.joined(separator: ".")
  }
}

extension CallArgument {
  /// The argument as it is written in a call.
  var code: Code { .labeled(label?.name, value.code) }
}
