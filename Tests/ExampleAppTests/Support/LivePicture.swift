import Foundation
import TerminalSupport

/// The picture of a process's output, which is updated while the process runs.
final class LivePicture: @unchecked Sendable {
  // The lock guards the following properties.
  private let condition = NSCondition()
  private var current: TerminalScreen
  private var isClosed = false

  init(_ picture: TerminalScreen) {
    current = picture
  }

  /// The current picture.
  var picture: TerminalScreen {
    condition.withLock { current }
  }

  func resize(columns: Int, rows: Int) {
    condition.withLock { current.resize(columns: columns, rows: rows) }
  }

  /// Processes the output from a terminal, until no process has the terminal open any more.
  func listen(to controller: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(controller, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      condition.withLock {
        if count > 0 { current.feed(buffer[..<count]) } else { isClosed = true }
        condition.broadcast()
      }
      // Linux reports with an error that no process has the terminal open any more.
      if count <= 0 { return }
    }
  }

  /// Waits until the picture satisfies a condition, or no further output is possible.
  ///
  /// - Returns: The last picture, and whether it satisfies the condition.
  func wait(
    atMost seconds: TimeInterval, until holds: (TerminalScreen) -> Bool
  ) -> (picture: TerminalScreen, isFine: Bool) {
    let deadline = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while !holds(current), !isClosed, condition.wait(until: deadline) {}
      return (current, holds(current))
    }
  }

  /// Waits until no process has the terminal open any more.
  ///
  /// - Returns: Whether that happened within the time limit.
  func waitForEnd(atMost seconds: TimeInterval) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while !isClosed, condition.wait(until: deadline) {}
      return isClosed
    }
  }
}
