import Platform
import SpecSource

/// A search for files that may have been generated.
struct FileSearch: Sendable {
  /// The output folders of the generator; the search covers all files there.
  var folders: [String]
  /// The extensions of other files that the search covers, in lower case.
  var endings: Set<String>
}

/// The files that a search has found; their paths contain no links.
struct FoundFiles: Sendable {
  /// The files in the output folders, sorted.
  var inFolders: [String] = []
  /// The files elsewhere, sorted.
  var elsewhere: [String] = []
}

extension Disk {
  /// Searches for files.
  ///
  /// In the output folders, the search enters hidden folders and follows links; elsewhere, it does neither. The
  /// search leaves out other projects, git's folder and '.build', and visits each folder once, so that loops of links
  /// end.
  func search(_ search: FileSearch) throws(FileSystemError) -> FoundFiles {
    guard let project else { return FoundFiles() }
    var searcher = FileSearcher(disk: self, project: project, endings: search.endings)
    for folder in search.folders {
      guard case .own(let place) = try place(of: folder), fileKind(absolute(place)) == .folder
      else { continue }
      try searcher.visitAll(place)
    }
    searcher.visitRest()
    return FoundFiles(
      inFolders: searcher.found.inFolders.sorted(), elsewhere: searcher.found.elsewhere.sorted())
  }
}

/// A search that visits each folder once.
private struct FileSearcher {
  let disk: Disk
  /// The project's folder, without links.
  let project: String
  let endings: Set<String>
  var found = FoundFiles()
  var visited: Set<String> = []

  /// Visits an output folder.
  mutating func visitAll(_ folder: String) throws(FileSystemError) {
    var open = [folder]
    while let folder = open.popLast() {
      guard visited.insert(folder).inserted else { continue }
      for (name, kind) in try disk.names(folder) where isOurs(name) {
        let path = "\(folder)/\(name)"
        let isLink = kind == nil && isLink(disk.absolute(path))
        switch kind ?? fileKind(disk.absolute(path)) {
        case .folder:
          if let place = isLink ? target(of: path) : path, isOurs(place) { open.append(place) }
        // A temporary file of a finished run comes from no spec; the next write removes the file.
        case .file: if !TemporaryName.isBorne(by: name) { found.inFolders.append(path) }
        default: break
        }
      }
    }
  }

  /// Visits the whole project.
  mutating func visitRest() {
    var open = [""]
    while let folder = open.popLast() {
      // A folder that cannot be read and contains no generated files must not fail the search.
      guard visited.insert(folder).inserted,
        let names = try? disk.names(folder.isEmpty ? "." : folder)
      else { continue }
      for (name, kind) in names where !name.hasPrefix(".") && isOurs(name) {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        switch kind {
        case .folder: if !disk.isOtherProject(path) { open.append(path) }
        case .file: if endings.contains(ending(of: name)) { found.elsewhere.append(path) }
        default: break
        }
      }
    }
  }

  /// Finds the target in the project of a link to a folder; nil for a target elsewhere.
  private func target(of link: String) -> String? {
    guard let place = realPath(disk.absolute(link)).flatMap({ relativePath(of: $0, to: project) }),
      !place.isEmpty, place.split(separator: "/").allSatisfy({ isOurs(String($0)) })
    else { return nil }
    return place
  }

  private func isOurs(_ name: String) -> Bool {
    ProjectPaths.problem(withName: name[...]) == nil
  }
}

/// Returns the part of a name after the last full stop, in lower case.
func ending(of name: String) -> String {
  name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
}
