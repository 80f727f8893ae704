/// The delimiters at the start and the end of a template's tags.
struct Delimiters {
  /// The delimiter at the start of a tag; not empty.
  var open: [UInt8]

  /// The delimiter at the end of a tag; not empty.
  var close: [UInt8]

  /// The braces that are the delimiters at the start of every template.
  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

  /// Makes delimiters from their bytes.
  init(open: [UInt8], close: [UInt8]) {
    self.open = open
    self.close = close
  }

  /// Reads the contents between the equals signs of a set-delimiter tag; nil if they are not two delimiters.
  init?(_ bytes: [UInt8], in range: Range<Int>) {
    let words = bytes.words(in: range)
    guard words.count == 2, !bytes[range].contains(UInt8(ascii: "=")) else { return nil }
    self.init(open: Array(bytes[words[0]]), close: Array(bytes[words[1]]))
  }

  /// Returns a tag with these delimiters, for hints.
  func tag(_ content: String) -> String {
    String(decoding: open, as: UTF8.self) + content + String(decoding: close, as: UTF8.self)
  }
}
