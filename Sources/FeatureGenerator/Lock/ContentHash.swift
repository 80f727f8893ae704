/// The hash of a text file's bytes, by which the lock knows it: SHA-256 in hexadecimal digits.
///
/// Windows line ends count as plain ones, so that a checkout that converts them changes no hash.
public struct ContentHash: Sendable, Hashable {
  /// The 64 digits.
  public let digits: String

  /// Hashes the bytes of a file.
  public init(of bytes: [UInt8]) {
    let text = bytes.contains(UInt8(ascii: "\r")) ? withoutWindowsLineEnds(bytes) : bytes
    var digits: [UInt8] = []
    digits.reserveCapacity(64)
    for word in sha256(text) {
      for shift in stride(from: UInt32(28), through: 0, by: -4) {
        digits.append(hexadecimalDigits[Int(word >> shift & 15)])
      }
    }
    self.digits = String(decoding: digits, as: UTF8.self)
  }

  /// Takes a hash as it was written down; nil when it is none.
  init?(digits: some StringProtocol) {
    guard digits.utf8.count == 64, digits.utf8.allSatisfy(hexadecimalDigits.contains) else {
      return nil
    }
    self.digits = String(digits)
  }
}

private let hexadecimalDigits = Array("0123456789abcdef".utf8)

/// Text with LF wherever CR and LF stood.
func withoutWindowsLineEnds(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  for (index, byte) in bytes.enumerated() {
    let endsLine =
      byte == UInt8(ascii: "\r") && index + 1 < bytes.count
      && bytes[index + 1] == UInt8(ascii: "\n")
    if !endsLine { result.append(byte) }
  }
  return result
}
