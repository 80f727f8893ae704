import Foundation
import TerminalSupport

/// The picture that a process draws, while it draws it.
final class LivePicture: @unchecked Sendable {
  // The lock guards what follows.
  private let condition = NSCondition()
  private var current: TerminalScreen
  private var isClosed = false

  init(_ picture: TerminalScreen) {
    current = picture
  }

  /// What is to be seen now.
  var picture: TerminalScreen {
    condition.withLock { current }
  }

  func resize(columns: Int, rows: Int) {
    condition.withLock { current.resize(columns: columns, rows: rows) }
  }

  /// Draws what comes from a terminal, until nobody has that open any more.
  func listen(to controller: Int32) {
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

  /// Waits until the picture is as it has to be, or nothing can come any more.
  ///
  /// - Returns: The picture at last, and whether it is as it has to be.
  func wait(
    atMost seconds: TimeInterval, until holds: (TerminalScreen) -> Bool
  ) -> (picture: TerminalScreen, isFine: Bool) {
    let deadline = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while !holds(current), !isClosed, condition.wait(until: deadline) {}
      return (current, holds(current))
    }
  }

  /// Waits until nobody has the terminal open any more.
  ///
  /// - Returns: Whether it came to that.
  func waitForEnd(atMost seconds: TimeInterval) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while !isClosed, condition.wait(until: deadline) {}
      return isClosed
    }
  }
}
