import LibC

/// A thread that was started, and that another thread must join or detach.
public struct StartedThread {
  private let thread: pthread_t

  /// The size of a stack for recursive parsers: the default stack of a thread is small on some systems.
  static let parserStack = 8 << 20

  /// Starts a thread; nil where the system has no further thread, or no stack of that size.
  ///
  /// - Parameter size: The size of the stack in bytes.
  public init?(stack size: Int, _ run: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // The size must be a multiple of the page size.
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

  /// Detaches the thread: nothing waits for its end.
  public func detach() {
    pthread_detach(thread)
  }

  /// Waits until the thread has ended.
  public func join() {
    pthread_join(thread, nil)
  }
}

/// The function of a thread.
private final class ThreadBody {
  let run: () -> Void

  init(run: @escaping () -> Void) {
    self.run = run
  }
}

/// Runs the function that a new thread receives as its argument.
private func runBody(_ argument: UnsafeMutableRawPointer?) {
  guard let argument else { return }
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
}
