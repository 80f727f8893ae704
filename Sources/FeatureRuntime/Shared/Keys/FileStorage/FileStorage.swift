import Foundation

/// The files of `.fileStorage`: the file system in an app, memory in tests and previews.
///
/// A test begins without files, prepares those it needs, and looks at what was written:
///
/// ```swift
/// let files = FileStorage.inMemory
/// files.write(Data("[]".utf8), to: url)
/// let store = TestStore(initialState: ItemsFeature.State()) {
///   ItemsFeature()
/// } withDependencies: {
///   $0.defaultFileStorage = files
/// }
/// …
/// #expect(files.data(at: url) == Data("[1]".utf8))
/// ```
public struct FileStorage: Sendable {
  let files: DelayedFiles
  /// The test's storage that the files are of: whoever holds the files holds it, so that the next
  /// reference finds them.
  private var owner: InMemoryStorage?

  init(_ operations: FileOperations, writingAt notifications: [Notification.Name] = []) {
    self.files = DelayedFiles(operations, writingAt: notifications)
  }

  /// The file system.
  public static let fileSystem: FileStorage = {
    // A tool may end before a change is written.
    atexit { FileStorage.fileSystem.files.writeAtExit() }
    return FileStorage(.fileSystem, writingAt: AppNotification.goesToBackground)
  }()

  /// New files in memory.
  public static var inMemory: FileStorage {
    FileStorage(.inMemory())
  }

  func held(by owner: InMemoryStorage) -> FileStorage {
    var storage = self
    storage.owner = owner
    return storage
  }

  var id: ObjectIdentifier {
    ObjectIdentifier(files)
  }

  /// The content of a file; nil if there is none, or it cannot be read.
  public func data(at url: URL) -> Data? {
    try? files.operations.read(url)
  }

  /// Writes a file, as other code would.
  public func write(_ data: Data, to url: URL) throws {
    try files.operations.write(data, url)
  }
}

/// The operations on files.
struct FileOperations: Sendable {
  /// Reads a file; nil if there is none. Throws where a file may be there but cannot be read.
  var read: @Sendable (URL) throws -> Data?
  /// Writes a file whole, or not at all.
  var write: @Sendable (Data, URL) throws -> Void
  /// Gives a file another name; throws `CocoaError.fileWriteFileExists` if a file has it.
  var move: @Sendable (_ from: URL, _ to: URL) throws -> Void
}

extension FileOperations {
  static let fileSystem = FileOperations(
    read: { url in
      do {
        return try Data(contentsOf: url)
      } catch CocoaError.fileReadNoSuchFile {
        return nil
      }
    },
    write: { data, url in
      // A link stays; the file that it leads to gets the content.
      let url = target(of: url)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      // Into a temporary file, which is renamed.
      try data.write(to: url, options: .atomic)
    },
    move: { from, to in
      // A link may lead nowhere, and still have the name.
      guard (try? FileManager.default.attributesOfItem(atPath: to.path)) == nil else {
        throw CocoaError(.fileWriteFileExists)
      }
      try FileManager.default.moveItem(at: from, to: to)
    }
  )

  static func inMemory() -> FileOperations {
    let files = Locked<[URL: Data]>([:])
    return FileOperations(
      read: { url in files.withLock { $0[url] } },
      write: { data, url in files.withLock { $0[url] = data } },
      move: { from, to in
        let isMoved = files.withLock { files in
          guard files[to] == nil else { return false }
          files[to] = files.removeValue(forKey: from)
          return true
        }
        if !isMoved { throw CocoaError(.fileWriteFileExists) }
      }
    )
  }
}

/// The file that a link leads to, also where there is none yet; the file itself for no link.
private func target(of url: URL) -> URL {
  let target = url.resolvingSymlinksInPath()
  guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path) else {
    return target
  }
  return URL(fileURLWithPath: next, relativeTo: target.deletingLastPathComponent())
}

private enum FileStorageKeyOfDependencies: DependencyKey {
  static let liveValue: FileStorage? = nil
  static let testValue: FileStorage? = nil
}

extension DependencyValues {
  /// The files of `.fileStorage`: the file system in an app, memory in tests and previews.
  public var defaultFileStorage: FileStorage {
    get {
      self[FileStorageKeyOfDependencies.self]
        ?? (context == .live ? .fileSystem : defaultInMemoryStorage.heldFileStorage)
    }
    set { self[FileStorageKeyOfDependencies.self] = newValue }
  }
}
