import SpecSource

/// Quickly recognizes Swift that no surroundings can change, as nearly all Swift in specs is: words, numbers, members
/// and texts, in brackets, with the usual operators.
///
/// Parsing the fragment again in its surroundings would take as long as everything else.
struct PlainSwift {
  private let kind: FragmentKind
  /// The last byte that was read.
  private var last = UInt8(ascii: " ")
  /// The word directly before the current position, apart from white space; empty without such a word.
  private var word: ArraySlice<UInt8> = []
  /// The number of digits after a point.
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
    // An initializer is called in the position of a value, but declared among statements. The other words start
    // accessors.
    let first = bytes.prefix(while: \.isWordByte)
    guard !wordsOfMembers.contains(String(decoding: first, as: UTF8.self)) else { return false }
    var index = 0
    while index < bytes.count {
      guard let end = end(ofPartAt: index, in: bytes) else { return false }
      index = end
    }
    return decimals < 2
  }

  /// Reads a word, a text or a sign; returns nil if it is not plain.
  private mutating func end(ofPartAt index: Int, in bytes: [UInt8]) -> Int? {
    let byte = bytes[index]
    defer { last = byte }
    if byte.isWordByte { return endOfWord(at: index, in: bytes) }
    switch byte {
    case UInt8(ascii: " "): return index + 1
    case UInt8(ascii: "\n"):
      // Text on a line of its own starts something else, or ends it.
      word = []
      return index + 1
    case UInt8(ascii: "\""):
      word = []
      return endOfText(at: index, in: bytes)
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      // Between spaces, the sign opens no list of generic arguments.
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
    let isAfterWord =
      !word.isEmpty && !leadingWords.contains(String(decoding: word, as: UTF8.self))
    if isAfterWord, !joiningWords.contains(String(decoding: next, as: UTF8.self)) { return nil }
    if last == UInt8(ascii: "."), bytes[index].isDigit { decimals += 1 }
    word = next
    return next.endIndex
  }

  /// Returns the end of a text on a single line without escapes; nil for any other text.
  private func endOfText(at index: Int, in bytes: [UInt8]) -> Int? {
    let text = bytes[(index + 1)...].prefix { !endsOfText.contains($0) }
    guard text.endIndex < bytes.count, bytes[text.endIndex] == UInt8(ascii: "\""),
      // Three quotes start another kind of text.
      !text.isEmpty || bytes.dropFirst(text.endIndex + 1).first != UInt8(ascii: "\"")
    else { return nil }
    return text.endIndex + 1
  }
}

/// The words that a fragment may not begin with.
private let wordsOfMembers: Set = [
  "deinit", "get", "init", "set", "subscript", "willSet", "didSet",
]

/// The words that other words may follow.
private let leadingWords: Set = [
  "as", "await", "else", "guard", "if", "is", "let", "return", "throw", "try", "var",
]

/// The words that may follow other words.
private let joiningWords: Set = ["as", "else", "is"]

private let harmlessSigns = Set(" .,()[]=+-*!?&|:".utf8)

private let endsOfText = Set("\\\"\n\r".utf8)
