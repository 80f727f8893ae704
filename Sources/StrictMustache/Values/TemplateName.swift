/// A name and its hash, computed once where the name is written down.
///
/// Templates hash their names when they are compiled and objects when they are made, so a lookup compares numbers and
/// confirms with one comparison of the texts.
public struct TemplateName: Sendable, Hashable {
  /// The name.
  public let text: String

  /// The hash of its UTF-8 bytes; the same in every process.
  @usableFromInline let hash: UInt64

  /// Hashes a name.
  public init(_ text: String) {
    self.text = text
    self.hash = Self.hash(of: text)
  }

  /// Whether two names are the same; their hashes tell most of them apart.
  @inlinable
  public static func == (lhs: TemplateName, rhs: TemplateName) -> Bool {
    lhs.hash == rhs.hash && lhs.text == rhs.text
  }

  /// The 64-bit FNV-1a hash of a text's UTF-8 bytes.
  ///
  /// Offset basis and prime are those of Fowler, Noll and Vo (RFC 9923). Collisions cost a comparison, nothing else.
  static func hash(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }
}
