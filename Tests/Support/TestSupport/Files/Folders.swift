import Foundation

/// The folder of the repository.
public let repository = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Returns the files in a folder, without hidden files, by their relative paths; empty if the folder does not exist.
public func readFolder(_ folder: URL) throws -> [String: [UInt8]] {
  guard let paths = FileManager.default.subpaths(atPath: folder.path) else { return [:] }
  var files: [String: [UInt8]] = [:]
  for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
    let file = folder.appendingPathComponent(path)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    if !isFolder.boolValue { files[path] = Array(try Data(contentsOf: file)) }
  }
  return files
}

/// Replaces the contents of a folder by files. Without files, the folder is removed.
public func replaceFolder(_ folder: URL, by files: [String: [UInt8]]) throws {
  if FileManager.default.fileExists(atPath: folder.path) {
    try FileManager.default.removeItem(at: folder)
  }
  try writeFiles(files, to: folder)
}

/// Writes files into a folder, and makes the folders that the files need.
public func writeFiles(_ files: [String: [UInt8]], to folder: URL) throws {
  for (path, contents) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents).write(to: file)
  }
}
