/// A part of a Swift file: its text without the surrounding white space, and its range.
public struct SourceText: Sendable, Hashable {
  /// The text, as written.
  public var text: String
  /// The range of the text, in UTF-8 bytes of the file.
  public var range: Range<Int>

  /// Makes a part from a text and its range.
  public init(text: String, range: Range<Int>) {
    (self.text, self.range) = (text, range)
  }
}
