import Foundation

/// The signals that concern the terminal.
enum TerminalSignals {
  /// The signals that ask the process to end.
  private static let ends = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  /// The signals of crashes, after which the process cannot continue.
  private static let crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
  /// The signals that affect the displayed content.
  private static let changes = [SIGWINCH, SIGCONT, SIGTSTP]

  /// Installs the signal handlers, once for the process.
  ///
  /// - Returns: The descriptor from which the numbers of signals other than crashes can be read.
  static func install() -> Int32 {
    var pipeEnds: [Int32] = [-1, -1]
    guard pipe(&pipeEnds) == 0 else { return -1 }
    eventPipe = pipeEnds[1]
    // A signal handler must never wait; a full pipe already holds more than enough signals.
    _ = fcntl(eventPipe, F_SETFL, O_NONBLOCK)
    for number in crashes { handle(number, by: giveBackAndCrash, keeping: previous + Int(number)) }
    for number in ends + changes { handle(number, by: tell) }
    return pipeEnds[0]
  }

  /// Restores the terminal and ends the process, if a signal asks for that.
  ///
  /// The function works regardless of the state of the rest of the process.
  static func end(by number: Int32) {
    guard ends.contains(number) else { return }
    TerminalMode.leave()
    // The parent process must see the signal that has ended this process.
    handle(number, by: SIG_DFL)
    raise(number)
  }

  /// Stops the process, and returns when the process continues.
  static func stop() {
    handle(SIGTSTP, by: SIG_DFL)
    // The signal is raised in this thread, so that the thread does not run on for a moment before the process is
    // stopped.
    raise(SIGTSTP)
    handle(SIGTSTP, by: tell)
  }

  private static func handle(
    _ number: Int32, by handler: Handler, keeping old: UnsafeMutablePointer<sigaction>? = nil
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_RESTART)
    sigaction(number, &action, old)
    // The parent process may have blocked the signal.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, number)
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
  }
}

#if canImport(Darwin)
  private typealias Handler = (@convention(c) (Int32) -> Void)?
#else
  private typealias Handler = __sighandler_t?
#endif

/// The descriptor to which the signal handler writes the numbers of signals; the handler can access only globals.
nonisolated(unsafe) private var eventPipe: Int32 = -1
/// The former actions for crashes, by the numbers of their signals.
nonisolated(unsafe) private let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

/// Writes a signal to the pipe.
private func tell(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(eventPipe, &byte, 1)
  errno = error
}

/// Restores the terminal, and lets the signal have its original effect.
private func giveBackAndCrash(_ number: Int32) {
  let error = errno
  TerminalMode.leaveWhateverHappens()
  sigaction(number, previous + Int(number), nil)
  raise(number)
  errno = error
}
