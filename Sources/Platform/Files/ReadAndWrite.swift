#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads what there is, waiting for the first byte.
///
/// - Returns: The bytes; none at the end.
/// - Throws: `SystemError`.
public func readAvailable(from number: Int32, atMost count: Int) throws(SystemError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  while true {
    let result = bytes.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
    if result >= 0 {
      bytes.removeLast(count - result)
      return bytes
    }
    let error = SystemError()
    guard error.number == EINTR else { throw error }
  }
}

/// Writes everything.
///
/// - Throws: `SystemError`.
func writeAll(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
  var offset = 0
  while offset < bytes.count {
    let result = bytes.withUnsafeBytes { buffer in
      write(number, buffer.baseAddress! + offset, bytes.count - offset)
    }
    if result >= 0 {
      offset += result
      continue
    }
    let error = SystemError()
    switch error.number {
    case EINTR: break
    // Another process may have set the shared pipe or terminal not to wait.
    case EAGAIN: waitUntilWritable(number)
    default: throw error
    }
  }
}
