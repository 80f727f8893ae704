extension StringProtocol {
  /// Whether the first letter is in upper case.
  @inlinable public var isCapitalized: Bool {
    // The Unicode properties of a character take long to look up.
    utf8.prefix(2).allSatisfy { $0 < 0x80 }
      ? utf8.first.map { $0.isLetter && $0 & 0x20 == 0 } ?? false : first?.isUppercase == true
  }

  /// The text with its first letter in upper case: `Rows` for `rows`.
  @inlinable public var capitalizedFirst: String {
    var bytes = Array(utf8)
    // A character beyond ASCII may combine with the letter, and its upper case may have another length.
    guard let first = bytes.first, bytes.prefix(2).allSatisfy({ $0 < 0x80 }) else {
      return prefix(1).uppercased() + dropFirst()
    }
    if first.isLetter { bytes[0] = first & ~0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
