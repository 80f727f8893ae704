import LibC

/// Threads that share work with independent parts.
///
/// The results are in the order of the parts, regardless of the number of threads.
public struct Workers: Sendable {
  /// The number of threads.
  public let count: Int

  /// A function that is called as the work proceeds.
  ///
  /// Any thread calls it, several threads at a time, with the name of the work, the number of parts that were begun,
  /// and the number of all parts.
  public typealias Listener = @Sendable (_ work: String, _ begun: Int, _ all: Int) -> Void

  /// The name of work without a name of its own.
  public static let unnamedWork = "working"

  private let listener: Listener?

  /// Makes a number of threads, at least one.
  public init(_ count: Int, listener: Listener? = nil) {
    self.count = max(1, count)
    self.listener = listener
  }

  /// One thread for each available core.
  public static let perCore = Workers(sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Only the calling thread.
  public static let one = Workers(1)

  /// Processes each part.
  ///
  /// - Parameters:
  ///   - work: The name of the work, for the listener.
  ///   - body: Called once for each part, from several threads at a time.
  /// - Returns: The results of the parts, in their order.
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

/// The memory of the results; each element is written once, by one thread.
private struct ResultBuffer<Result>: @unchecked Sendable {
  let first: UnsafeMutablePointer<Result>
}

/// The parts that no thread has taken yet.
private struct PartQueue {
  private let taken = Locked(0)
  private let count: Int
  /// The number of parts that a thread takes at a time: few enough for all threads to end at about the same time.
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

/// Runs a function on several threads, including the calling one, and waits for all of them.
private func runThreads(_ count: Int, _ run: @escaping @Sendable () -> Void) {
  var threads: [StartedThread] = []
  for _ in 1..<count {
    // If no further thread can be started, the existing threads do all the work.
    guard let thread = StartedThread(stack: StartedThread.parserStack, run) else { break }
    threads.append(thread)
  }
  run()
  for thread in threads { thread.join() }
}
