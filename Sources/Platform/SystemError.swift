import LibC

/// Why a call of the system failed.
public struct SystemError: Error, Equatable {
  /// The number that the system gives to the reason.
  public let number: Int32
  /// The reason in words, where it is not the system's.
  private var words: String?

  /// The error of a number; of the last call unless another is given, so make it before any other call.
  public init(_ number: Int32 = errno) {
    self.number = number
  }

  /// The error of a path at which something is and nothing may be.
  public static let exists = SystemError(EEXIST)

  /// The error of a file that is larger than a limit allows.
  public static let tooLarge = SystemError(EFBIG)

  /// The error of a file that the system would open, but that must not be opened.
  public init(_ words: String) {
    number = EPERM
    self.words = words
  }

  /// What the system says about the error, or the words that were given for it.
  public var reason: String {
    if let words { return words }
    // 'strerror' may answer all threads in the same memory.
    var text = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &text, text.count) == 0 else { return "error \(number)" }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }
}

/// Makes a call of the system, again after each signal that interrupts it.
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
