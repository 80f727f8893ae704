import LibC

// The functions use 'select', because macOS's 'poll' does not support terminals.

/// Waits until descriptors can be read without waiting, or have reached their end.
///
/// - Parameters:
///   - descriptors: The numbers of the descriptors; negative numbers are ignored.
///   - timeout: The maximum time to wait, in milliseconds; nil for no limit.
/// - Returns: The descriptors that can be read; empty after the timeout.
/// - Throws: `SystemError`, `EINTR` when a signal arrived.
public func waitUntilReadable(
  _ descriptors: [Int32], timeout: Int32? = nil
) throws(SystemError) -> Set<Int32> {
  var waiting = DescriptorSet(descriptors)
  try waiting.select(timeout) { count, set, time in select(count, set, nil, nil, time) }
  return waiting.numbers
}

/// Waits until a descriptor accepts bytes, or has no more reader.
public func waitUntilWritable(_ descriptor: Int32) {
  var waiting = DescriptorSet([descriptor])
  // After a signal, the caller tries to write again.
  try? waiting.select(nil) { count, set, time in select(count, nil, set, nil, time) }
}

/// The descriptors that 'select' waits for.
private struct DescriptorSet {
  private var bits = fd_set()
  private let members: [Int32]

  init(_ descriptors: [Int32]) {
    let limit = Int32(MemoryLayout<fd_set>.size * 8)
    members = descriptors.filter { $0 >= 0 }
    for number in members {
      precondition(number < limit, "'select' knows descriptors below \(limit)")
      withUnsafeMutableBytes(of: &bits) { $0[Int(number) / 8] |= 1 << UInt8(number % 8) }
    }
  }

  /// The members that are ready.
  var numbers: Set<Int32> {
    withUnsafeBytes(of: bits) { bytes in
      Set(members.filter { bytes[Int($0) / 8] & 1 << UInt8($0 % 8) != 0 })
    }
  }

  /// Keeps only the members that are ready.
  mutating func select(
    _ timeout: Int32?,
    _ call: (Int32, UnsafeMutablePointer<fd_set>, UnsafeMutablePointer<timeval>?) -> Int32
  ) throws(SystemError) {
    let count = (members.max() ?? -1) + 1
    let result =
      if let timeout {
        withUnsafeMutablePointer(to: &self.bits) { bits in
          var time = timeval()
          time.tv_sec = .init(timeout / 1000)
          time.tv_usec = .init(timeout % 1000 * 1000)
          return call(count, bits, &time)
        }
      } else {
        call(count, &bits, nil)
      }
    if result < 0 { throw SystemError() }
  }
}
