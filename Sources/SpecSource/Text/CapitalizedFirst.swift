extension StringProtocol {
  /// The text with its first letter in upper case: `Rows` for `rows`.
  @inlinable public var capitalizedFirst: String {
    var bytes = Array(utf8)
    // What is beyond ASCII may be a part of the letter, and have another length in upper case.
    guard let first = bytes.first, bytes.prefix(2).allSatisfy({ $0 < 0x80 }) else {
      return prefix(1).uppercased() + dropFirst()
    }
    if first.isLetter { bytes[0] = first & ~0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
