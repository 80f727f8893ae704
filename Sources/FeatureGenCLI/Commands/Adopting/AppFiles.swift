import FeatureAdoption
import FeatureHeader
import SpecSource

/// The files of an app as `adopt` reads them: with plain line ends, regardless of their line ends on disk.
struct AppFiles {
  /// The files that can be read as text.
  private(set) var sources: [SourceFile] = []
  /// The files that are not UTF-8: writing such a file would change its contents.
  private(set) var unreadable: [SourceFile] = []
  /// The bytes on disk of files with Windows line ends.
  private var windows: [String: [UInt8]] = [:]

  /// Reads files.
  init(_ paths: [String], _ fileSystem: FileSystem) throws(FileSystemError) {
    for path in paths {
      guard let bytes = try fileSystem.read(path) else {
        throw FileSystemError(operation: "read", path: path, reason: "the file does not exist")
      }
      guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
        unreadable.append(SourceFile(path: path, bytes: bytes))
        continue
      }
      let plain = withoutWindowsLineEnds(bytes)
      if plain.count < bytes.count { windows[path] = bytes }
      sources.append(SourceFile(path: path, bytes: plain))
    }
  }

  /// Returns a file as it is on disk.
  func original(of file: SourceFile) -> SourceFile {
    windows[file.path].map { SourceFile(path: file.path, bytes: $0) } ?? file
  }

  /// Whether a file mixes Windows line ends with others: no edit could preserve both.
  func hasMixedLineEnds(_ file: SourceFile) -> Bool {
    windows[file.path].map { withWindowsLineEnds(file.bytes) != $0 } ?? false
  }

  /// Makes the operation that replaces a file's text, or that removes the file if the new text is nil.
  func operation(_ edit: AdoptionFiles.Edit) -> FileOperation {
    let former = FormerContents.bytes(original(of: edit.file).bytes)
    return edit.text.map { text in
      .write(path: edit.file.path, contents: contents(text, of: edit.file), former: former)
    } ?? .remove(path: edit.file.path, former: former)
  }

  /// Converts a text to the line ends of a file.
  func contents(_ text: String, of file: SourceFile) -> [UInt8] {
    let plain = Array(text.utf8)
    return windows[file.path] == nil ? plain : withWindowsLineEnds(plain)
  }
}

private func withWindowsLineEnds(_ plain: [UInt8]) -> [UInt8] {
  plain.flatMap { $0 == UInt8(ascii: "\n") ? Array("\r\n".utf8) : [$0] }
}
