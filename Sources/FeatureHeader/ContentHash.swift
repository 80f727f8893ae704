/// A short hash of a text file: 48 bits of FNV-1a, in hexadecimal digits.
///
/// The hash explains why a file differs. It decides nothing from which somebody could profit by a collision. Windows
/// line ends are hashed like plain ones, so that a checkout that converts them changes no hash.
public struct ContentHash: Sendable, Hashable, CustomStringConvertible {
  /// The number of digits.
  static let length = 12

  /// The twelve digits.
  public let description: String

  /// Hashes bytes.
  public init(of bytes: [UInt8]) {
    self.init(of: [bytes[...]])
  }

  /// Hashes a text.
  public init(of text: String) {
    self.init(of: Array(text.utf8))
  }

  /// Hashes pieces of a file as if they followed each other without a gap.
  ///
  /// The parameter is an array, not a generic sequence: other modules would run the generic code, which takes a
  /// hundred times as long.
  init(of pieces: [ArraySlice<UInt8>]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var hasReturn = false
    for piece in pieces {
      piece.withUnsafeBufferPointer { bytes in
        for byte in bytes {
          if hasReturn, byte != UInt8(ascii: "\n") { add(UInt8(ascii: "\r")) }
          hasReturn = byte == UInt8(ascii: "\r")
          if !hasReturn { add(byte) }
        }
      }
    }
    if hasReturn { add(UInt8(ascii: "\r")) }
    let digits = String(hash >> 48 ^ hash & 0xFFFF_FFFF_FFFF, radix: 16)
    description = String(repeating: "0", count: Self.length - digits.count) + digits
  }

  /// Reads the digits of a hash; nil for a text that is not a hash.
  init?(digits: ArraySlice<UInt8>) {
    guard digits.count == Self.length, digits.allSatisfy(isDigit) else { return nil }
    description = String(decoding: digits, as: UTF8.self)
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
  default: false
  }
}

/// Returns the text with LF in place of each CR and LF.
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
