import Platform
import SpecSource

/// Files as they were before a run changed them, and as the run has left them.
struct UndoJournal: Sendable, Equatable {
  /// A file that was changed.
  struct Entry: Sendable, Equatable {
    /// Its path.
    var path: String
    /// The file before the run; nil for no file.
    var former: File?
    /// The bytes that the run gave it one after the other; nil where it was removed.
    var written: [[UInt8]?]
  }

  /// A file before the run.
  struct File: Sendable, Equatable {
    var bytes: [UInt8]
    /// Its permissions; nil where they are not known.
    var mode: FileMode?
  }

  private(set) var entries: [Entry] = []

  /// The path of the journal of a run that is under way, or was cut short; hidden, so that it is no spec.
  static let path = "\(specsFolder)/.featuregen-undo"

  /// Makes an empty journal.
  init() {}

  /// Records an operation that is about to be done.
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

  /// Puts back all files that still are as the run has left them.
  ///
  /// - Returns: The files that somebody has changed since: those stay, and what they were before lies beside them.
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

  /// A path beside a file where nothing is.
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
  /// Writes the file as it was.
  fileprivate func written(
    to path: String, insteadOf current: FormerContents
  ) -> FileOperation {
    .write(path: path, contents: bytes, former: current, mode: mode)
  }
}

/// A file that an undone run has changed, and that somebody has changed since.
struct KeptFile: Sendable, Equatable {
  /// Its path.
  var path: String
  /// Where its bytes before the run are; nil when there was no file.
  var copy: String?

  /// The file and the copy, in words.
  var description: String {
    "'\(path)' was changed meanwhile, and stays as it is"
      + (copy.map { "; what it was before is in '\($0)'" } ?? "")
  }
}

// The journal as a file: a line of words, then each part as its length in bytes, a colon, its bytes and a line break; a
// hyphen for no file, and for permissions that are not known.

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

  /// Reads a journal; nil for what is none, and for one that names files of others, as those of git.
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

  /// Takes the next part; nil where none begins, a part of nil for no file.
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
  /// Reads permissions as octal digits; nil for what is none. Special bits, as that of a program that runs for another user,
  /// no journal gives to a file.
  fileprivate init?(octal digits: [UInt8]) {
    guard let bits = UInt16(String(decoding: digits, as: UTF8.self), radix: 8), bits <= 0o777 else {
      return nil
    }
    self.init(bits: bits)
  }
}
