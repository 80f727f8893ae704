import Foundation

/// The terminal in which the process was started, under the process's full control.
///
/// From ``takeOver()`` to ``giveBack()``, the screen belongs to the process, and keys arrive as they are pressed and
/// are not shown. The terminal is restored regardless of how the process ends: by itself, by a signal that ends it,
/// or by a crash. While the process is suspended, the shell has the terminal.
public final class Terminal: Sendable {
  /// Whether colors may be used; an empty `NO_COLOR` forbids nothing: https://no-color.org
  public let isInColor: Bool

  /// Finds the terminal of standard input and output; nil if one of them is not a terminal, or is a terminal without
  /// a movable cursor.
  ///
  /// - Parameter environment: The environment with `TERM` and `NO_COLOR`.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let name = environment["TERM"] ?? ""
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, !name.isEmpty, name != "dumb"
    else { return nil }
    isInColor = (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// The present number of columns and rows.
  public var size: TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return TerminalSize(columns: 80, rows: 24) }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Takes over the terminal, and reports its events from then on.
  ///
  /// - Returns: The events in order; the stream ends when nothing can be read any more. A process can have only one
  ///   such stream.
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

  /// Restores the former state of the terminal.
  public func giveBack() {
    TerminalMode.leave()
  }

  /// Stops the process like Ctrl-Z stops other programs; returns when the process continues.
  ///
  /// If no shell could continue the process, the system does not stop it.
  public func suspend() {
    TerminalMode.leave()
    TerminalSignals.stop()
    TerminalMode.enter()
  }

  /// Takes over the terminal again, after another program may have changed it.
  public func resume() {
    TerminalMode.enter()
  }

  /// Writes to the terminal, as long as it is taken over.
  public func write(_ text: String) {
    TerminalMode.write(text)
  }
}

/// An event of a terminal.
public enum TerminalEvent: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The size of the window has changed.
  case resized
  /// The user asks to suspend the process; ``Terminal/suspend()`` does so.
  case suspensionAsked
  /// The process continues after it was stopped; ``Terminal/resume()`` must be called.
  case resumed
}
