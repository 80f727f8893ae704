import LibC

/// A program that this process has started and has to wait for.
struct StartedProcess {
  /// The number of the process, and of its group if it has one of its own.
  let identifier: pid_t
  /// How long a group that is to end has for it; whatever is left then is killed.
  var grace = Duration.seconds(2)

  /// Takes a process that is there already.
  init(_ identifier: pid_t) {
    self.identifier = identifier
  }

  /// Starts a program; nil when there is none of the name where the shell would look.
  ///
  /// - Parameters:
  ///   - streams: Its standard input, output and error.
  ///   - hasOwnGroup: Whether it can be ended together with all that it starts. It cannot ask at the terminal then: the
  ///     system stops a process of another group that does.
  /// - Throws: `SystemError` when it cannot be started.
  init?(
    _ name: String, _ arguments: [String], streams: [Int32], hasOwnGroup: Bool
  ) throws(SystemError) {
    // Where this signal is ignored, the system keeps no exit status to wait for.
    signal(SIGCHLD, SIG_DFL)
    var process = pid_t()
    var problem: Int32 = 0
    func start() -> pid_t? {
      problem = spawn([name] + arguments, streams, hasOwnGroup: hasOwnGroup, &process)
      return problem == 0 ? process : nil
    }
    RunningPrograms.shared.add(leadingGroup: hasOwnGroup, start)
    guard problem != ENOENT else { return nil }
    guard problem == 0 else { throw SystemError(problem) }
    self.init(process)
  }

  /// Waits until it has ended.
  ///
  /// - Returns: Its exit status; 128 and the signal's number when one ended it.
  /// - Throws: `SystemError` when that cannot be known.
  func wait() throws(SystemError) -> Int32 {
    // The system keeps the number of an ended process until somebody has waited for it.
    var event = siginfo_t()
    _ = try? uninterrupted { waitid(P_PID, id_t(identifier), &event, WEXITED | WNOWAIT) }
    RunningPrograms.shared.remove(identifier)
    var status: Int32 = 0
    _ = try uninterrupted { waitpid(identifier, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Waits until it has ended, which leads a group of its own; ends all of the group when that takes too long.
  ///
  /// - Returns: Its exit status; nil when it took too long.
  /// - Throws: `SystemError` when that cannot be known.
  func wait(atMost limit: Duration) throws(SystemError) -> Int32? {
    let isInTime = hasEnded(within: limit)
    if !isInTime {
      kill(-identifier, SIGTERM)
      _ = hasEnded(within: grace)
      // Until it has been waited for, the system gives the number of the group to no other.
      kill(-identifier, SIGKILL)
    }
    let status = try wait()
    return isInTime ? status : nil
  }

  /// Whether it ends in some time, or cannot be waited for; it has to be waited for all the same.
  private func hasEnded(within limit: Duration) -> Bool {
    let end = ContinuousClock.now + limit
    while !hasEnded {
      guard .now < end else { return false }
      usleep(2000)
    }
    return true
  }

  /// Whether it has ended, or cannot be waited for.
  var hasEnded: Bool {
    var event = siginfo_t()
    let result = waitid(P_PID, id_t(identifier), &event, WEXITED | WNOHANG | WNOWAIT)
    if result < 0 { return errno != EINTR }
    // Where nothing has happened, nothing is written there.
    return event.si_signo != 0
  }
}

/// Starts a program with the environment of this process.
///
/// - Returns: Zero, or the number of the error.
private func spawn(
  _ words: [String], _ streams: [Int32], hasOwnGroup: Bool, _ process: inout pid_t
) -> Int32 {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  for (number, stream) in streams.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
  }
  if hasOwnGroup {
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
  }
  let texts = words.map { strdup($0) }
  defer { for text in texts { free(text) } }
  return posix_spawnp(&process, words[0], &actions, &attributes, texts + [nil], environ)
}
