import Foundation
import Platform

/// Reads keys and signals, on a thread of its own.
struct TerminalReader {
  /// The time in milliseconds for which a single escape waits for bytes that would make it another key.
  private static let escapeDelay: Int32 = 50

  /// The descriptor of the terminal's bytes.
  let keys: Int32
  /// The descriptor of the signals' numbers.
  let signals: Int32
  var decoder = KeyDecoder()

  /// Reads until no more input can arrive.
  consuming func read(_ tell: (TerminalEvent) -> Void) {
    var reader = self
    while reader.step(tell) {}
  }

  private mutating func step(_ tell: (TerminalEvent) -> Void) -> Bool {
    let ready: Set<Int32>
    do throws(SystemError) {
      ready = try waitUntilReadable(
        [keys, signals], timeout: decoder.isWaiting ? Self.escapeDelay : nil)
    } catch {
      return error.number == EINTR
    }
    if ready.isEmpty {
      for key in decoder.flush() { tell(.key(key)) }
    }
    if ready.contains(signals) {
      for number in bytes(of: signals) ?? [] {
        TerminalSignals.end(by: Int32(number))
        if let event = event(Int32(number)) { tell(event) }
      }
    }
    if ready.contains(keys) {
      guard let bytes = bytes(of: keys) else { return false }
      for key in decoder.decode(bytes) { tell(.key(key)) }
    }
    return true
  }

  /// Reads the available bytes; nil if no more bytes can ever arrive.
  private func bytes(of descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 { return Array(buffer[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  private func event(_ signal: Int32) -> TerminalEvent? {
    switch signal {
    case SIGWINCH: .resized
    case SIGTSTP: .suspensionAsked
    case SIGCONT: .resumed
    default: nil
    }
  }
}
