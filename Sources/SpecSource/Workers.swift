#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads that share a work whose parts do not depend on each other.
///
/// Results come in the order of the parts, however many threads there are.
public struct Workers: Sendable {
  /// How many threads work.
  public let count: Int

  /// Told how far a work has come.
  ///
  /// It is called from any of the threads, several at a time, with the name of the work, how many parts were begun, and of
  /// how many.
  public typealias Listener = @Sendable (_ work: String, _ begun: Int, _ all: Int) -> Void

  /// What a work is called that was given no name.
  public static let unnamedWork = "working"

  private let listener: Listener?

  /// As many threads as asked for, one at least.
  public init(_ count: Int, listener: Listener? = nil) {
    self.count = max(1, count)
    self.listener = listener
  }

  /// One thread for each core that is there.
  public static let perCore = Workers(sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// The thread that asks, and no other.
  public static let one = Workers(1)

  /// Does something with each part.
  ///
  /// - Parameters:
  ///   - work: What is done, for whoever is told how far it has come.
  ///   - body: Called from several threads at a time, for each part once.
  /// - Returns: What came of the parts, in their order.
  public func map<Part: Sendable, Result: Sendable>(
    _ parts: [Part], as work: String = unnamedWork, _ body: @Sendable (Part) -> Result
  ) -> [Result] {
    let threads = min(count, parts.count)
    guard threads > 1 else {
      return parts.enumerated().map { number, part in
        listener?(work, number, parts.count)
        return body(part)
      }
    }
    return [Result](unsafeUninitializedCapacity: parts.count) { results, initialized in
      withoutActuallyEscaping(body) { body in
        let results = Places(first: results.baseAddress!)
        let queue = PartQueue(count: parts.count, threads: threads)
        runThreads(threads) {
          while let range = queue.next() {
            listener?(work, range.lowerBound, parts.count)
            for index in range {
              (results.first + index).initialize(to: body(parts[index]))
            }
          }
        }
      }
      initialized = parts.count
    }
  }
}

/// Where results go; each place is written once, by one thread.
private struct Places<Result>: @unchecked Sendable {
  let first: UnsafeMutablePointer<Result>
}

/// The parts that nobody has taken yet.
private final class PartQueue: @unchecked Sendable {
  private var taken = 0
  private let count: Int
  /// Parts are taken several at a time, but few enough for all threads to end at about the same time.
  private let stride: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(count: Int, threads: Int) {
    self.count = count
    stride = max(1, min(16, count / (threads * 8)))
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Takes the next parts; nil when all are taken.
  func next() -> Range<Int>? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard taken < count else { return nil }
    let start = taken
    taken = min(count, taken + stride)
    return start..<taken
  }
}

/// What a thread does.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// Runs the same on several threads, of which this is one, and waits for all.
private func runThreads(_ count: Int, _ run: @escaping @Sendable () -> Void) {
  let body = ThreadBody(run)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  // Parsers call themselves for what is nested; a thread's own stack is small on some systems.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  #if canImport(Darwin)
    var threads: [pthread_t] = []
    var thread: pthread_t?
  #else
    var threads: [pthread_t] = []
    var thread = pthread_t()
  #endif
  for _ in 1..<count {
    let argument = Unmanaged.passRetained(body)
    let status = pthread_create(&thread, &attributes, threadMain, argument.toOpaque())
    // Where there can be no further thread, those there are do it all.
    guard status == 0 else {
      argument.release()
      break
    }
    #if canImport(Darwin)
      if let thread { threads.append(thread) }
    #else
      threads.append(thread)
    #endif
  }
  pthread_attr_destroy(&attributes)
  run()
  for thread in threads { pthread_join(thread, nil) }
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
