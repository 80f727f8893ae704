import LibC

/// Passes signals through a pipe, where a thread can wait for them.
///
/// Several pipes can pass the same signal.
public struct SignalPipe {
  /// The reading end of the pipe, with one byte for the number of each signal; negative where the system has no pipe
  /// left.
  public let descriptor: Int32

  /// The signals that ask a process to end, with Ctrl-C or otherwise.
  public static let requestsToEnd = [SIGINT, SIGTERM]

  /// Takes over signals: from then on, the signals have no effect of their own.
  public init(_ numbers: [Int32]) {
    guard let ends = makePipe() else {
      descriptor = -1
      return
    }
    descriptor = ends.reading
    receivers.add(Receiver(writingEnd: ends.writing, signals: Set(numbers).mask))
    // The parent process may have blocked these signals.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in numbers {
      sigaddset(&wanted, number)
      signal(number, handle)
    }
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
  }

  /// Waits for the next signal; nil when no more signals can arrive.
  func next() -> Int32? {
    var byte: UInt8 = 0
    let count = try? uninterrupted { read(descriptor, &byte, 1) }
    return count == 1 ? Int32(byte) : nil
  }

  /// Lets a signal have its default effect, and takes over the signal again if the process continues. A signal that
  /// another pipe also receives has no effect.
  static func letHappen(_ number: Int32) {
    guard receivers.count(of: number) < 2 else { return }
    signal(number, SIG_DFL)
    raise(number)
    signal(number, handle)
  }
}

/// A pipe that receives signals.
private struct Receiver {
  var writingEnd: Int32
  /// A bit for each signal that the pipe receives.
  var signals: UInt64
}

/// The pipes of the process, which the signal handler can find without a lock.
private struct Receivers: @unchecked Sendable {
  private let pipes = UnsafeMutablePointer<Receiver>.allocate(capacity: limit)
  private let number = Locked(0)
  private static let limit = 16

  init() {
    pipes.initialize(repeating: Receiver(writingEnd: -1, signals: 0), count: Self.limit)
  }

  /// Adds a pipe; if the limit is reached, it replaces the oldest pipe.
  func add(_ receiver: Receiver) {
    number.withLock { number in
      pipes[number % Self.limit] = receiver
      number += 1
    }
  }

  /// Writes the number of a signal to the pipes that receive the signal.
  func send(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    for index in 0..<Self.limit where pipes[index].signals >> UInt64(number) & 1 == 1 {
      _ = write(pipes[index].writingEnd, &byte, 1)
    }
  }

  /// Counts the pipes that receive a signal.
  func count(of number: Int32) -> Int {
    (0..<Self.limit).count { pipes[$0].signals >> UInt64(number) & 1 == 1 }
  }
}

/// The signal handler can access only globals.
private let receivers = Receivers()

/// Handles a signal; `errno` is preserved for the interrupted code.
private func handle(_ number: Int32) {
  let error = errno
  receivers.send(number)
  errno = error
}

extension Set<Int32> {
  /// A bit mask with a bit for each number.
  fileprivate var mask: UInt64 { reduce(0) { $0 | 1 << UInt64($1) } }
}

/// Makes a pipe that later started programs do not inherit; nil where the system has no pipe left.
///
/// Writing never waits: a full pipe already holds more than enough equal bytes.
func makePipe() -> (reading: Int32, writing: Int32)? {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
  return (ends[0], ends[1])
}
