import FeatureGenCLI

/// The files of a project in memory, and what was written to them.
final class MemoryFileSystem: Sendable {
  private let state: Locked<State>

  private struct State: Sendable {
    var files: [String: [UInt8]]
    var written: [String: [UInt8]] = [:]

    mutating func apply(_ operation: FileOperation) {
      switch operation {
      case .write(let path, let contents):
        files[path] = contents
        written[path] = contents
      case .remove(let path):
        files[path] = nil
        written[path] = nil
      }
    }
  }

  /// Makes a project of its files by path.
  init(_ files: [String: [UInt8]]) {
    state = Locked(State(files: files))
  }

  /// Makes a project of the texts of its files.
  convenience init(texts: [String: String]) {
    self.init(texts.mapValues { Array($0.utf8) })
  }

  /// All files by path.
  var files: [String: [UInt8]] {
    get { state.withLock { $0.files } }
    set { state.withLock { $0.files = newValue } }
  }

  /// The files that were written since the last call, by path.
  func takeWritten() -> [String: [UInt8]] {
    state.withLock { state in
      defer { state.written = [:] }
      return state.written
    }
  }

  /// The operations that commands are given.
  var fileSystem: FileSystem {
    FileSystem(
      read: { path throws(FileSystemError) in
        self.state.withLock { $0.files[path] }
      },
      readStart: { path throws(FileSystemError) in
        self.state.withLock { $0.files[path].map { Array($0.prefix(4096)) } }
      },
      list: { folder throws(FileSystemError) in
        let paths = self.state.withLock { $0.files.keys.filter { $0.hasPrefix(folder + "/") } }
        return paths.isEmpty ? nil : paths.sorted()
      },
      pathsLeadingOutside: { _ throws(FileSystemError) in [] },
      apply: { operations throws(FileSystemError) in
        self.state.withLock { state in
          for operation in operations { state.apply(operation) }
        }
      },
      removeLeftovers: { _ throws(FileSystemError) in }
    )
  }
}
