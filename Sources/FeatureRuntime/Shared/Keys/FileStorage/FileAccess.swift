import Foundation

/// Reads and writes files, one at a time, so that no older content replaces a newer one.
///
/// Its lock is held only while the system works; contents are encoded and decoded outside of it.
final class FileAccess: Sendable {
  /// The result of keeping a file under another name.
  enum Kept {
    case under(URL)
    /// The file has changed, and may be read again.
    case changed
  }

  let operations: FileOperations
  private let lock = NSLock()
  // Touched only while the lock is held.
  /// The numbers of the changes that were written.
  nonisolated(unsafe) private var written: [URL: Int] = [:]
  /// Files with a content that no value was made of, and that must not be lost.
  nonisolated(unsafe) private var unread: Set<URL> = []

  init(_ operations: FileOperations) {
    self.operations = operations
  }

  /// Reads a file; nil if there is none, or an empty one.
  ///
  /// From a failure on nothing is written in the place of the file.
  func read(_ url: URL) throws -> Data? {
    try lock.withLock {
      do {
        let data = try operations.read(url)
        return data?.isEmpty == true ? nil : data
      } catch {
        unread.insert(url)
        throw error
      }
    }
  }

  /// Notes that a value was made of the content of a file.
  func noteRead(_ url: URL) {
    lock.withLock { _ = unread.remove(url) }
  }

  /// Writes a change, unless it or a later one was written.
  func write(_ data: Data, _ url: URL, _ number: Int) throws {
    try lock.withLock {
      guard written[url, default: 0] < number else { return }
      guard !unread.contains(url) else { throw FileNotOverwritten(url: url) }
      try operations.write(data, url)
      written[url] = number
    }
  }

  /// Gives a file another name, if it still has a content that cannot be decoded.
  func keepAside(_ url: URL, _ content: Data) throws -> Kept {
    try lock.withLock {
      do {
        guard try operations.read(url) == content else { return .changed }
        var number = 1
        while true {
          let name = url.lastPathComponent + (number == 1 ? ".corrupt" : ".corrupt-\(number)")
          let other = url.deletingLastPathComponent().appendingPathComponent(name)
          do {
            try operations.move(url, other)
            return .under(other)
          } catch CocoaError.fileWriteFileExists {
            number += 1
          }
        }
      } catch {
        unread.insert(url)
        throw error
      }
    }
  }
}

/// The error of saving to a file that cannot be read: its content must not be lost.
struct FileNotOverwritten: Error, CustomStringConvertible {
  let url: URL

  var description: String {
    """
    '\(url.path)' cannot be read, and is not overwritten. Make the file readable or move it, and \
    load the value again.
    """
  }
}
