import Foundation

/// The changes of the terminal by the process, and the means to undo them.
enum TerminalMode {
  /// Selects a separate screen, hides the cursor, and disables line breaks at the right margin.
  private static let enterSequence: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let leaveSequence: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// The lock for writing to or changing the terminal, so that nothing is written after the terminal was restored.
  private static let lock = NSLock()

  /// Takes over the terminal, or takes it over again.
  static func enter() {
    lock.withLock {
      if !isEntered, tcgetattr(STDIN_FILENO, &found) != 0 { return }
      var raw = found
      cfmakeraw(&raw)
      isEntered = true
      // A process in the background is stopped here until it is in the foreground. Keys that were typed ahead are
      // kept.
      setMode(&raw, TCSADRAIN)
      write(enterSequence)
    }
  }

  /// Restores the terminal, if it was taken over.
  static func leave() {
    lock.withLock { leaveWhateverHappens() }
  }

  /// Restores the terminal without the lock, in a signal handler, while other threads may write to it.
  ///
  /// The function uses only system calls and existing memory.
  static func leaveWhateverHappens() {
    guard isEntered else { return }
    isEntered = false
    write(leaveSequence)
    // Keys that were pressed for this process are not passed to the shell.
    setMode(&found, TCSAFLUSH)
  }

  /// Writes to the terminal, as long as it is taken over.
  static func write(_ text: String) {
    lock.withLock {
      guard isEntered else { return }
      var text = text
      text.withUTF8 { writeAll(UnsafeRawBufferPointer($0)) }
    }
  }

  private static func write(_ sequence: StaticString) {
    writeAll(UnsafeRawBufferPointer(start: sequence.utf8Start, count: sequence.utf8CodeUnitCount))
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      // A closed terminal accepts no more bytes; the process gets a signal.
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  private static func setMode(_ mode: inout termios, _ moment: Int32) {
    while tcsetattr(STDIN_FILENO, moment, &mode) != 0, errno == EINTR {}
  }
}

// Signal handlers can access only globals. All other code holds the lock when it changes these variables.

/// The original mode of the terminal.
nonisolated(unsafe) private var found = termios()
/// Whether the terminal is taken over.
nonisolated(unsafe) private var isEntered = false
