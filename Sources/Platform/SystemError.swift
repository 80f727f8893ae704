import LibC

/// The reason why a system call failed.
public struct SystemError: Error, Equatable {
  /// The system's number of the reason.
  public let number: Int32
  /// The reason in words, if it does not come from the system.
  private var words: String?

  /// Makes the error of a number; by default, of the last system call, so make the error before any other call.
  public init(_ number: Int32 = errno) {
    self.number = number
  }

  /// The error of a path that exists but must not exist.
  public static let exists = SystemError(EEXIST)

  /// The error of a file that is larger than its limit.
  public static let tooLarge = SystemError(EFBIG)

  /// Makes the error of a file that the system would open, but that must not be opened.
  public init(_ words: String) {
    number = EPERM
    self.words = words
  }

  /// The system's description of the error, or the given words.
  public var reason: String {
    if let words { return words }
    // 'strerror' may return the same memory to all threads.
    var text = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &text, text.count) == 0 else { return "error \(number)" }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }
}

/// Makes a system call, and repeats it after each signal that interrupts it.
///
/// - Returns: The result of the call, which is not negative.
/// - Throws: `SystemError` when the call fails.
func uninterrupted<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = SystemError()
    guard error.number == EINTR else { throw error }
  }
}
