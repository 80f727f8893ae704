/// A part of a file of Swift: its text without the white space around it, and where it stands.
public struct SourceText: Sendable, Hashable {
  /// The text, as it is written.
  public var text: String
  /// Where it stands, in UTF-8 bytes of the file.
  public var range: Range<Int>

  /// Takes a text and its place.
  public init(text: String, range: Range<Int>) {
    (self.text, self.range) = (text, range)
  }
}
