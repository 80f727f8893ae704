import LibC

/// Reads the available bytes; waits for the first byte.
///
/// - Returns: The bytes; empty at the end.
/// - Throws: `SystemError`.
public func readAvailable(from number: Int32, atMost count: Int) throws(SystemError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  let result = try uninterrupted {
    bytes.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
  }
  bytes.removeLast(count - result)
  return bytes
}

/// Whether the bytes of two files are equal; `==` would compare each byte separately.
public func areSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  guard first.count == second.count, !first.isEmpty else { return first.count == second.count }
  return first.withUnsafeBytes { first in
    second.withUnsafeBytes { second in
      memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0
    }
  }
}

/// Writes all bytes.
///
/// - Throws: `SystemError`.
func writeAll(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
  var offset = 0
  while offset < bytes.count {
    do throws(SystemError) {
      offset += try uninterrupted {
        bytes[offset...].withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      }
    } catch {
      // Another process may have made the shared pipe or terminal non-blocking.
      guard error.number == EAGAIN else { throw error }
      waitUntilWritable(number)
    }
  }
}
