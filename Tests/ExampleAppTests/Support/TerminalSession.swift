import CPseudoTerminal
import Foundation
import Terminal
import TerminalSupport
import Testing

/// A process in a pseudo-terminal, with a picture of the terminal's screen.
///
/// Each wait is for a visible text or picture. The time limit only ends failing tests.
final class TerminalSession {
  /// The time limit of a wait, in seconds.
  private static let patience: TimeInterval = 60

  let process: pid_t
  private let controller: Int32
  private let screen: LivePicture
  /// Whether the process was waited for. Its number may then belong to another process.
  private var isOver = false

  /// Starts a program.
  ///
  /// - Parameter environment: The variables that are added to the environment of the current process.
  init(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws {
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "BASH_ENV", "ENV"] { variables[name] = nil }
    // An intended crash needs no report, which would wait for a key.
    let usual = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
    variables.merge(usual) { $1 }
    variables.merge(environment) { $1 }
    let words = arguments.map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var controller: Int32 = -1
    let process = pseudo_terminal_start(
      words, settings, UInt16(columns), UInt16(rows), &controller)
    try #require(process > 0, "no pseudo-terminal can be had")
    self.process = process
    self.controller = controller
    screen = LivePicture(TerminalScreen(columns: columns, rows: rows))
    // The thread must not keep the session alive, because nothing would then end the process.
    Thread { [screen, controller] in screen.listen(to: controller) }.start()
  }

  deinit {
    if !isOver {
      kill(process, SIGKILL)
      _ = reap()
    }
    // A descriptor with a pending read stays open, because the next file would get its number.
    if screen.waitForEnd(atMost: 5) { close(controller) }
  }

  /// The current picture of the screen.
  var picture: TerminalScreen {
    screen.picture
  }

  /// The terminal's current treatment of typed keys.
  var mode: TerminalModes {
    var mode = termios()
    tcgetattr(controller, &mode)
    return TerminalModes(mode)
  }

  /// Types keys, in the form of the bytes that terminals send for them.
  func type(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  /// Changes the size of the window.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    _ = pseudo_terminal_resize(controller, UInt16(columns), UInt16(rows))
  }

  /// Waits until the picture satisfies a condition.
  @discardableResult
  func wait(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    until holds: (TerminalScreen) -> Bool
  ) throws -> TerminalScreen {
    let (picture, isFine) = screen.wait(atMost: Self.patience, until: holds)
    try #require(
      isFine, "never seen: \(expected)\n\(picture.text)", sourceLocation: sourceLocation)
    return picture
  }

  /// Waits until a text is visible.
  @discardableResult
  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> TerminalScreen
  {
    try wait("'\(text)'", sourceLocation: sourceLocation) { $0.text.contains(text) }
  }

  /// Waits until the process has ended, and all of its output is processed.
  ///
  /// - Returns: The exit status, or the negative number of the signal that ended the process.
  func end() throws -> Int32 {
    try #require(screen.waitForEnd(atMost: Self.patience), "the process goes on\n\(picture.text)")
    let status = reap()
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// Waits for the process, which has no work left once the terminal is closed.
  private func reap() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      precondition(errno == EINTR, "a process of this one can be waited for, once")
    }
    isOver = true
    return status
  }
}

/// The modes of a terminal, which can be compared.
struct TerminalModes: Equatable {
  private let flags: [tcflag_t]

  init(_ mode: termios) {
    flags = [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]
  }

  /// Whether the terminal itself edits lines and echoes keys.
  var isCooked: Bool {
    flags[3] & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }
}
