import Platform
import SpecSource

/// A file that cannot be read.
struct ReadingError: Error {
  /// What the system says.
  var reason: String
}

/// The folder of a project, of which files are read and none is written.
struct ProjectFolder {
  /// Where it is.
  let path: String

  /// The path of one of its files from wherever the build runs.
  func absolute(_ file: String) -> String {
    path.hasSuffix("/") ? path + file : "\(path)/\(file)"
  }

  /// The bytes of a file; nil when there is none.
  ///
  /// - Throws: `ReadingError` when it is there and cannot be read.
  func read(_ file: String) throws(ReadingError) -> [UInt8]? {
    guard let root = realPath(path) else { return nil }
    do throws(SystemError) {
      let opened = try openFile(absolute(file), below: root) { place in
        ProjectPaths.problem(withLinkFrom: file, to: place).map { "a symbolic link \($0.message)" }
      }
      return try opened?.readAll(upTo: 512 << 20)
    } catch {
      throw ReadingError(reason: "'\(file)' cannot be read (\(error.reason))")
    }
  }

  /// The files under a folder, hidden ones left out, as the generator lists them; none where there is no folder.
  func files(under folder: String) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for (name, kind) in (try? names(inFolder: absolute(next))) ?? [] where !name.hasPrefix(".") {
        let path = "\(next)/\(name)"
        switch kind ?? fileKind(absolute(path)) {
        case .folder: if !isLink(absolute(path)) { folders.append(path) }
        case nil: break
        default: files.append(path)
        }
      }
    }
    return files.sorted()
  }
}
