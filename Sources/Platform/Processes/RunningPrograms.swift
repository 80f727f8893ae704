import LibC

/// The programs that this process has started, so that they end with it.
///
/// A terminal sends a signal to a whole process group. Programs in groups of their own get the signals that end or
/// stop this process. The other programs get only SIGTERM, which somebody has sent to this process alone: the
/// terminal never sends it.
final class RunningPrograms: Sendable {
  /// The programs of this process.
  static let shared = RunningPrograms()

  private struct State {
    /// The programs that lead a process group of their own.
    var leaders: Set<pid_t> = []
    /// The programs in the process group of this process.
    var members: Set<pid_t> = []
  }

  private let state = Locked(State())
  /// The work to do before a signal ends this process.
  private let lastWork = Locked<(@Sendable () -> Void)?>(nil)

  private init() {
    // An ignored signal, under 'nohup' for example, remains ignored.
    // The system sends SIGPIPE when the output of this process has no more reader.
    let numbers = [SIGHUP, SIGINT, SIGPIPE, SIGQUIT, SIGTERM, SIGTSTP]
    let signals = SignalPipe(numbers.filter { !isIgnored($0) })
    // The thread ends with the process.
    _ = StartedThread(stack: 1 << 16) { [state, lastWork] in
      while let number = signals.next() {
        // No program starts until this process has ended or continues.
        state.withLock { state in
          for leader in state.leaders { kill(-leader, number) }
          if number == SIGTERM {
            for member in state.members { kill(member, number) }
          }
          if number != SIGTSTP { lastWork.withLock { $0?() } }
          SignalPipe.letHappen(number)
          for leader in state.leaders { kill(-leader, SIGCONT) }
        }
      }
    }
  }

  /// Starts a program, unless this process is about to end.
  ///
  /// - Parameter start: Starts the program, and returns its number; nil when that fails.
  func add(leadingGroup hasOwnGroup: Bool, _ start: () -> pid_t?) {
    state.withLock { state in
      guard let program = start() else { return }
      if hasOwnGroup {
        state.leaders.insert(program)
      } else {
        state.members.insert(program)
      }
    }
  }

  /// Forgets a program before the system can reuse its number.
  func remove(_ program: pid_t) {
    state.withLock { state in
      state.leaders.remove(program)
      state.members.remove(program)
    }
  }
}

extension RunningPrograms {
  fileprivate func setLastWork(_ work: @escaping @Sendable () -> Void) {
    lastWork.withLock { $0 = work }
  }
}

/// Registers work to do before a signal ends this process; the new work replaces earlier work.
public func beforeSignalsEndThisProcess(_ work: @escaping @Sendable () -> Void) {
  RunningPrograms.shared.setLastWork(work)
}

/// Whether a signal is ignored.
private func isIgnored(_ number: Int32) -> Bool {
  let handler = signal(number, SIG_IGN)
  signal(number, handler)
  return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
