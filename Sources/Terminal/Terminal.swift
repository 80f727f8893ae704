import Foundation

/// The terminal that the process was started in, taken over as a whole.
///
/// From ``takeOver()`` to ``giveBack()`` the screen is the process's own, keys arrive as they are
/// pressed and are not shown. The terminal is given back as it was found, however the process ends:
/// by itself, by a signal that ends it, and by a crash. While the process is suspended, the terminal
/// is the shell's.
public final class Terminal: Sendable {
  /// Whether colours may be used; an empty `NO_COLOR` forbids nothing: https://no-color.org
  public let isInColor: Bool

  /// The terminal that standard input and output are; nil if one of them is something else, or a
  /// terminal that has no cursor to move.
  ///
  /// - Parameter environment: `TERM` and `NO_COLOR` are looked at.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let name = environment["TERM"] ?? ""
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, !name.isEmpty, name != "dumb"
    else { return nil }
    isInColor = (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// How many columns and rows there are now.
  public var size: TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return TerminalSize(columns: 80, rows: 24) }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Takes the terminal over, and reports its events from now on.
  ///
  /// - Returns: What happens, in order; it ends when nothing can be read any more. One can be had in
  ///   a process.
  public func takeOver() -> AsyncStream<TerminalEvent> {
    let signals = TerminalSignals.install()
    TerminalMode.enter()
    return AsyncStream { continuation in
      let thread = Thread {
        TerminalReader(keys: STDIN_FILENO, signals: signals).read { continuation.yield($0) }
        continuation.finish()
      }
      thread.start()
    }
  }

  /// Makes the terminal what it was before.
  public func giveBack() {
    TerminalMode.leave()
  }

  /// Stops the process as Ctrl-Z stops others; returns when it goes on.
  ///
  /// Where no shell could make it go on, the system does not stop it.
  public func suspend() {
    TerminalMode.leave()
    TerminalSignals.stop()
    TerminalMode.enter()
  }

  /// Takes the terminal over once more, after somebody else may have changed it.
  public func resume() {
    TerminalMode.enter()
  }

  /// Writes to the terminal, as long as it is taken over.
  public func write(_ text: String) {
    TerminalMode.write(text)
  }
}

/// What happens in a terminal.
public enum TerminalEvent: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The window has another size.
  case resized
  /// Somebody asks the process to stop for a while; ``Terminal/suspend()`` does it.
  case suspensionAsked
  /// The process goes on after it was stopped; ``Terminal/resume()`` is due.
  case resumed
}
