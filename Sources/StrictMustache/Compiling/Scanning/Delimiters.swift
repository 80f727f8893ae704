/// What the tags of a template start and end with.
struct Delimiters {
  /// What a tag starts with; not empty.
  var open: [UInt8]

  /// What a tag ends with; not empty.
  var close: [UInt8]

  /// The braces every template starts with.
  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

  /// Makes delimiters.
  init(open: [UInt8], close: [UInt8]) {
    self.open = open
    self.close = close
  }

  /// Reads what stands between the equals signs of a set-delimiter tag; nil when it is not two delimiters.
  init?(_ bytes: [UInt8], in range: Range<Int>) {
    let words = bytes.words(in: range)
    guard words.count == 2, !bytes[range].contains(UInt8(ascii: "=")) else { return nil }
    self.init(open: Array(bytes[words[0]]), close: Array(bytes[words[1]]))
  }

  /// A tag as these delimiters spell it, for hints.
  func tag(_ content: String) -> String {
    String(decoding: open, as: UTF8.self) + content + String(decoding: close, as: UTF8.self)
  }
}
