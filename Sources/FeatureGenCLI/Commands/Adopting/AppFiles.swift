import FeatureAdoption
import FeatureHeader
import SpecSource

/// The files of an app as `adopt` reads them: with plain line ends, whichever they have on the disk.
struct AppFiles {
  /// The files that can be read as text.
  private(set) var sources: [SourceFile] = []
  /// The files that are not UTF-8: to write one would change what it holds.
  private(set) var unreadable: [SourceFile] = []
  /// The bytes on the disk of files with Windows line ends.
  private var windows: [String: [UInt8]] = [:]

  /// Reads files.
  init(_ paths: [String], _ fileSystem: FileSystem) throws(FileSystemError) {
    for path in paths {
      guard let bytes = try fileSystem.read(path) else {
        throw FileSystemError(operation: "read", path: path, reason: "there is no such file")
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

  /// A file as it is on the disk.
  func original(of file: SourceFile) -> SourceFile {
    windows[file.path].map { SourceFile(path: file.path, bytes: $0) } ?? file
  }

  /// Whether some lines of a file end as in Windows, and others do not: no edit could keep both.
  func hasMixedLineEnds(_ file: SourceFile) -> Bool {
    windows[file.path].map { withWindowsLineEnds(file.bytes) != $0 } ?? false
  }

  /// Gives a file another text; removes a file that is to have none.
  func operation(_ edit: AdoptionFiles.Edit) -> FileOperation {
    let former = FormerContents.bytes(original(of: edit.file).bytes)
    return edit.text.map { text in
      .write(path: edit.file.path, contents: contents(text, of: edit.file), former: former)
    } ?? .remove(path: edit.file.path, former: former)
  }

  /// A text with the line ends of a file.
  func contents(_ text: String, of file: SourceFile) -> [UInt8] {
    let plain = Array(text.utf8)
    return windows[file.path] == nil ? plain : withWindowsLineEnds(plain)
  }
}

private func withWindowsLineEnds(_ plain: [UInt8]) -> [UInt8] {
  plain.flatMap { $0 == UInt8(ascii: "\n") ? Array("\r\n".utf8) : [$0] }
}
