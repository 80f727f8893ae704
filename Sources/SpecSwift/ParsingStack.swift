#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the parser needs for each byte of a text at most, in bytes of stack.
///
/// It calls itself for `try`, `let`, `else if` and other things that no brackets limit. Measured: up to 1,500 in a debug
/// build, for `repeat repeat …`, and a fraction of it in a release build.
private let stackPerByte = 4096

/// Texts up to this size are parsed on the stack that there is: 8 MB of a process or of a worker's thread.
private let sizeForAnyStack = 1024

/// Does what parses a text, on a stack that no text of that size exhausts.
func withParsingStack<Result>(for count: Int, _ body: () -> Result) -> Result {
  guard count > sizeForAnyStack else { return body() }
  return withoutActuallyEscaping(body) { body in
    var result: Result?
    let isDone = withUnsafeMutablePointer(to: &result) { place in
      runOnThread(stack: 8 << 20 + count * stackPerByte) { place.pointee = body() }
    }
    // Without memory for a stack, what there is has to do.
    return isDone ? result! : body()
  }
}

/// Runs something on a thread of its own, and waits for it; false when there is no memory for the thread.
private func runOnThread(stack size: Int, _ run: @escaping () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  // The system wants whole pages.
  let page = 1 << 16
  guard pthread_attr_setstacksize(&attributes, (size + page - 1) / page * page) == 0 else {
    return false
  }
  let argument = Unmanaged.passRetained(ThreadBody(run: run))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  guard pthread_create(&thread, &attributes, threadMain, argument.toOpaque()) == 0 else {
    argument.release()
    return false
  }
  #if canImport(Darwin)
    if let thread { pthread_join(thread, nil) }
  #else
    pthread_join(thread, nil)
  #endif
  return true
}

/// What a thread does.
private final class ThreadBody {
  let run: () -> Void

  init(run: @escaping () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
  private func threadMain(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func threadMain(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#endif
