#if canImport(os)
  import os
#elseif SANITIZE_THREAD
  import Foundation
#else
  import Synchronization
#endif

/// A value that many threads share, one at a time.
///
/// No code of others runs while the lock is held, and no continuation is resumed: a closure only
/// reads and changes the value. It returns what it removes, because to release a value of others
/// may run their code. Only what changes a value of others by their own code has to hold a lock
/// meanwhile: `withLock` of a shared value, and a generator of random numbers for each number.
package final class Locked<Value: Sendable>: Sendable {
  // `Mutex` needs macOS 15; the lock of `os` has been there since macOS 13 and is as fast.
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) {
      self.lock = OSAllocatedUnfairLock(initialState: value)
    }

    /// Reads or changes the value while no other thread does.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      // Unchecked only in that `body` need not be Sendable; value and result are.
      lock.withLockUnchecked { body(&$0) }
    }
  #elseif SANITIZE_THREAD
    // On Linux `Mutex` calls the kernel by itself, which the thread sanitizer does not see, so that
    // it takes every access under a `Mutex` for a race. `.ci/thread-sanitizer` defines the condition.
    private let lock = NSLock()
    // Touched only while the lock is held.
    nonisolated(unsafe) private var guarded: Value

    package init(_ value: Value) {
      self.guarded = value
    }

    /// Reads or changes the value while no other thread does.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      lock.withLock { body(&guarded) }
    }
  #else
    private let lock: Mutex<Value>

    package init(_ value: Value) {
      self.lock = Mutex(value)
    }

    /// Reads or changes the value while no other thread does.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      lock.withLock { body(&$0) }
    }
  #endif

  /// Replaces the value, and releases the one before outside of the lock.
  package func set(_ value: Value) {
    _ = withLock { current in
      defer { current = value }
      return current
    }
  }

  /// A copy of the value.
  package var value: Value {
    withLock { $0 }
  }
}
