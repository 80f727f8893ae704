import FeatureHeader
import Platform
import SpecSource

extension Disk {
  /// Finds the targets of paths after symbolic links are followed: the code that writes and removes files calls this
  /// function first.
  ///
  /// Reading checks the open file instead, which is faster and follows the same rules.
  func places(of paths: [String]) throws(FileSystemError) -> [ProjectPlace] {
    guard let project else {
      // A missing folder contains no links.
      return paths.map(ProjectPlace.own)
    }
    var finder = PlaceFinder(disk: self, project: project)
    return paths.map { finder.place(of: $0) }
  }

  /// Finds the target of a path.
  func place(of path: String) throws(FileSystemError) -> ProjectPlace {
    try places(of: [path])[0]
  }

  /// Whether a folder below the root contains a project of its own.
  func isOtherProject(_ folder: String) -> Bool {
    isThere(absolute("\(folder)/\(settingsPath)"))
  }
}

/// Finds the targets of paths, and remembers folders, because many files share their folder.
private struct PlaceFinder {
  let disk: Disk
  /// The project's folder, without links.
  let project: String
  var folders: [Substring: ProjectPlace] = [:]

  mutating func place(of path: String) -> ProjectPlace {
    let isSteps = !path.hasPrefix("/") && !path.pathParts.contains("..")
    guard isSteps else { return placeOfTarget(path, of: path[...]) }
    let file = disk.absolute(path)
    if isLink(file) { return placeOfTarget(file, of: path[...]) }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = place(ofFolder: path[..<(slash ?? path.startIndex)])
    guard case .own(let place) = folder, let slash else {
      return slash == nil ? .own(path) : folder
    }
    return .own("\(place.isEmpty ? "" : place + "/")\(path[path.index(after: slash)...])")
  }

  private mutating func place(ofFolder folder: Substring) -> ProjectPlace {
    guard !folder.isEmpty else { return .own("") }
    if let known = folders[folder] { return known }
    let found = find(folder)
    folders[folder] = found
    return found
  }

  private mutating func find(_ folder: Substring) -> ProjectPlace {
    let path = disk.absolute(String(folder))
    if isLink(path) { return placeOfTarget(path, of: folder) }
    let slash = folder.lastIndex(of: "/")
    let around = place(ofFolder: folder[..<(slash ?? folder.startIndex)])
    guard case .own(let above) = around else { return around }
    let name = slash.map { folder[folder.index(after: $0)...] } ?? folder
    if name == "." { return around }
    let place = above.isEmpty ? String(name) : "\(above)/\(name)"
    return disk.isOtherProject(place)
      ? .foreign(reason: "it is in another project, '\(place)'") : .own(place)
  }

  /// Finds the target of a link in a path.
  private mutating func placeOfTarget(_ link: String, of path: Substring) -> ProjectPlace {
    guard let target = realPath(link), let place = relativePath(of: target, to: project) else {
      return .foreign(reason: linkLeadsOutside)
    }
    if let problem = ProjectPaths.problem(withLinkFrom: String(path), to: place) {
      return .foreign(reason: reason(problem))
    }
    // The path contains no more links, but may lead into another project.
    let folder =
      fileKind(target) == .folder
      ? place[...] : place[..<(place.lastIndex(of: "/") ?? place.startIndex)]
    if case .foreign(let reason) = self.place(ofFolder: folder) { return .foreign(reason: reason) }
    return .own(place)
  }
}

/// Returns the reason why the target of a link is left alone.
func reason(_ problem: PathProblem) -> String {
  "a symbolic link \(problem.message); replace the link with a copy"
}
