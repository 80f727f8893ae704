import Foundation

/// A value that only one thread at a time can access.
///
/// `Mutex` would be equivalent, but Apple's older systems do not have it.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Makes a lock around a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Runs a closure with exclusive access to the value.
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
