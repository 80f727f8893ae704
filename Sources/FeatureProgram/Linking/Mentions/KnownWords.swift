/// The words that are searched for in texts.
struct KnownWords: Sendable {
  /// Whether some word has a shape, by the index of the shape. Length, first byte and last byte exclude most words of
  /// a text without a copy.
  private var hasShape = [Bool](repeating: false, count: shapeCount)
  private let words: Set<String>

  private static let shapeCount = 1 << 12

  init(_ words: Set<String>) {
    self.words = words
    for word in words { hasShape[KnownWords.shape(Array(word.utf8)[...])] = true }
  }

  /// Finds the words that a text contains.
  func mentioned(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, isPartOfWord(bytes[end]) { end += 1 }
      if end > start, hasShape[KnownWords.shape(bytes[start..<end])] {
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        if words.contains(word) { found.insert(word) }
      }
      start = end + 1
    }
    return found
  }

  private static func shape(_ word: ArraySlice<UInt8>) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    return (word.count &* 64 ^ Int(first) &* 8 ^ Int(last)) % shapeCount
  }

  /// Whether a byte may be part of a name.
  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
