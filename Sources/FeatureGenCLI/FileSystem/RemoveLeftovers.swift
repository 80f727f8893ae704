import Platform

extension Disk {
  /// Removes temporary files in folders, and in the places inside the project to which links in these folders lead;
  /// no other process may be writing there.
  func removeLeftovers(_ folders: [String]) throws(FileSystemError) {
    var links = LinkTargets()
    for folder in folders { try removeLeftovers(under: folder, &links) }
    // Nothing was written into a folder that cannot be listed.
    while let folder = links.open.popLast() { try? removeLeftovers(under: folder, &links) }
    for folder in links.foldersOfFiles { try? removeLeftovers(in: folder) }
  }

  /// Removes temporary files under a folder, and collects the links there.
  private func removeLeftovers(
    under folder: String, _ links: inout LinkTargets
  ) throws(FileSystemError) {
    guard case .own = try place(of: folder) else { return }
    var found: [String] = []
    try visitFiles(under: folder) { path, name in
      if TemporaryName.isBorne(by: name) { try? removeFile(absolute(path)) }
    } links: { path in
      found.append(path)
    }
    for case .own(let target) in try places(of: found) {
      links.add(target.isEmpty ? "." : target, in: self)
    }
  }

  /// Removes temporary files that lie in a folder itself.
  private func removeLeftovers(in folder: String) throws(FileSystemError) {
    for (name, _) in try names(folder.isEmpty ? "." : folder) where TemporaryName.isBorne(by: name)
    {
      try? removeFile(absolute(folder.isEmpty ? name : "\(folder)/\(name)"))
    }
  }
}

/// The targets of links, each once, so that a loop of links ends.
private struct LinkTargets {
  /// The targets that are folders and were not visited yet.
  var open: [String] = []
  /// The folders of the targets that are files; folders below them are left out.
  private(set) var foldersOfFiles: Set<String> = []
  private var known: Set<String> = []

  mutating func add(_ target: String, in disk: Disk) {
    if fileKind(disk.absolute(target)) != .folder {
      let slash = target.lastIndex(of: "/") ?? target.startIndex
      foldersOfFiles.insert(String(target[..<slash]))
    } else if known.insert(target).inserted {
      open.append(target)
    }
  }
}
