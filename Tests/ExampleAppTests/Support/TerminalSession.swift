import CPseudoTerminal
import Foundation
import Terminal
import TerminalSupport
import Testing

/// A process in a pseudo-terminal, and the picture of what it shows there.
///
/// Whoever waits, waits for what is to be seen; the time limit only ends tests that fail.
final class TerminalSession {
  /// How long to wait for what never comes, in seconds.
  private static let patience: TimeInterval = 60

  let process: pid_t
  private let controller: Int32
  private let screen: LivePicture
  /// Whether it was waited for; then its number may be somebody else's.
  private var isOver = false

  /// Starts a program.
  ///
  /// - Parameter environment: Variables beside those of this process.
  init(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws {
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "BASH_ENV", "ENV"] { variables[name] = nil }
    // A crash that is meant needs no report, which would wait for a key.
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
    // The thread must not keep the session: nobody would ever end the process.
    Thread { [screen, controller] in screen.listen(to: controller) }.start()
  }

  deinit {
    if !isOver {
      kill(process, SIGKILL)
      _ = reap()
    }
    // A descriptor that is read from stays open, for the next file would get its number.
    if screen.waitForEnd(atMost: 5) { close(controller) }
  }

  /// What is to be seen now.
  var picture: TerminalScreen {
    screen.picture
  }

  /// How the terminal treats what is typed.
  var mode: TerminalModes {
    var mode = termios()
    tcgetattr(controller, &mode)
    return TerminalModes(mode)
  }

  /// Types keys, as the bytes that terminals send for them.
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

  /// Waits until the picture is as it has to be.
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

  /// Waits until a text is to be seen.
  @discardableResult
  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> TerminalScreen
  {
    try wait("'\(text)'", sourceLocation: sourceLocation) { $0.text.contains(text) }
  }

  /// Waits until the process has ended, and all it wrote was seen.
  ///
  /// - Returns: Its exit status, or the negative number of the signal that ended it.
  func end() throws -> Int32 {
    try #require(screen.waitForEnd(atMost: Self.patience), "the process goes on\n\(picture.text)")
    let status = reap()
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// Waits for the process, which has nothing left to do once the terminal is closed.
  private func reap() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      precondition(errno == EINTR, "a process of this one can be waited for, once")
    }
    isOver = true
    return status
  }
}

/// The modes of a terminal, to compare.
struct TerminalModes: Equatable {
  private let flags: [tcflag_t]

  init(_ mode: termios) {
    flags = [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]
  }

  /// Whether lines are edited and keys are shown by the terminal itself.
  var isCooked: Bool {
    flags[3] & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }
}
