import LibC

/// Work that runs on a thread of its own, and whose end is waited for as input is.
public final class BackgroundWork<Result: Sendable>: Sendable {
  /// What can be read once there is a result.
  public let descriptor: Int32
  private let result = Locked<Result?>(nil)

  /// Starts the work; nil where there can be no further thread or pipe.
  ///
  /// - Parameter run: What makes the result. It runs to its end even if this object is gone before.
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

  /// The result; nil as long as there is none.
  public var finished: Result? { result.withLock { $0 } }
}
