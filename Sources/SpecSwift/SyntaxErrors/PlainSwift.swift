import SpecSource

/// Knows at a glance Swift that nothing around it can change, as nearly all is: words, numbers, members and texts, in
/// brackets, with the usual operators. To parse it once more in its surroundings would take as long as all the rest.
struct PlainSwift {
  private let kind: FragmentKind
  /// The last byte that was read.
  private var last = UInt8(ascii: " ")
  /// The word that stands directly in front, white space left out; empty for none.
  private var word: ArraySlice<UInt8> = []
  /// How many digits stand behind a point.
  private var decimals = 0

  /// Whether a fragment of a kind is plain.
  static func holds(_ text: String, _ kind: FragmentKind) -> Bool {
    var reader = PlainSwift(kind: kind)
    return reader.read(Array(text.utf8))
  }

  private init(kind: FragmentKind) {
    self.kind = kind
  }

  private mutating func read(_ bytes: [UInt8]) -> Bool {
    // An initializer is called where a value stands, and declared among statements; these words begin accessors.
    let first = bytes.prefix(while: \.isWordByte)
    guard !wordsOfMembers.contains(String(decoding: first, as: UTF8.self)) else { return false }
    var index = 0
    while index < bytes.count {
      guard let end = end(ofPartAt: index, in: bytes) else { return false }
      index = end
    }
    return decimals < 2
  }

  /// Reads a word, a text or a sign; nil where it is not plain.
  private mutating func end(ofPartAt index: Int, in bytes: [UInt8]) -> Int? {
    let byte = bytes[index]
    defer { last = byte }
    if byte.isWordByte { return endOfWord(at: index, in: bytes) }
    switch byte {
    case UInt8(ascii: " "): return index + 1
    case UInt8(ascii: "\n"):
      // What stands alone on a line begins something else, or ends it.
      word = []
      return index + 1
    case UInt8(ascii: "\""):
      word = []
      return endOfText(at: index, in: bytes)
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      // Between spaces it opens no list of types.
      word = []
      let end = bytes[(index + 1)...].first == UInt8(ascii: "=") ? index + 2 : index + 1
      return last == UInt8(ascii: " ") && bytes[end...].first == UInt8(ascii: " ") ? end : nil
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      word = []
      return kind == .statements ? index + 1 : nil
    default:
      word = []
      return harmlessSigns.contains(byte) ? index + 1 : nil
    }
  }

  private mutating func endOfWord(at index: Int, in bytes: [UInt8]) -> Int? {
    let next = bytes[index...].prefix(while: \.isWordByte)
    let isBehindWord =
      !word.isEmpty && !leadingWords.contains(String(decoding: word, as: UTF8.self))
    if isBehindWord, !joiningWords.contains(String(decoding: next, as: UTF8.self)) { return nil }
    if last == UInt8(ascii: "."), bytes[index].isDigit { decimals += 1 }
    word = next
    return next.endIndex
  }

  /// The end of a text on one line in which nothing is escaped.
  private func endOfText(at index: Int, in bytes: [UInt8]) -> Int? {
    let text = bytes[(index + 1)...].prefix { !endsOfText.contains($0) }
    guard text.endIndex < bytes.count, bytes[text.endIndex] == UInt8(ascii: "\""),
      // Three of them are another kind of text.
      !text.isEmpty || bytes.dropFirst(text.endIndex + 1).first != UInt8(ascii: "\"")
    else { return nil }
    return text.endIndex + 1
  }
}

/// What a fragment may not begin with.
private let wordsOfMembers: Set = [
  "deinit", "get", "init", "set", "subscript", "willSet", "didSet",
]

/// The words that others may follow.
private let leadingWords: Set = [
  "as", "await", "else", "guard", "if", "is", "let", "return", "throw", "try", "var",
]

/// The words that may follow others.
private let joiningWords: Set = ["as", "else", "is"]

private let harmlessSigns = Set(" .,()[]=+-*!?&|:".utf8)

private let endsOfText = Set("\\\"\n\r".utf8)
