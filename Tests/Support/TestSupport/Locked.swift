import Foundation

/// A value that one thread at a time can reach.
///
/// `Mutex` would do the same, but Apple's older systems do not have it.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Makes a lock around a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Runs a closure that nobody else's closure runs beside.
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
