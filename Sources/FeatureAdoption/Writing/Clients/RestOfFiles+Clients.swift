import SpecSource
import SpecSwift

extension RestOfFiles {
  /// Cuts out a client: its type, its key and its test value, which its spec says. What else it has stays Swift: the live
  /// value as it is, as `live`.
  ///
  /// - Returns: The file that the live value has from now on; nil where it stays in a file that is its own.
  mutating func cut(
    _ client: AdoptedClient, _ type: LinkedType, in files: [ReadSwiftFile]
  ) throws(NotDrafted) -> AdoptionFiles.NamedSwift? {
    var parts = ClientParts(client: client, type: type, files: files)
    try parts.read()
    for cut in parts.cuts { add(Cut(range: cut.range, text: cut.text), to: cut.file) }
    guard let live = parts.live else { return nil }
    let name = "\(type.name)+Live.swift"
    guard parts.movesFile else {
      return .init(name: name, text: try parts.liveFile(of: live))
    }
    newNames[live.file.file.path] = name
    add(Cut(range: 0..<0, text: ""), to: live.file)
    return nil
  }
}

extension Member {
  /// Whether it is one of some members.
  func isSame(as others: [Member]) -> Bool {
    others.contains {
      $0.file.file.path == file.file.path
        && $0.declaration.source.range == declaration.source.range
    }
  }
}

extension ReadSwiftFile {
  /// The folder of its module in a package: what stands behind the last `Sources`.
  var module: Substring? {
    let parts = file.path.split(separator: "/")
    guard let index = parts.lastIndex(of: "Sources"), index + 2 < parts.count else { return nil }
    return parts[index + 1]
  }
}
