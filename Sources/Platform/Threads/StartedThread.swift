import LibC

/// A thread that was started, and that another one has to wait for or to leave to itself.
public struct StartedThread {
  private let thread: pthread_t

  /// The size of a stack on which parsers call themselves for what is nested: a thread's own is small on some systems.
  static let parserStack = 8 << 20

  /// Starts a thread; nil where there can be none, or no stack of that size.
  ///
  /// - Parameter size: The size of its stack in bytes.
  public init?(stack size: Int, _ run: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // The system wants whole pages.
    let page = 1 << 16
    guard pthread_attr_setstacksize(&attributes, (size + page - 1) / page * page) == 0 else {
      return nil
    }
    let argument = Unmanaged.passRetained(ThreadBody(run: run))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let error = pthread_create(
      &thread, &attributes,
      { argument in
        runBody(argument)
        return nil
      }, argument.toOpaque())
    guard error == 0 else {
      argument.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  /// Leaves it to itself: nothing waits for its end.
  public func detach() {
    pthread_detach(thread)
  }

  /// Waits until it has ended.
  public func join() {
    pthread_join(thread, nil)
  }
}

/// What a thread does.
private final class ThreadBody {
  let run: () -> Void

  init(run: @escaping () -> Void) {
    self.run = run
  }
}

/// Runs what a new thread gets as its argument.
private func runBody(_ argument: UnsafeMutableRawPointer?) {
  guard let argument else { return }
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
}
