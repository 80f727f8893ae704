import FeatureHeader
import Platform
import SpecSource

/// A file that cannot be read.
struct ReadingError: Error {
  /// The system's reason.
  var reason: String
}

/// The folder of a project whose files are only read.
struct ProjectFolder {
  /// The path of the folder.
  let path: String

  /// Returns the path of a file of the project, relative to the working directory of the build.
  func absolute(_ file: String) -> String {
    path.hasSuffix("/") ? path + file : "\(path)/\(file)"
  }

  /// Returns the path of a folder, relative to the project; empty for the project itself, nil for a folder elsewhere.
  func relative(_ folder: String) -> String? {
    guard let root = realPath(path), let place = realPath(folder) else { return nil }
    if place == root { return "" }
    return place.hasPrefix(root + "/") ? String(place.dropFirst(root.count + 1)) : nil
  }

  /// Reads a file; nil when the file does not exist, and when it has no header of generated code.
  ///
  /// - Throws: `ReadingError` when the file cannot be read.
  func readGenerated(_ file: String) throws(ReadingError) -> [UInt8]? {
    guard let start = try read(file, upTo: 4096), GeneratedHeader.isBorne(by: start) else {
      return nil
    }
    return try read(file)
  }

  /// Reads a file; nil when the file does not exist.
  ///
  /// - Throws: `ReadingError` when the file exists and cannot be read.
  func read(_ file: String, upTo start: Int? = nil) throws(ReadingError) -> [UInt8]? {
    guard let root = realPath(path) else { return nil }
    do throws(SystemError) {
      let opened = try openFile(absolute(file), below: root) { place in
        ProjectPaths.problem(withLinkFrom: file, to: place).map { "a symbolic link \($0.message)" }
      }
      if let start { return try opened?.readStart(start) }
      return try opened?.readAll(upTo: 64 << 20)
    } catch {
      throw ReadingError(reason: "'\(file)' cannot be read (\(error.reason))")
    }
  }

  /// Lists the files below a folder, without hidden ones and other projects; empty if the folder does not exist.
  ///
  /// - Parameter folder: A folder of the project; empty for the project itself.
  func files(under folder: String) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for (name, kind) in (try? names(inFolder: absolute(next))) ?? [] where !name.hasPrefix(".") {
        let path = next.isEmpty ? name : "\(next)/\(name)"
        switch kind ?? fileKind(absolute(path)) {
        case .folder:
          let isProject = fileKind(absolute("\(path)/\(ProjectLayout.settings)")) != nil
          if !isLink(absolute(path)), !isProject { folders.append(path) }
        case nil: break
        default: files.append(path)
        }
      }
    }
    return files.sorted()
  }
}
