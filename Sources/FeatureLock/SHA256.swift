/// The SHA-256 hash of bytes, as FIPS 180-4 defines it.
///
/// An own one: no library in the dependency graph has it, and a further dependency would cost more than these lines.
///
/// - Returns: The 32 bytes of the hash as eight numbers, the first one first.
func sha256(_ bytes: [UInt8]) -> SIMD8<UInt32> {
  var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19)
  let wholeBlocks = bytes.count / 64 * 64
  roundConstants.withUnsafeBufferPointer { constants in
    bytes.withUnsafeBytes { addBlocks($0[..<wholeBlocks], to: &state, constants) }
    padded(bytes[wholeBlocks...], length: bytes.count).withUnsafeBytes {
      addBlocks($0[...], to: &state, constants)
    }
  }
  return state
}

/// The last bytes with a one bit, zeros and the length in bits behind them, up to a whole block.
private func padded(_ tail: ArraySlice<UInt8>, length: Int) -> [UInt8] {
  var block = Array(tail)
  block.append(0x80)
  while block.count % 64 != 56 { block.append(0) }
  let bits = UInt64(length) * 8
  for shift in stride(from: UInt64(56), through: 0, by: -8) {
    block.append(UInt8(truncatingIfNeeded: bits >> shift))
  }
  return block
}

/// Mixes whole blocks of 64 bytes into the state.
private func addBlocks(
  _ bytes: Slice<UnsafeRawBufferPointer>, to state: inout SIMD8<UInt32>,
  _ constants: UnsafeBufferPointer<UInt32>
) {
  withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    for start in stride(from: 0, to: bytes.count, by: 64) {
      expand(bytes, from: start, into: words, constants)
      addBlock(words, to: &state)
    }
  }
}

/// The eight numbers that a round changes.
private struct Registers {
  var a, b, c, d, e, f, g, h: UInt32

  /// Does a round, after which each number has the next one's name: the caller passes the numbers in their new order.
  ///
  /// - Parameter word: The round's word and constant.
  @inline(__always)
  static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ word: UInt32
  ) {
    let choice = g ^ (e & (f ^ g))
    let majority = (a & b) | (c & (a | b))
    let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ word
    d = d &+ first
    h = first &+ (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
  }

  /// Eight rounds, after which every number bears its own name again.
  @inline(__always)
  mutating func eightRounds(_ words: UnsafeMutableBufferPointer<UInt32>, from index: Int) {
    Self.round(a, b, c, &d, e, f, g, &h, words[index])
    Self.round(h, a, b, &c, d, e, f, &g, words[index + 1])
    Self.round(g, h, a, &b, c, d, e, &f, words[index + 2])
    Self.round(f, g, h, &a, b, c, d, &e, words[index + 3])
    Self.round(e, f, g, &h, a, b, c, &d, words[index + 4])
    Self.round(d, e, f, &g, h, a, b, &c, words[index + 5])
    Self.round(c, d, e, &f, g, h, a, &b, words[index + 6])
    Self.round(b, c, d, &e, f, g, h, &a, words[index + 7])
  }
}

/// Mixes the words of a block into the state.
private func addBlock(_ words: UnsafeMutableBufferPointer<UInt32>, to state: inout SIMD8<UInt32>) {
  var now = Registers(
    a: state[0], b: state[1], c: state[2], d: state[3], e: state[4], f: state[5], g: state[6],
    h: state[7])
  for index in stride(from: 0, to: 64, by: 8) { now.eightRounds(words, from: index) }
  state &+= SIMD8(now.a, now.b, now.c, now.d, now.e, now.f, now.g, now.h)
}

/// Makes the 64 words of a block's rounds, each with its constant added.
private func expand(
  _ bytes: UnsafeRawBufferPointer, from start: Int, into words: UnsafeMutableBufferPointer<UInt32>,
  _ constants: UnsafeBufferPointer<UInt32>
) {
  for index in 0..<16 {
    words[index] = UInt32(
      bigEndian: bytes.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self))
  }
  for index in 16..<64 {
    let (early, late) = (words[index - 15], words[index - 2])
    let sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
    let sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
    words[index] = words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1
  }
  for index in 0..<64 { words[index] &+= constants[index] }
}

/// A word with its bits moved to the right, those that fall out coming in on the left.
@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word &>> count | word &<< (32 &- count)
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]
