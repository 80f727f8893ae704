import Foundation
import IssueReporting

/// Files whose changes are written a little later, those of a file together.
final class DelayedFiles: Sendable {
  private struct Change: Sendable {
    var encode: @Sendable () throws -> Data
    /// Take the result, one for each change that is written together.
    var continuations: [SaveContinuation]
  }

  let operations: FileOperations
  private let changes = Locked<[URL: Change]>([:])
  /// Files that could be neither decoded nor kept under another name.
  private let unreadable = Locked<Set<URL>>([])
  // Held while a file is read or written, so that the last change is the last that is written.
  private let access = NSRecursiveLock()
  private let observers = Locked<[NotificationObserver]>([])

  init(_ operations: FileOperations, writingAt notifications: [Notification.Name]) {
    self.operations = operations
    let made = notifications.map { name in
      NotificationObserver(name, nil) { [weak self] in self?.writeAll() }
    }
    observers.withLock { $0 = made }
  }

  deinit {
    for observer in observers.value { observer.end() }
  }

  /// Writes a change: now if code asks for it, else with the changes of the next second.
  func save(
    _ url: URL,
    _ context: SaveContext,
    _ continuation: SaveContinuation,
    encode: @escaping @Sendable () throws -> Data
  ) {
    let isFirst = changes.withLock { changes in
      let earlier = changes[url]?.continuations
      changes[url] = Change(encode: encode, continuations: (earlier ?? []) + [continuation])
      return earlier == nil
    }
    let clock = DependencyValues.current.continuousClock
    // No test could let the time of an unimplemented clock go on.
    guard context == .didSet, !(clock is UnimplementedClock) else { return write(url) }
    guard isFirst else { return }
    (DependencyValues.current.testLauncher ?? .live).launch {
      try? await clock.sleep(for: .seconds(1))
      self.write(url)
    }
  }

  /// Writes all changes.
  func writeAll() {
    for url in changes.value.keys.sorted(by: { $0.path < $1.path }) { write(url) }
  }

  /// Writes the change of a file, if there is one.
  private func write(_ url: URL) {
    access.withLock {
      guard let change = changes.withLock({ $0.removeValue(forKey: url) }) else { return }
      let result = Result {
        guard !unreadable.value.contains(url) else { throw FileNotOverwritten(url: url) }
        try operations.write(change.encode(), url)
      }
      for continuation in change.continuations { continuation.resume(with: result) }
    }
  }

  /// Reads a value; nil if there is no file, or none that can be decoded.
  func load<Value>(_ url: URL, _ decode: (Data) throws -> Value) throws -> Value? {
    write(url)
    return try access.withLock {
      do {
        let data = try operations.read(url)
        let value = try data.flatMap { try $0.isEmpty ? nil : decode($0) }
        unreadable.withLock { _ = $0.remove(url) }
        return value
      } catch {
        try keepAside(url, as: Value.self, error)
        return nil
      }
    }
  }

  private func keepAside<Value>(_ url: URL, as type: Value.Type, _ error: any Error) throws {
    do {
      let other = try freeName(for: url)
      try operations.move(url, other)
      reportIssue(
        """
        '\(url.path)' cannot be read as '\(type)'. The file is kept as '\(other.path)', and the \
        shared value begins with its initial value.

        \(error)
        """
      )
    } catch _ {
      unreadable.withLock { _ = $0.insert(url) }
      throw error
    }
  }

  private func freeName(for url: URL) throws -> URL {
    var number = 1
    while true {
      let name = url.lastPathComponent + (number == 1 ? ".corrupt" : ".corrupt-\(number)")
      let other = url.deletingLastPathComponent().appendingPathComponent(name)
      if try operations.read(other) == nil { return other }
      number += 1
    }
  }
}

/// The error of saving to a file that cannot be read: what is in it must not be lost.
struct FileNotOverwritten: Error, CustomStringConvertible {
  let url: URL

  var description: String {
    """
    '\(url.path)' cannot be read, nor renamed, and is not overwritten. Move the file away, and load \
    the value again.
    """
  }
}
