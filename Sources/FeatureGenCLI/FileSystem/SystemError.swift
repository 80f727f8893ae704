#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a call of the system failed.
struct SystemError: Error, Equatable {
  /// The number that the system gives to the reason.
  let number: Int32

  /// The error of a number; of the last call unless another is given, so make it before any other call.
  init(_ number: Int32 = errno) {
    self.number = number
  }

  /// What the system says of it.
  var reason: String {
    // 'strerror' may answer all threads in the same memory.
    var text = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &text, text.count) == 0 else { return "error \(number)" }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }
}

extension FileSystemError {
  /// Makes an error of what the system says.
  init(operation: String, path: String, _ error: SystemError = SystemError()) {
    self.init(operation: operation, path: path, reason: error.reason)
  }
}
