#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a call of the system failed.
public struct SystemError: Error, Equatable {
  /// The number that the system gives to the reason.
  public let number: Int32
  /// What is said instead of what the system says.
  private var words: String?

  /// The error of a number; of the last call unless another is given, so make it before any other call.
  public init(_ number: Int32 = errno) {
    self.number = number
  }

  /// Something is where nothing may be.
  public static let exists = SystemError(EEXIST)

  /// There is nothing.
  public static let isMissing = SystemError(ENOENT)

  /// A file is larger than anybody may read or write.
  public static let tooLarge = SystemError(EFBIG)

  /// The error of a file that the system would open, and nobody should.
  public init(_ words: String) {
    number = EPERM
    self.words = words
  }

  /// What the system says of it.
  public var reason: String {
    if let words { return words }
    // 'strerror' may answer all threads in the same memory.
    var text = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &text, text.count) == 0 else { return "error \(number)" }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }
}
