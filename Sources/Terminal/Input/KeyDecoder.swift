/// Decodes the keys from the bytes that a terminal sends.
///
/// The decoder understands the output of xterm and of compatible terminals: UTF-8, and the control sequences of
/// ECMA-48 in their normal and application forms. Unknown sequences are no keys, and none of their bytes is decoded
/// as a character.
public struct KeyDecoder: Sendable {
  /// The meaning of the first bytes, with their number.
  private enum Found {
    case key(Key, length: Int)
    case nothing(length: Int)
    case incomplete
  }

  private var pending: [UInt8] = []

  /// Makes a decoder without pending bytes.
  public init() {}

  /// Whether bytes are pending that may become a key with more bytes.
  public var isWaiting: Bool {
    !pending.isEmpty
  }

  /// Adds bytes, and returns the keys that they complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while !pending.isEmpty {
      switch Self.first(of: pending) {
      case .key(let key, let length):
        keys.append(key)
        pending.removeFirst(length)
      case .nothing(let length): pending.removeFirst(length)
      case .incomplete: return keys
      }
    }
    return keys
  }

  /// Stops waiting for more bytes: a single escape was the Escape key.
  public mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending == [escape] ? [.escape] : []
  }
}

private let escape: UInt8 = 0x1B

extension KeyDecoder {
  private static func first(of bytes: [UInt8]) -> Found {
    switch bytes[0] {
    case escape: sequence(in: bytes)
    case 0x09: .key(.tab, length: 1)
    case 0x0A, 0x0D: .key(.enter, length: 1)
    case 0x08, 0x7F: .key(.backspace, length: 1)
    case 0x01...0x1A: .key(.control(Character(UnicodeScalar(bytes[0] + 0x60))), length: 1)
    case 0x20...: character(in: bytes)
    default: .nothing(length: 1)
    }
  }

  private static func character(in bytes: [UInt8]) -> Found {
    // The first byte of a UTF-8 character determines its length.
    let length =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count >= length else { return .incomplete }
    let text = String(decoding: bytes[..<length], as: UTF8.self)
    // Invalid UTF-8 is decoded to other characters.
    guard text.utf8.elementsEqual(bytes[..<length]), let character = text.first else {
      return .nothing(length: 1)
    }
    return .key(.character(character), length: length)
  }

  private static func sequence(in bytes: [UInt8]) -> Found {
    guard bytes.count > 1 else { return .incomplete }
    switch bytes[1] {
    case UInt8(ascii: "["):
      // The sequence has parameters and intermediates, then one final byte.
      guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x20...0x3F).contains($0) })
      else { return bytes.count < longest ? .incomplete : .nothing(length: bytes.count) }
      guard (0x40...0x7E).contains(bytes[end]) else { return .nothing(length: end) }
      let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
      return found(controlKey(bytes[end], parameters), length: end + 1)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return .incomplete }
      return found(movement(bytes[2]), length: 3)
    case escape:
      return .key(.escape, length: 1)
    default:
      // With Alt, terminals send an escape before the character; such keys have no meaning here.
      if case .key(_, let length) = first(of: Array(bytes.dropFirst())) {
        return .nothing(length: 1 + length)
      }
      return .nothing(length: 1)
    }
  }

  /// The maximum number of bytes of a control sequence; longer ones are invalid.
  private static let longest = 64

  private static func found(_ key: Key?, length: Int) -> Found {
    key.map { .key($0, length: length) } ?? .nothing(length: length)
  }

  /// Decodes the key of a control sequence; modifier keys in it (`1;5A`) are ignored.
  private static func controlKey(_ final: UInt8, _ parameters: String) -> Key? {
    guard final == UInt8(ascii: "~") else { return movement(final) }
    switch parameters.prefix(while: { $0 != ";" }) {
    case "1", "7": return .home
    case "3": return .delete
    case "4", "8": return .end
    case "5": return .pageUp
    case "6": return .pageDown
    default: return nil
    }
  }

  private static func movement(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "M"): .enter
    default: nil
    }
  }
}
