/// Returns a path as part of a URL: every byte except letters, digits and `-._~/` becomes `%` and two digits.
///
/// - Parameter others: Further characters that stay unchanged.
public func percentEncoded(_ path: String, keeping others: String = "") -> String {
  path.utf8.map { byte in
    let character = Character(Unicode.Scalar(byte))
    let isPlain = character.isLetter || character.isNumber || "-._~/\(others)".contains(character)
    guard byte >= 0x80 || !isPlain else { return String(character) }
    return "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }.joined()
}
