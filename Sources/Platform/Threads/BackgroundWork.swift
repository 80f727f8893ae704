import LibC

/// Work that runs on a thread of its own; callers wait for its end like for input.
public final class BackgroundWork<Result: Sendable>: Sendable {
  /// A descriptor that is readable when the work has a result.
  public let descriptor: Int32
  private let result = Locked<Result?>(nil)

  /// Starts the work; nil where the system has no further thread or pipe.
  ///
  /// - Parameter run: Computes the result. The closure runs to its end even if this object is released before.
  public init?(_ run: @escaping @Sendable () -> Result) {
    guard let ends = makePipe() else { return nil }
    descriptor = ends.reading
    let thread = StartedThread(stack: StartedThread.parserStack) { [result] in
      let made = run()
      result.withLock { $0 = made }
      _ = close(ends.writing)
    }
    guard let thread else {
      _ = close(ends.writing)
      return nil
    }
    thread.detach()
  }

  deinit {
    _ = close(descriptor)
  }

  /// The result; nil until the work is finished.
  public var finished: Result? { result.withLock { $0 } }
}
