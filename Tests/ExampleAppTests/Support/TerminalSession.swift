import CPseudoTerminal
import Foundation
import Terminal
import Testing

/// A process in a pseudo-terminal, and the picture of what it shows there.
///
/// Whoever waits, waits for what is to be seen; the time limit only ends tests that fail.
final class TerminalSession: @unchecked Sendable {
  /// How long to wait for what never comes, in seconds.
  private static let patience: TimeInterval = 60

  let process: pid_t
  private let controller: Int32
  // The lock guards what follows.
  private let condition = NSCondition()
  private var current: Picture
  private var isClosed = false

  /// Starts a program.
  ///
  /// - Parameter environment: Variables beside those of this process.
  init(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws {
    current = Picture(columns: columns, rows: rows)
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
    process = pseudo_terminal_start(words, settings, UInt16(columns), UInt16(rows), &controller)
    self.controller = controller
    try #require(process > 0, "no pseudo-terminal can be had")
    Thread { self.listen() }.start()
  }

  deinit {
    // What is gone already is not there to be ended.
    kill(process, SIGKILL)
    close(controller)
  }

  private func listen() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(controller, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      condition.withLock {
        if count > 0 { current.feed(buffer[..<count]) } else { isClosed = true }
        condition.broadcast()
      }
      // Linux says with an error that nobody has the terminal open any more.
      if count <= 0 { return }
    }
  }

  /// What is to be seen now.
  var picture: Picture {
    condition.withLock { current }
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
    condition.withLock { current.resize(columns: columns, rows: rows) }
    _ = pseudo_terminal_resize(controller, UInt16(columns), UInt16(rows))
  }

  /// Waits until the picture is as it has to be.
  @discardableResult
  func wait(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    until holds: (Picture) -> Bool
  ) throws -> Picture {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    let (picture, isFine) = condition.withLock {
      while !holds(current), !isClosed, condition.wait(until: deadline) {}
      return (current, holds(current))
    }
    try #require(
      isFine, "never seen: \(expected)\n\(picture.text)", sourceLocation: sourceLocation)
    return picture
  }

  /// Waits until a text is to be seen.
  @discardableResult
  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Picture {
    try wait("'\(text)'", sourceLocation: sourceLocation) { $0.text.contains(text) }
  }

  /// Waits until the process has ended, and all it wrote was seen.
  ///
  /// - Returns: Its exit status, or the negative number of the signal that ended it.
  func end() throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    let hasEnded = condition.withLock {
      while !isClosed, condition.wait(until: deadline) {}
      return isClosed
    }
    try #require(hasEnded, "the process goes on\n\(picture.text)")
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
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
