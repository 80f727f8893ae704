import SpecSource

/// What a name in a variable or section tag leads to: so many contexts out, then so many names in.
struct TagPath: Equatable {
  /// Where a path goes once it has reached its context.
  enum Target: Equatable {
    /// To the context itself: `.`
    case current
    /// To a name, and names in that: `a.b`
    case names([String])
    /// To whether the item is the first of its list: `-first`
    case isFirst
    /// To whether the item is the last of its list: `-last`
    case isLast
  }

  /// How many contexts it goes out.
  var ups = 0

  /// Where it goes from there.
  var target: Target

  /// Reads a path; nil when the text is not one.
  init?(_ text: String) {
    var rest = text.utf8[...]
    while rest.starts(with: "../".utf8) {
      rest = rest.dropFirst(3)
      ups += 1
    }
    switch Substring(rest) {
    case ".": target = .current
    case "-first": target = .isFirst
    case "-last": target = .isLast
    default:
      let names = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard names.allSatisfy(Self.isName) else { return nil }
      target = .names(names.map { String(Substring($0)) })
    }
  }

  /// Whether bytes are a name: letters, digits, `_`, and `-` inside; everything beyond ASCII counts as a letter.
  private static func isName(_ bytes: Substring.UTF8View) -> Bool {
    bytes.first?.isNameByte == true
      && bytes.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "-") }
  }
}
