import LibC

/// Threads that share work whose parts do not depend on each other.
///
/// Results come in the order of the parts, however many threads there are.
public struct Workers: Sendable {
  /// How many threads work.
  public let count: Int

  /// A function that is called as the work proceeds.
  ///
  /// It is called from any of the threads, several at a time, with the name of the work, how many parts were begun, and of
  /// how many.
  public typealias Listener = @Sendable (_ work: String, _ begun: Int, _ all: Int) -> Void

  /// The name of work that was given none.
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
  ///   - work: The name of the work, for the listener.
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
        let results = ResultBuffer(first: results.baseAddress!)
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

/// Where results go; each element is written once, by one thread.
private struct ResultBuffer<Result>: @unchecked Sendable {
  let first: UnsafeMutablePointer<Result>
}

/// The parts that no thread has taken yet.
private struct PartQueue {
  private let taken = Locked(0)
  private let count: Int
  /// Parts are taken several at a time, but few enough for all threads to end at about the same time.
  private let stride: Int

  init(count: Int, threads: Int) {
    self.count = count
    stride = max(1, min(16, count / (threads * 8)))
  }

  /// Takes the next parts; nil when all are taken.
  func next() -> Range<Int>? {
    taken.withLock { taken in
      guard taken < count else { return nil }
      let start = taken
      taken = min(count, taken + stride)
      return start..<taken
    }
  }
}

/// Runs a function on several threads, of which this is one, and waits for all of them.
private func runThreads(_ count: Int, _ run: @escaping @Sendable () -> Void) {
  var threads: [StartedThread] = []
  for _ in 1..<count {
    // Where there can be no further thread, those there are do it all.
    guard let thread = StartedThread(stack: StartedThread.parserStack, run) else { break }
    threads.append(thread)
  }
  run()
  for thread in threads { thread.join() }
}
