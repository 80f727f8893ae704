/// A name and its hash, which is computed only once.
///
/// Templates hash their names when they are compiled, and objects when they are made. A look-up therefore compares
/// numbers and confirms the match with a single comparison of the texts.
public struct TemplateName: Sendable, Hashable {
  /// The name.
  public let text: String

  /// The hash of the name's UTF-8 bytes, which is the same in every process.
  @usableFromInline let hash: UInt64

  /// Makes a name and computes its hash.
  public init(_ text: String) {
    self.text = text
    self.hash = Self.hash(of: text)
  }

  /// Whether two names are equal. Most different names also have different hashes.
  @inlinable
  public static func == (lhs: TemplateName, rhs: TemplateName) -> Bool {
    lhs.hash == rhs.hash && lhs.text == rhs.text
  }

  /// Returns the 64-bit FNV-1a hash of a text's UTF-8 bytes.
  ///
  /// The offset basis and the prime are those of Fowler, Noll and Vo (RFC 9923). A collision only costs a comparison.
  static func hash(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }
}
