import Foundation

/// The signals that have to do with the terminal.
enum TerminalSignals {
  /// These ask the process to end.
  private static let ends = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  /// These say that the process cannot go on.
  private static let crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
  /// These change what is shown.
  private static let changes = [SIGWINCH, SIGCONT, SIGTSTP]

  /// Gets ready for signals, once for the process.
  ///
  /// - Returns: Where the numbers of those can be read that are no crashes.
  static func install() -> Int32 {
    var pipeEnds: [Int32] = [-1, -1]
    guard pipe(&pipeEnds) == 0 else { return -1 }
    eventPipe = pipeEnds[1]
    // A handler must never wait; a full pipe holds more than enough signals.
    _ = fcntl(eventPipe, F_SETFL, O_NONBLOCK)
    for number in crashes { handle(number, by: giveBackAndCrash, keeping: previous + Int(number)) }
    for number in ends + changes { handle(number, by: tell) }
    return pipeEnds[0]
  }

  /// Gives the terminal back and ends the process, if a signal asks for that.
  ///
  /// It works whatever the rest of the process is busy with.
  static func end(by number: Int32) {
    guard ends.contains(number) else { return }
    TerminalMode.leave()
    // The parent process must see which signal has ended this one.
    handle(number, by: SIG_DFL)
    raise(number)
  }

  /// Stops the process, and returns when it goes on.
  static func stop() {
    handle(SIGTSTP, by: SIG_DFL)
    // By this very thread, so that it does not run on for a moment before the process is stopped.
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

/// Where the handler writes numbers of signals to; it can reach nothing but globals.
nonisolated(unsafe) private var eventPipe: Int32 = -1
/// What was done about crashes before, by the numbers of their signals.
nonisolated(unsafe) private let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

/// Writes a signal to the pipe.
private func tell(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(eventPipe, &byte, 1)
  errno = error
}

/// Gives the terminal back, and lets the signal do what it would have done.
private func giveBackAndCrash(_ number: Int32) {
  let error = errno
  TerminalMode.leaveWhateverHappens()
  sigaction(number, previous + Int(number), nil)
  raise(number)
  errno = error
}
