import LibC

/// Passes signals on through a pipe, where a thread can wait for them.
///
/// A process has one at a time: the pipe that was made last gets all signals.
public struct SignalPipe {
  /// Where the numbers of the signals that came can be read, a byte each; negative where the system has no pipe left.
  public let descriptor: Int32

  /// The signals that ask a process to end, by Ctrl-C or otherwise.
  public static let requestsToEnd = [SIGINT, SIGTERM]

  /// Takes these signals over: from here on, they do nothing by themselves.
  public init(_ numbers: [Int32]) {
    guard let ends = makePipe() else {
      descriptor = -1
      return
    }
    (descriptor, writingEnd) = ends
    // The parent process may have blocked these signals.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in numbers {
      sigaddset(&wanted, number)
      signal(number, tell)
    }
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
  }

  /// Waits for the next signal; nil when none can come.
  func next() -> Int32? {
    var byte: UInt8 = 0
    let count = try? uninterrupted { read(descriptor, &byte, 1) }
    return count == 1 ? Int32(byte) : nil
  }

  /// Lets a signal do what it does by itself, then takes it over again, if the process goes on.
  static func letHappen(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
    signal(number, tell)
  }
}

/// Where the handler writes to; it can reach nothing but globals.
nonisolated(unsafe) private var writingEnd: Int32 = -1

/// Handles a signal; what it interrupts may be about to ask for the error of a call.
private func tell(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(writingEnd, &byte, 1)
  errno = error
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
