import Platform
import SpecSource

/// A search for files that may have been generated.
struct FileSearch: Sendable {
  /// The folders that files are generated into; the search covers all files there.
  var folders: [String]
  /// The endings of the names of other files that the search covers, in lower case.
  var endings: Set<String>
}

/// The files that a search has found; their paths lead over no links.
struct FoundFiles: Sendable {
  /// The files in the folders that files are generated into, sorted.
  var inFolders: [String] = []
  /// The files elsewhere, sorted.
  var elsewhere: [String] = []
}

extension Disk {
  /// Looks for files.
  ///
  /// In the folders that files are generated into, hidden folders are looked into and links are followed; elsewhere neither.
  /// Other projects, git's folder and '.build' are left out, and each folder is visited once, so that loops of links end.
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

/// Visits folders, each once.
private struct FileSearcher {
  let disk: Disk
  /// The project's folder, without links.
  let project: String
  let endings: Set<String>
  var found = FoundFiles()
  var visited: Set<String> = []

  /// Visits a folder that files are generated into.
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
        // A temporary file of an ended run comes from no spec; the next write removes it.
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
      // A folder that cannot be read and has no generated files must not fail the search.
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

  /// Where a link to a folder leads in the project; nil for elsewhere.
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

/// The part of a name behind the last full stop, in lower case.
func ending(of name: String) -> String {
  name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
}
