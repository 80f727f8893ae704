import Platform
import SpecSource

/// A copy of a package that may be changed and built at will.
///
/// It stays in the package's own build folder, so that unchanged files are not built again.
struct PackageCopy {
  /// The folder of the copy and of its build, in the package's folder.
  private static let place = ".build/featuregen-mutants"
  /// The file that marks the folder as featuregen's.
  private static let note = (
    path: "\(place)/README",
    text: "featuregen tests mutants here, and removes what it has not put here itself.\n"
  )

  /// The folder of the package.
  let root: String
  /// The folder of the copy.
  let folder: String
  /// The folder of the copy's build.
  let buildFolder: String

  /// Takes the folder of the copy, and makes it when there is none.
  ///
  /// - Throws: `FileSystemError` when something else is there.
  init(of root: String) throws(FileSystemError) {
    guard let path = realPath(root) else {
      throw FileSystemError(operation: "list", path: root, reason: "there is no such folder")
    }
    self.root = path
    folder = "\(path)/\(Self.place)/package"
    buildFolder = "\(path)/\(Self.place)/build"
    try claim()
  }

  /// Makes sure that the folders hold no files of others, which would be removed.
  private func claim() throws(FileSystemError) {
    let folders = ["\(root)/.build", "\(root)/\(Self.place)", folder, buildFolder]
    for path in folders where isLink(path) {
      throw FileSystemError(
        operation: "write", path: path, reason: "it is a symbolic link; remove it")
    }
    let package = FileSystem.disk(root: root)
    let text = Array(Self.note.text.utf8)
    guard try package.read(Self.note.path) != text else { return }
    guard (try package.list(Self.place) ?? []).isEmpty else {
      throw FileSystemError(
        operation: "write", path: "\(root)/\(Self.place)",
        reason: "'\(toolCommand) mutate' has not made this folder; move it away")
    }
    try package.apply([.write(path: Self.note.path, contents: text, former: .nothing)])
  }

  /// Brings the copy up to date.
  ///
  /// - Parameter changes: The files of the copy that differ from the package, by path.
  func update(with changes: [String: [UInt8]]) throws(FileSystemError) {
    let package = FileSystem.disk(root: root)
    let copy = FileSystem.disk(root: folder)
    let paths = try files(of: package)
    for path in paths where changes[path] == nil {
      guard var bytes = try package.read(path) else { continue }
      if isManifest(path) { bytes = adapted(bytes) }
      try write(bytes, path, to: copy)
    }
    for (path, bytes) in changes { try write(bytes, path, to: copy) }
    let wanted = Set(paths).union(changes.keys)
    for path in try files(of: copy) where !wanted.contains(path) {
      try copy.apply([.remove(path: path, former: FormerContents(try copy.read(path)))])
    }
  }

  /// Writes a file unless it holds the bytes already: files that are not written are not built again.
  private func write(_ bytes: [UInt8], _ path: String, to copy: FileSystem) throws(FileSystemError)
  {
    let current = try copy.read(path)
    guard current != bytes else { return }
    try copy.apply([.write(path: path, contents: bytes, former: FormerContents(current))])
  }

  /// All files but the hidden ones.
  private func files(of fileSystem: FileSystem) throws(FileSystemError) -> [String] {
    (try fileSystem.list(".") ?? []).map { String($0.dropFirst("./".count)) }
  }

  /// Whether a file is the package's manifest, or one for other versions of Swift, such as `Package@swift-6.2.swift`.
  private func isManifest(_ path: String) -> Bool {
    path == "Package.swift" || path.hasPrefix("Package@swift-")
  }

  /// A manifest that finds the packages beside the original, and lets mutants differ from the generated code.
  private func adapted(_ manifest: [UInt8]) -> [UInt8] {
    let text = String(decoding: manifest, as: UTF8.self)
      .replacing("\"../", with: "\"\(root)/../")
    return Array((text.contains(Self.checkPlugin) ? text + Self.withoutCheck : text).utf8)
  }

  /// The plugin that fails builds whose generated code is not what the specs say.
  private static let checkPlugin = "FeatureGenCheck"

  /// The end of a manifest without the plugin.
  private static let withoutCheck = """

    for target in package.targets {
      target.plugins?.removeAll { if case .plugin("\(checkPlugin)", _) = $0 { true } else { false } }
    }

    """
}
