import Platform
import SpecSource

/// The state of files before a run changed them, and their state after the run.
struct UndoJournal: Sendable, Equatable {
  /// A file that was changed.
  struct Entry: Sendable, Equatable {
    /// The path of the file.
    var path: String
    /// The file before the run; nil if it did not exist.
    var former: File?
    /// The bytes that the run has written, in order; nil for a removal.
    var written: [[UInt8]?]
  }

  /// A file before the run.
  struct File: Sendable, Equatable {
    var bytes: [UInt8]
    /// The permissions of the file; nil where they are unknown.
    var mode: FileMode?
  }

  private(set) var entries: [Entry] = []

  /// The path of the journal of an active or interrupted run; the file is hidden, so that it is not a spec.
  static let path = "\(specsFolder)/.featuregen-undo"

  /// Makes an empty journal.
  init() {}

  /// Records an operation that is about to be applied.
  mutating func add(
    _ operation: FileOperation, to fileSystem: FileSystem
  ) throws(FileSystemError) {
    if let index = entries.firstIndex(where: { $0.path == operation.path }) {
      entries[index].written.append(operation.contents)
    } else {
      entries.append(
        Entry(
          path: operation.path,
          former: try fileSystem.read(operation.path).map {
            File(bytes: $0, mode: fileSystem.mode(operation.path))
          }, written: [operation.contents]))
    }
  }

  /// The folders of the files.
  var folders: Set<String> {
    Set(
      entries.compactMap { $0.path.lastIndex(of: "/").map($0.path.prefix(upTo:)).map(String.init) })
  }

  /// Restores all files that are still in the state in which the run has left them.
  ///
  /// - Returns: The files that somebody has changed since: they remain, with copies of their former contents next to
  ///   them.
  func undo(in fileSystem: FileSystem) throws(FileSystemError) -> [KeptFile] {
    var operations: [FileOperation] = []
    var kept: [KeptFile] = []
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      let current = try fileSystem.read(entry.path)
      guard current != entry.former?.bytes else { continue }
      if entry.written.contains(current) {
        operations.append(
          entry.former?.written(to: entry.path, insteadOf: FormerContents(current))
            ?? .remove(path: entry.path, former: FormerContents(current)))
        continue
      }
      var file = KeptFile(path: entry.path)
      if let former = entry.former {
        let copy = try unusedPath(beside: entry.path, fileSystem)
        operations.append(former.written(to: copy, insteadOf: .nothing))
        file.copy = copy
      }
      kept.append(file)
    }
    try fileSystem.apply(operations)
    return kept
  }

  /// Finds a path next to a file at which no file exists.
  private func unusedPath(
    beside path: String, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> String {
    var copy = "\(path).orig"
    var number = 1
    while try fileSystem.readStart(copy) != nil {
      number += 1
      copy = "\(path).orig\(number)"
    }
    return copy
  }
}

extension UndoJournal.File {
  /// Makes the operation that restores the file.
  fileprivate func written(
    to path: String, insteadOf current: FormerContents
  ) -> FileOperation {
    .write(path: path, contents: bytes, former: current, mode: mode)
  }
}

/// A file that an undone run has changed, and that somebody has changed since then.
struct KeptFile: Sendable, Equatable {
  /// The path of the file.
  var path: String
  /// The path of the copy with the bytes before the run; nil when the file did not exist then.
  var copy: String?

  /// The file and the copy, in words.
  var description: String {
    "'\(path)' was changed in the meantime, so it is kept"
      + (copy.map { "; its earlier contents are in '\($0)'" } ?? "")
  }
}

// The journal as a file: a title line, then each part as its length in bytes, a colon, its bytes and a line break; a
// hyphen means a missing file or unknown permissions.

extension UndoJournal {
  private static let title =
    "What a run of featuregen has changed. If the run was cut short, the next one undoes it.\n"

  /// The journal as bytes.
  var bytes: [UInt8] {
    var bytes = Array(Self.title.utf8)
    func add(_ part: [UInt8]?) {
      if let part { bytes += Array("\(part.count):".utf8) + part } else { bytes += "-".utf8 }
      bytes += "\n".utf8
    }
    for entry in entries {
      add(Array(entry.path.utf8))
      add(entry.former?.bytes)
      add(entry.former?.mode.map { Array(String($0.bits, radix: 8).utf8) })
      add(Array("\(entry.written.count)".utf8))
      entry.written.forEach(add)
    }
    return bytes
  }

  /// Reads a journal; nil for a file that is no journal, and for a journal that names foreign files such as git's.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.title.utf8) else { return nil }
    var rest = bytes.dropFirst(Self.title.utf8.count)
    while !rest.isEmpty {
      guard let path = Self.part(&rest).flatMap(\.self), let former = Self.part(&rest),
        let mode = Self.part(&rest), let digits = Self.part(&rest).flatMap(\.self),
        let count = Int(String(decoding: digits, as: UTF8.self)), count > 0
      else { return nil }
      var entry = Entry(
        path: String(decoding: path, as: UTF8.self),
        former: former.map { File(bytes: $0, mode: mode.flatMap(FileMode.init(octal:))) },
        written: [])
      guard ProjectPaths().problem(with: entry.path) == nil else { return nil }
      for _ in 0..<count {
        guard let written = Self.part(&rest) else { return nil }
        entry.written.append(written)
      }
      entries.append(entry)
    }
  }

  /// Removes and returns the next part; nil where no part begins, a part of nil for a missing file.
  private static func part(_ rest: inout ArraySlice<UInt8>) -> [UInt8]?? {
    if rest.starts(with: "-\n".utf8) {
      rest = rest.dropFirst(2)
      return .some(nil)
    }
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(decoding: rest[..<colon], as: UTF8.self)), count >= 0,
      count < rest.endIndex - colon - 1, rest[colon + 1 + count] == UInt8(ascii: "\n")
    else { return nil }
    defer { rest = rest[(colon + 2 + count)...] }
    return .some(Array(rest[(colon + 1)..<(colon + 1 + count)]))
  }
}

extension FileMode {
  /// Reads permissions as octal digits; nil for other text. A journal never restores special bits, such as the bit
  /// that runs a program as another user.
  fileprivate init?(octal digits: [UInt8]) {
    guard let bits = UInt16(String(decoding: digits, as: UTF8.self), radix: 8), bits <= 0o777 else {
      return nil
    }
    self.init(bits: bits)
  }
}
