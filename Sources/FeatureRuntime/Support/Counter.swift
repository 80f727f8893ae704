#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// Numbers that are never given twice in a process, beginning with 1.
#if canImport(os)
  // `Atomic` needs macOS 15.
  private let lastNumber = OSAllocatedUnfairLock<UInt64>(initialState: 0)

  @usableFromInline
  func makeUniqueNumber() -> UInt64 {
    lastNumber.withLock { last in
      last += 1
      return last
    }
  }
#else
  private let lastNumber = Atomic<UInt64>(0)

  @usableFromInline
  func makeUniqueNumber() -> UInt64 {
    lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
  }
#endif
