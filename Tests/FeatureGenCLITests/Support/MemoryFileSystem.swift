import FeatureGenCLI

/// The files of a project in memory, and what was written to them.
final class MemoryFileSystem: Sendable {
  private let state: Locked<State>

  private struct State: Sendable {
    var files: [String: [UInt8]]
    var written: [String: [UInt8]] = [:]
  }

  /// Makes a project of its files by path.
  init(_ files: [String: [UInt8]]) {
    state = Locked(State(files: files))
  }

  /// Makes a project of the texts of its files.
  convenience init(texts: [String: String]) {
    self.init(texts.mapValues { Array($0.utf8) })
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
      list: { folder throws(FileSystemError) in
        let paths = self.state.withLock { $0.files.keys.filter { $0.hasPrefix(folder + "/") } }
        return paths.isEmpty ? nil : paths.sorted()
      },
      write: { path, contents throws(FileSystemError) in
        self.state.withLock { state in
          state.files[path] = contents
          state.written[path] = contents
        }
      }
    )
  }
}
