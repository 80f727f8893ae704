import SpecSource

/// The path of a name in a variable or section tag: a number of contexts out, and then names inward.
struct TagPath: Equatable {
  /// The target of a path in its context.
  enum Target: Equatable {
    /// The context itself: `.`
    case current
    /// A name, and names inside of its value: `a.b`
    case names([String])
    /// Whether the item is the first of its list: `-first`
    case isFirst
    /// Whether the item is the last of its list: `-last`
    case isLast
  }

  /// The number of contexts that the path goes out.
  var ups = 0

  /// The target of the path from there.
  var target: Target

  /// Reads a path; nil if the text is not a path.
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

  /// Whether bytes are a name: letters, digits, `_`, and `-` after the first byte. All bytes beyond ASCII count as
  /// letters.
  private static func isName(_ bytes: Substring.UTF8View) -> Bool {
    bytes.first?.isNameByte == true
      && bytes.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "-") }
  }
}
