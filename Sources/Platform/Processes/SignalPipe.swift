import LibC

/// Passes signals on through a pipe, where a thread can wait for them.
///
/// Several pipes can pass the same signal on.
public struct SignalPipe {
  /// The end of the pipe where the numbers of signals can be read, a byte each; negative where the system has no pipe left.
  public let descriptor: Int32

  /// The signals that ask a process to end, by Ctrl-C or otherwise.
  public static let requestsToEnd = [SIGINT, SIGTERM]

  /// Takes signals over: from here on, they do nothing by themselves.
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

  /// Waits for the next signal; nil when none can come.
  func next() -> Int32? {
    var byte: UInt8 = 0
    let count = try? uninterrupted { read(descriptor, &byte, 1) }
    return count == 1 ? Int32(byte) : nil
  }

  /// Lets a signal do what it does by itself, then takes it over again, if the process goes on. A signal that another pipe
  /// passes on does nothing.
  static func letHappen(_ number: Int32) {
    guard receivers.count(of: number) < 2 else { return }
    signal(number, SIG_DFL)
    raise(number)
    signal(number, handle)
  }
}

/// A pipe that gets signals.
private struct Receiver {
  var writingEnd: Int32
  /// A bit for each signal that it gets.
  var signals: UInt64
}

/// The pipes of the process, where the handler of signals finds them without a lock.
private struct Receivers: @unchecked Sendable {
  private let pipes = UnsafeMutablePointer<Receiver>.allocate(capacity: limit)
  private let number = Locked(0)
  private static let limit = 16

  init() {
    pipes.initialize(repeating: Receiver(writingEnd: -1, signals: 0), count: Self.limit)
  }

  /// Adds a pipe; the oldest one makes room for it.
  func add(_ receiver: Receiver) {
    number.withLock { number in
      pipes[number % Self.limit] = receiver
      number += 1
    }
  }

  /// Writes the number of a signal into the pipes that get it.
  func send(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    for index in 0..<Self.limit where pipes[index].signals >> UInt64(number) & 1 == 1 {
      _ = write(pipes[index].writingEnd, &byte, 1)
    }
  }

  /// The number of pipes that get a signal.
  func count(of number: Int32) -> Int {
    (0..<Self.limit).count { pipes[$0].signals >> UInt64(number) & 1 == 1 }
  }
}

/// The handler can reach nothing but globals.
private let receivers = Receivers()

/// Handles a signal; the interrupted code may be about to ask for the error of a call.
private func handle(_ number: Int32) {
  let error = errno
  receivers.send(number)
  errno = error
}

extension Set<Int32> {
  /// A bit for each number.
  fileprivate var mask: UInt64 { reduce(0) { $0 | 1 << UInt64($1) } }
}

/// Makes a pipe that programs started later do not get; nil where the system has none left.
///
/// Writing never waits: a full pipe holds more than enough of the same.
func makePipe() -> (reading: Int32, writing: Int32)? {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
  return (ends[0], ends[1])
}
