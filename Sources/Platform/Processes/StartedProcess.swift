import LibC

/// A program that this process has started and must wait for.
struct StartedProcess {
  /// The number of the process; also the number of its group if it has one of its own.
  let identifier: pid_t
  /// The time that a group has to end; after that, the rest of the group is killed.
  var grace = Duration.seconds(2)

  /// Makes a value for an existing process.
  init(_ identifier: pid_t) {
    self.identifier = identifier
  }

  /// Starts a program; nil when no program has the name on the path.
  ///
  /// - Parameters:
  ///   - streams: The descriptors of its standard input, output and error.
  ///   - hasOwnGroup: Whether the program can be ended together with all programs that it starts. Such a program
  ///     cannot read from the terminal: the system stops a process of another group that tries.
  /// - Throws: `SystemError` when the program cannot be started.
  init?(
    _ name: String, _ arguments: [String], streams: [Int32], hasOwnGroup: Bool
  ) throws(SystemError) {
    // If this signal was ignored, the system would keep no exit status to wait for.
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

  /// Waits until the program has ended.
  ///
  /// - Returns: The exit status; 128 plus the signal's number when a signal ended the program.
  /// - Throws: `SystemError` when the status cannot be determined.
  func wait() throws(SystemError) -> Int32 {
    // The system does not reuse the number of an ended process until somebody has waited for the process.
    var event = siginfo_t()
    _ = try? uninterrupted { waitid(P_PID, id_t(identifier), &event, WEXITED | WNOWAIT) }
    RunningPrograms.shared.remove(identifier)
    var status: Int32 = 0
    _ = try uninterrupted { waitpid(identifier, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Waits until the program, which must lead a group of its own, has ended; ends the whole group when that takes too
  /// long.
  ///
  /// - Returns: The exit status; nil when the program took too long.
  /// - Throws: `SystemError` when the status cannot be determined.
  func wait(atMost limit: Duration) throws(SystemError) -> Int32? {
    let isInTime = hasEnded(within: limit)
    if !isInTime {
      kill(-identifier, SIGTERM)
      _ = hasEnded(within: grace)
      // The system does not reuse the number of the group until somebody has waited for the process.
      kill(-identifier, SIGKILL)
    }
    let status = try wait()
    return isInTime ? status : nil
  }

  /// Whether the program ends within a time, or cannot be waited for; the caller must wait for it in any case.
  private func hasEnded(within limit: Duration) -> Bool {
    let end = ContinuousClock.now + limit
    while !hasEnded {
      guard .now < end else { return false }
      usleep(2000)
    }
    return true
  }

  /// Whether the program has ended, or cannot be waited for.
  var hasEnded: Bool {
    var event = siginfo_t()
    let result = waitid(P_PID, id_t(identifier), &event, WEXITED | WNOHANG | WNOWAIT)
    if result < 0 { return errno != EINTR }
    // If nothing has happened, the system writes nothing to the structure.
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
