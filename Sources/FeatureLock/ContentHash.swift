/// The hash of a text file's bytes, by which the lock knows it: SHA-256.
///
/// Windows line ends count as plain ones, so that a checkout that converts them changes no hash.
public struct ContentHash: Sendable, Hashable {
  // There is one for each file of a project. Four numbers may stand anywhere, and a vector only where its size divides the
  // address, for which all that holds it would grow.
  private let first, second, third, fourth: UInt64

  /// The 64 hexadecimal digits.
  public var digits: String {
    String(unsafeUninitializedCapacity: 64) { digits in
      for index in 0..<64 {
        let word = index < 32 ? (index < 16 ? first : second) : (index < 48 ? third : fourth)
        digits[index] = hexadecimalDigits[Int(word >> UInt64(60 - index % 16 * 4) & 15)]
      }
      return 64
    }
  }

  /// Hashes the bytes of a file.
  public init(of bytes: [UInt8]) {
    self.init(
      sha256(bytes.contains(UInt8(ascii: "\r")) ? withoutWindowsLineEnds(bytes) : bytes))
  }

  private init(_ words: SIMD8<UInt32>) {
    func pair(_ index: Int) -> UInt64 { UInt64(words[index]) << 32 | UInt64(words[index + 1]) }
    (first, second, third, fourth) = (pair(0), pair(2), pair(4), pair(6))
  }

  /// Takes a hash as it was written down; nil when it is none.
  init?(digits: some StringProtocol) {
    var words = SIMD8<UInt32>()
    var count = 0
    for byte in digits.utf8 {
      guard count < 64, let value = value(ofDigit: byte) else { return nil }
      words[count / 8] = words[count / 8] << 4 | value
      count += 1
    }
    guard count == 64 else { return nil }
    self.init(words)
  }
}

private let hexadecimalDigits = Array("0123456789abcdef".utf8)

/// The value of a digit as the lock has it, without capital letters.
private func value(ofDigit byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  default: nil
  }
}

/// Text with LF wherever CR and LF stood.
public func withoutWindowsLineEnds(_ bytes: [UInt8]) -> [UInt8] {
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
