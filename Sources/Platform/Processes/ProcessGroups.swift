import LibC

/// The process groups of programs that run in groups of their own.
///
/// A terminal sends Ctrl-C to the group of this process alone, and so do those who end it. What ends or stops this process
/// is therefore passed on.
final class ProcessGroups: Sendable {
  /// The groups that this process has started.
  static let running = ProcessGroups()

  private let groups = Locked<Set<pid_t>>([])

  private init() {
    // What is ignored, under 'nohup' for example, stays so.
    let signals = SignalPipe([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP].filter { !isIgnored($0) })
    // The thread ends with the process.
    _ = StartedThread(stack: 1 << 16) { [groups] in
      while let number = signals.next() {
        // Nothing is started before this process has ended or goes on.
        groups.withLock { groups in
          for group in groups { kill(-group, number) }
          SignalPipe.letHappen(number)
          for group in groups { kill(-group, SIGCONT) }
        }
      }
    }
  }

  /// Starts a program in a group of its own, unless this process is being ended.
  ///
  /// - Parameter start: Starts it, and gives the number of its group; nil when that fails.
  func add(_ start: () -> pid_t?) {
    groups.withLock { groups in
      if let group = start() { groups.insert(group) }
    }
  }

  /// Forgets a group before the system can give its number to another one.
  func remove(_ group: pid_t) {
    groups.withLock { _ = $0.remove(group) }
  }
}

/// Whether a signal does nothing.
private func isIgnored(_ number: Int32) -> Bool {
  let handler = signal(number, SIG_IGN)
  signal(number, handler)
  return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
