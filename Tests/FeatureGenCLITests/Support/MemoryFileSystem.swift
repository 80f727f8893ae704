import TestSupport

@testable import FeatureGenCLI

/// The files of a project in memory, and the written files.
final class MemoryFileSystem: Sendable {
  private let state: Locked<State>

  private struct State: Sendable {
    var files: [String: [UInt8]]
    var written: [String: [UInt8]] = [:]

    /// Performs all operations, or none if a file does not have the expected contents.
    mutating func apply(_ operations: [FileOperation]) -> FileSystemError? {
      if let error = problem(with: operations) { return error }
      for operation in operations { apply(operation) }
      return nil
    }

    /// Returns the error of the first operation whose file does not have the expected contents.
    func problem(with operations: [FileOperation]) -> FileSystemError? {
      for operation in operations {
        guard let refusal = operation.refusal(of: files[operation.path]) else { continue }
        return FileSystemError(refusal, of: operation, consequence: "nothing was written")
      }
      return nil
    }

    private mutating func apply(_ operation: FileOperation) {
      switch operation {
      case .write(let path, let contents, _, _):
        files[path] = contents
        written[path] = contents
      case .remove(let path, _):
        files[path] = nil
        written[path] = nil
      }
    }
  }

  /// Makes a project from its files, by path.
  init(_ files: [String: [UInt8]]) {
    state = Locked(State(files: files))
  }

  /// Makes a project from the texts of its files, by path.
  convenience init(texts: [String: String]) {
    self.init(texts.mapValues { Array($0.utf8) })
  }

  /// All files by path.
  var files: [String: [UInt8]] {
    get { state.withLock { $0.files } }
    set { state.withLock { $0.files = newValue } }
  }

  /// Returns the files that were written since the last call, by path.
  func takeWritten() -> [String: [UInt8]] {
    state.withLock { state in
      defer { state.written = [:] }
      return state.written
    }
  }

  /// The file system that commands receive.
  var fileSystem: FileSystem {
    FileSystem(
      read: { path throws(FileSystemError) in
        self.state.withLock { $0.files[path] }
      },
      readStart: { path throws(FileSystemError) in
        self.state.withLock { $0.files[path].map { Array($0.prefix(4096)) } }
      },
      mode: { _ in nil }, areSame: { $0 == $1 },
      list: { folder throws(FileSystemError) in
        let paths = self.state.withLock { $0.files.keys.filter { $0.hasPrefix(folder + "/") } }
        return paths.isEmpty ? nil : paths.sorted()
      },
      places: { paths throws(FileSystemError) in paths.map(ProjectPlace.own) },
      search: { search throws(FileSystemError) in
        let paths = self.state.withLock { $0.files.keys.sorted() }
        let folders = search.folders.map { $0 + "/" }
        var found = FoundFiles()
        for path in paths {
          if folders.contains(where: path.hasPrefix) {
            found.inFolders.append(path)
          } else if search.endings.contains(ending(of: path)) {
            found.elsewhere.append(path)
          }
        }
        return found
      },
      projectAbove: { nil },
      check: { operations throws(FileSystemError) in
        if let error = self.state.withLock({ $0.problem(with: operations) }) { throw error }
      },
      applyInSteps: { steps throws(FileSystemError) in
        if let error = self.state.withLock({ $0.apply(Array(steps.joined())) }) { throw error }
      },
      removeLeftovers: { _ throws(FileSystemError) in }
    )
  }
}
