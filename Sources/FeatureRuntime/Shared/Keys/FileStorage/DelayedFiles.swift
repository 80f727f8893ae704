import Foundation
import IssueReporting

/// Files whose changes are written a little later, those of a file together.
///
/// A change is kept until it is written, so that every thread can write it: none waits for another.
final class DelayedFiles: Sendable {
  private struct Changes {
    var files: [URL: FileChanges] = [:]
    var count = 0
  }

  private let access: FileAccess
  private let changes = Locked(Changes())
  private let observers = Locked<[NotificationObserver]>([])

  init(_ operations: FileOperations, writingAt notifications: [Notification.Name]) {
    self.access = FileAccess(operations)
    observers.set(
      notifications.map { name in
        NotificationObserver(name, nil) { [weak self] in self?.writeAll() }
      }
    )
  }

  deinit {
    for observer in observers.value { observer.end() }
  }

  var operations: FileOperations {
    access.operations
  }

  /// Writes a change: now if code asks for it, else with the changes of the next second.
  func save(
    _ url: URL,
    _ context: SaveContext,
    _ continuation: SaveContinuation,
    encode: @escaping @Sendable () throws -> Data
  ) {
    // Returned, so that an earlier value is released outside of the lock.
    _ = changes.withLock { changes in
      changes.count += 1
      let earlier = changes.files[url]
      changes.files[url] = FileChanges(
        number: changes.count,
        encode: encode,
        continuations: (earlier?.continuations ?? []) + [(changes.count, continuation)],
        failed: earlier?.failed ?? [],
        // A new change does not wait as long as one more try of an earlier one.
        isScheduled: earlier.map { $0.isScheduled && $0.errors.isEmpty } ?? false
      )
      return earlier
    }
    // No test could let the time of an unimplemented clock go on.
    let isTimed = !(DependencyValues.current.continuousClock is UnimplementedClock)
    if context == .didSet, isTimed { schedule(url) } else { write(url) }
  }

  /// Writes the changes of a file after a while, unless that is planned or more tries are in vain.
  private func schedule(_ url: URL) {
    let dependencies = DependencyValues.current
    let clock = dependencies.continuousClock
    guard !(clock is UnimplementedClock) else { return }
    let delay = changes.withLock { changes -> Duration? in
      guard let file = changes.files[url], !file.isScheduled, let delay = file.delay else {
        return nil
      }
      changes.files[url]?.isScheduled = true
      return delay
    }
    guard let delay else { return }
    (dependencies.testLauncher ?? .live).launch {
      try? await clock.sleep(for: delay)
      self.changes.withLock { $0.files[url]?.isScheduled = false }
      self.write(url)
    }
  }

  /// Writes all changes.
  func writeAll() {
    for (url, _) in unwritten { write(url) }
  }

  /// Writes all changes for the last time, and reports those that are lost.
  func writeAtExit() {
    writeAll()
    for (url, file) in unwritten {
      let error = file.errors.last.map { ": \($0)" } ?? ""
      reportIssue("'\(url.path)' cannot be written, so its last change is lost\(error)")
    }
  }

  /// The files with changes that are not written yet, by path.
  private var unwritten: [(key: URL, value: FileChanges)] {
    changes.withLock { $0.files }.sorted { $0.key.path < $1.key.path }
  }

  /// Writes the changes of a file, if there are any.
  ///
  /// - Returns: The content that is to be written by another try.
  @discardableResult
  private func write(_ url: URL) -> Data? {
    guard let file = changes.withLock({ $0.files[url] }) else { return nil }
    var content: Data?
    do {
      content = try file.encode()
      if let content { try access.write(content, url, file.number) }
      finish(url, file.number, .written)
    } catch let error where content == nil || error is FileNotOverwritten {
      finish(url, file.number, .failed(error))
    } catch {
      finish(url, file.number, .toTryAgain(error))
      return content
    }
    return nil
  }

  /// Passes on the result of writing a change, and plans another try if that may succeed.
  private func finish(_ url: URL, _ number: Int, _ outcome: FileOutcome) {
    // Returned, so that the value is released outside of the lock.
    let file = changes.withLock { changes in
      let file = changes.files[url]
      changes.files[url] = file?.after(outcome, of: number)
      return file
    }
    guard let file else { return }
    // A closure that changes a value may have made a reference to the file.
    SharedTurn.performAfterwards {
      for continuation in file.failed { continuation.resumeAgain(with: outcome.result) }
      for (own, continuation) in file.continuations where own <= number {
        continuation.resume(with: outcome.result)
      }
    }
    if case .toTryAgain = outcome { schedule(url) }
  }

  /// Reads a value; nil if there is no file, or none that can be decoded.
  func load<Value>(_ url: URL, _ decode: (Data) throws -> Value) throws -> Value? {
    // A change that cannot be written is newer than the file.
    if let unwritten = write(url) { return try decode(unwritten) }
    while let content = try access.read(url) {
      do {
        let value = try decode(content)
        access.noteRead(url)
        return value
      } catch {
        if try keepAside(url, content, as: Value.self, error) { return nil }
      }
    }
    access.noteRead(url)
    return nil
  }

  /// Keeps a file that cannot be decoded under another name, and reports it.
  ///
  /// - Returns: Whether the file still had the content.
  private func keepAside<Value>(
    _ url: URL, _ content: Data, as type: Value.Type, _ error: any Error
  ) throws -> Bool {
    let kept: FileAccess.Kept
    do { kept = try access.keepAside(url, content) } catch _ { throw error }
    guard case .under(let other) = kept else { return false }
    access.noteRead(url)
    reportIssue(
      """
      '\(url.path)' cannot be read as '\(type)'. The file is kept as '\(other.path)', and the \
      shared value starts with its initial value.

      \(error)
      """
    )
    return true
  }
}
