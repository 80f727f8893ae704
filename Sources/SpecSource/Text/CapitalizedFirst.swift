extension StringProtocol {
  /// Whether the first letter is in upper case.
  @inlinable public var isCapitalized: Bool {
    // What Unicode says of a character takes long to look up.
    utf8.prefix(2).allSatisfy { $0 < 0x80 }
      ? utf8.first.map { $0.isLetter && $0 & 0x20 == 0 } ?? false : first?.isUppercase == true
  }

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
