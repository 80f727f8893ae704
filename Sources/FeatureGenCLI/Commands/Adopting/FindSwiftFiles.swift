import Platform
import SpecSource

/// Finds the Swift files at some paths, each once, with links resolved; files of fetched packages are left out.
func swiftFiles(
  in paths: [String], _ fileSystem: FileSystem
) throws(FileSystemError) -> [String] {
  var files: Set<String> = []
  for path in paths {
    let parts = path.split(separator: "/")
    let path = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    let leadsUp = path.hasPrefix("/") || parts.contains("..")
    if leadsUp, try fileSystem.places([path])[0].path == nil {
      throw FileSystemError(
        operation: "read", path: path,
        reason: "it is outside of the project; name its project with '--directory'"
      )
    }
    if ending(of: path) == "swift" {
      files.insert(path)
    } else if let found = try fileSystem.list(path) {
      files.formUnion(found.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 })
    } else if try fileSystem.readStart(path) != nil {
      throw FileSystemError(
        operation: "read", path: path,
        reason: "it is not a Swift file; name files that end in '.swift', or folders")
    } else {
      throw FileSystemError(operation: "list", path: path, reason: "the folder does not exist")
    }
  }
  let swift = files.filter {
    ending(of: $0) == "swift" && $0 != "Package.swift" && !$0.hasSuffix("/Package.swift")
  }
  // A file outside the project is reported when it is read.
  let places = zip(swift, try fileSystem.places(Array(swift))).map { $1.path ?? $0 }
  return Set(places).sorted()
}
