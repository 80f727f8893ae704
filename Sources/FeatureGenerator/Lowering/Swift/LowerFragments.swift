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
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "#") } ? "(\(text))" : text
  }

  /// The fragment with `store.` in front of each use of the state.
  func qualifyingState() -> String {
    var bytes: [UInt8] = []
    var offset = 0
    let utf8 = Array(text.utf8)
    for reference in analysis.references where reference.base.name == "state" {
      bytes += utf8[offset..<reference.base.range.lowerBound]
      bytes += Array("store.".utf8)
      offset = reference.base.range.lowerBound
    }
    return String(decoding: bytes + utf8[offset...], as: UTF8.self)
  }
}
