import Platform
import SpecSource

/// A copy of a package for changes and builds.
///
/// The copy stays in the package's own build folder, so that unchanged files are not built again.
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

  /// Chooses the folder of the copy, and creates the folder if it does not exist.
  ///
  /// - Throws: `FileSystemError` when something else exists in its place.
  init(of root: String) throws(FileSystemError) {
    guard let path = realPath(root) else {
      throw FileSystemError(operation: "list", path: root, reason: "the folder does not exist")
    }
    self.root = path
    folder = "\(path)/\(Self.place)/package"
    buildFolder = "\(path)/\(Self.place)/build"
    try claim()
  }

  /// Checks that the folders contain no files of others, which would be removed.
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
        reason: "'\(toolCommand) mutate' did not create this folder; move it")
    }
    try package.apply([.write(path: Self.note.path, contents: text, former: .nothing)])
  }

  /// Updates the copy.
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

  /// Writes a file unless it already has the bytes: unchanged files are not built again.
  private func write(_ bytes: [UInt8], _ path: String, to copy: FileSystem) throws(FileSystemError)
  {
    let current = try copy.read(path)
    guard current != bytes else { return }
    try copy.apply([.write(path: path, contents: bytes, former: FormerContents(current))])
  }

  /// Lists all files that are not hidden.
  private func files(of fileSystem: FileSystem) throws(FileSystemError) -> [String] {
    (try fileSystem.list(".") ?? []).map { String($0.dropFirst("./".count)) }
  }

  /// Whether a file is the package's manifest, or a manifest for other versions of Swift, such as
  /// `Package@swift-6.2.swift`.
  private func isManifest(_ path: String) -> Bool {
    path == "Package.swift" || path.hasPrefix("Package@swift-")
  }

  /// Changes a manifest so that it finds the packages next to the original, and allows mutants to differ from the
  /// generated code.
  private func adapted(_ manifest: [UInt8]) -> [UInt8] {
    let text = String(decoding: manifest, as: UTF8.self)
      .replacing("\"../", with: "\"\(root)/../")
    return Array((text.contains(Self.checkPlugin) ? text + Self.withoutCheck : text).utf8)
  }

  /// The plugin that fails builds whose generated code differs from the specs.
  private static let checkPlugin = "FeatureGenCheck"

  /// The addition to a manifest that removes the plugin.
  private static let withoutCheck = """

    for target in package.targets {
      target.plugins?.removeAll { if case .plugin("\(checkPlugin)", _) = $0 { true } else { false } }
    }

    """
}
