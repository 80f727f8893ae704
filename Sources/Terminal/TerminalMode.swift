import Foundation

/// What the process has done to the terminal, and how to undo it.
enum TerminalMode {
  /// A screen of its own, no cursor, no line breaks at the right margin.
  private static let enterSequence: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let leaveSequence: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// Held while the terminal is written to or changed, so that nothing is written once it was given back.
  private static let lock = NSLock()

  /// Takes the terminal over; once more, if it was before.
  static func enter() {
    lock.withLock {
      if !isEntered, tcgetattr(STDIN_FILENO, &found) != 0 { return }
      var raw = found
      cfmakeraw(&raw)
      isEntered = true
      // A process in the background is stopped here until it is in the foreground. What was typed
      // ahead stays.
      setMode(&raw, TCSADRAIN)
      write(enterSequence)
    }
  }

  /// Gives the terminal back, if it was taken over.
  static func leave() {
    lock.withLock { leaveWhateverHappens() }
  }

  /// Gives the terminal back while others may write to it, in a signal handler.
  ///
  /// It uses nothing but system calls and memory that is there already.
  static func leaveWhateverHappens() {
    guard isEntered else { return }
    isEntered = false
    write(leaveSequence)
    // Keys that were pressed for this process are not for the shell.
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
      // A terminal that is gone takes no more; the process gets a signal.
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  private static func setMode(_ mode: inout termios, _ moment: Int32) {
    while tcsetattr(STDIN_FILENO, moment, &mode) != 0, errno == EINTR {}
  }
}

// Signal handlers can reach nothing but globals. Others hold the lock when they change these.

/// How the terminal was found.
nonisolated(unsafe) private var found = termios()
/// Whether the terminal is taken over.
nonisolated(unsafe) private var isEntered = false
