import LibC

/// A value that several threads share, and that only one thread at a time uses.
///
/// The library's `Mutex` needs a newer system than the packages that build this tool may require.
public final class Locked<Value>: @unchecked Sendable {
  @usableFromInline var value: Value
  @usableFromInline let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Makes a lock with an initial value.
  public init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Accesses the value while no other thread can.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
