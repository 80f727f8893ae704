import SpecSource

/// A copy of a package that may be changed and built at will.
///
/// It lies in the package's own build folder, and stays there: what has not changed since is not built again.
struct PackageCopy {
  /// The folder of the package.
  let root: String
  /// The folder of the copy.
  let folder: String
  /// The folder of what is built of it.
  let buildFolder: String

  init(of root: String) throws(FileSystemError) {
    guard let path = realPath(root) else {
      throw FileSystemError(operation: "list", path: root, reason: "there is no such folder")
    }
    self.root = path
    folder = "\(path)/.build/featuregen-mutants/package"
    buildFolder = "\(path)/.build/featuregen-mutants/build"
  }

  /// Brings the copy up to date.
  ///
  /// - Parameter changes: What the copy has otherwise, by path.
  /// - Throws: `FileSystemError` when a file cannot be read or written.
  func update(with changes: [String: [UInt8]]) throws(FileSystemError) {
    let package = FileSystem.disk(root: root)
    let copy = FileSystem.disk(root: folder)
    let paths = try files(of: package)
    for path in paths where changes[path] == nil {
      guard var bytes = try package.read(path) else { continue }
      if path == "Package.swift" { bytes = withAbsolutePaths(bytes) }
      try write(bytes, path, to: copy)
    }
    for (path, bytes) in changes { try write(bytes, path, to: copy) }
    let wanted = Set(paths).union(changes.keys)
    let superfluous = try files(of: copy).filter { !wanted.contains($0) }
    try copy.apply(superfluous.map { .remove(path: $0) })
  }

  /// Writes a file that is not there already: what is not written is not built again.
  private func write(_ bytes: [UInt8], _ path: String, to copy: FileSystem) throws(FileSystemError)
  {
    guard try copy.read(path) != bytes else { return }
    try copy.apply([.write(path: path, contents: bytes)])
  }

  /// All files but the hidden ones.
  private func files(of fileSystem: FileSystem) throws(FileSystemError) -> [String] {
    (try fileSystem.list(".") ?? []).map { String($0.dropFirst("./".count)) }
  }

  /// A manifest that finds the packages beside the original, wherever it lies itself.
  private func withAbsolutePaths(_ manifest: [UInt8]) -> [UInt8] {
    Array(
      String(decoding: manifest, as: UTF8.self).replacing("\"../", with: "\"\(root)/../").utf8)
  }
}
