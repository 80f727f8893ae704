/// Makes keys of the bytes that a terminal sends.
///
/// It understands what xterm and all that follow it send: UTF-8, and the control sequences of
/// ECMA-48 in their normal and application forms. Sequences that it does not know are no keys, and
/// none of their bytes is taken for a character.
public struct KeyDecoder: Sendable {
  /// The meaning of the first of some bytes, with their number.
  private enum Found {
    case key(Key, length: Int)
    case nothing(length: Int)
    case incomplete
  }

  private var pending: [UInt8] = []

  /// Makes a decoder that has seen nothing.
  public init() {}

  /// Whether bytes are left that more bytes may make a key of.
  public var isWaiting: Bool {
    !pending.isEmpty
  }

  /// Takes bytes, and returns the keys that are complete with them.
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

  /// Gives up waiting for more: an escape that nothing has followed was the key of that name.
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
    // The first byte of a character in UTF-8 determines how many there are.
    let length =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count >= length else { return .incomplete }
    let text = String(decoding: bytes[..<length], as: UTF8.self)
    // What is no UTF-8 is decoded to something else.
    guard text.utf8.elementsEqual(bytes[..<length]), let character = text.first else {
      return .nothing(length: 1)
    }
    return .key(.character(character), length: length)
  }

  private static func sequence(in bytes: [UInt8]) -> Found {
    guard bytes.count > 1 else { return .incomplete }
    switch bytes[1] {
    case UInt8(ascii: "["):
      // Parameters and intermediates, then one final byte.
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
      // With Alt, terminals send an escape before the character; it means nothing here.
      if case .key(_, let length) = first(of: Array(bytes.dropFirst())) {
        return .nothing(length: 1 + length)
      }
      return .nothing(length: 1)
    }
  }

  /// How many bytes a control sequence may have before it is taken for none.
  private static let longest = 64

  private static func found(_ key: Key?, length: Int) -> Found {
    key.map { .key($0, length: length) } ?? .nothing(length: length)
  }

  /// The key of a control sequence; keys held down with it (`1;5A`) make no difference.
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
