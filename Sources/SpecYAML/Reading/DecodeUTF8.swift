/// The Unicode scalar at an offset and its length in bytes; nil when the bytes are not valid UTF-8.
///
/// As Unicode wants it, overlong forms, surrogates and numbers above 10FFFF are not valid.
func decodeUTF8(_ bytes: [UInt8], at index: Int) -> (scalar: UInt32, length: Int)? {
  let first = UInt32(bytes[index])
  let length: Int
  var scalar: UInt32
  switch first {
  case 0..<0x80: return (first, 1)
  case 0xC2..<0xE0: (length, scalar) = (2, first & 0x1F)
  case 0xE0..<0xF0: (length, scalar) = (3, first & 0x0F)
  case 0xF0..<0xF5: (length, scalar) = (4, first & 0x07)
  default: return nil
  }
  guard index + length <= bytes.count else { return nil }
  for next in bytes[index + 1..<index + length] {
    guard next & 0xC0 == 0x80 else { return nil }
    scalar = scalar << 6 | UInt32(next & 0x3F)
  }
  let smallest: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
  let isSurrogate = (0xD800..<0xE000).contains(scalar)
  guard scalar >= smallest[length], !isSurrogate, scalar <= 0x10FFFF else { return nil }
  return (scalar, length)
}
