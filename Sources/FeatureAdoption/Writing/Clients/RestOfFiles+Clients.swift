import SpecSource
import SpecSwift

extension RestOfFiles {
  /// Cuts out the parts of a client that its spec describes: its type, its key and its test value. The other parts
  /// stay Swift; the live value stays as `live`.
  ///
  /// - Returns: The new file of the live value; nil if the value stays in a file of its own.
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
  /// Whether the member is one of some members.
  func isSame(as others: [Member]) -> Bool {
    others.contains {
      $0.file.file.path == file.file.path
        && $0.declaration.source.range == declaration.source.range
    }
  }
}

extension ReadSwiftFile {
  /// The folder of the file's module in a package, which is the folder after the last `Sources`.
  var module: Substring? {
    let parts = file.path.split(separator: "/")
    guard let index = parts.lastIndex(of: "Sources"), index + 2 < parts.count else { return nil }
    return parts[index + 1]
  }
}
