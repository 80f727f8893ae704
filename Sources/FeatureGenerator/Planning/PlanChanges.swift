import FeatureHeader
import FeatureProgram
import FeatureSpec

/// Compares files as they should be with what is on disk.
///
/// Whether a file is out of sync is decided by its bytes alone; its header only explains why.
///
/// - Parameter disk: The files on disk, by path: all that should exist, and any others that may have the header of
///   generated code.
/// - Returns: How every file stands, in the order of their paths.
public func planChanges(_ files: [GeneratedFile], disk: [String: [UInt8]]) -> [FileChange] {
  let paths = Set(files.map(\.path))
  var changes = files.map { change(of: $0, current: disk[$0.path]) }
  changes += disk.compactMap { path, current in
    paths.contains(path) ? nil : orphan(path, current: current)
  }
  changes.sort { $0.path < $1.path }
  return changes
}

/// How a file stands that should exist.
private func change(of file: GeneratedFile, current: [UInt8]?) -> FileChange {
  guard !file.isOnDisk else {
    return FileChange(path: file.path, file: file, status: .inSync, specs: file.specs)
  }
  var change = FileChange(
    path: file.path, file: file, expected: file.contents, current: current, status: .inSync,
    specs: file.specs)
  guard let current else {
    change.status = .missing
    change.causes = [.missing]
    return change
  }
  guard current != file.contents, file.ownership == .generated || wasGenerated(current) else {
    return change
  }
  guard !differsInLineEndsOnly(current, from: file.contents) else {
    change.hasWindowsLineEnds = true
    return change
  }
  guard let header = GeneratedHeader(of: current) else {
    change.status = .blocked
    return change
  }
  change.status = .outOfSync
  let isOfThisSpec = header.state?.spec == GeneratedHeader(of: file.contents)?.state?.spec
  change.explainEdits(header)
  if header.state != nil, !isOfThisSpec { change.causes.append(.specChanged) }
  if change.causes.isEmpty { change.causes.append(.inputsChanged) }
  change.causes.sort()
  return change
}

/// Whether a file was generated, be it now written once for people to go on with.
private func wasGenerated(_ current: [UInt8]) -> Bool { GeneratedHeader(of: current) != nil }

/// How a file stands that no spec describes; nil for one that was not generated.
private func orphan(_ path: String, current: [UInt8]) -> FileChange? {
  guard let header = GeneratedHeader(of: current) else { return nil }
  var change = FileChange(path: path, current: current, status: .orphaned, specs: [header.spec])
  change.causes = [.orphaned]
  change.explainEdits(header)
  change.causes.sort()
  return change
}

extension FileChange {
  /// Finds out how a generated file came to be another one than the generator left.
  fileprivate mutating func explainEdits(_ header: GeneratedHeader) {
    guard let current, !header.matchesContents(of: current) else { return }
    if holdsMergeConflict(current) {
      causes.append(.mergeConflict)
    } else if let expected, differsInSpaceOnly(current, from: expected) {
      causes.append(.formatted)
    } else {
      causes.append(.editedByHand)
      isEdited = true
    }
  }
}

/// Whether a text is another one but for Windows line ends.
private func differsInLineEndsOnly(_ current: [UInt8], from expected: [UInt8]) -> Bool {
  current.contains(UInt8(ascii: "\r")) && withoutWindowsLineEnds(current) == expected
}

/// Whether a text is another one but for spaces and line breaks.
private func differsInSpaceOnly(_ current: [UInt8], from expected: [UInt8]) -> Bool {
  let space: Set<UInt8> = [9, 10, 13, 32]
  return current.lazy.filter { !space.contains($0) }
    .elementsEqual(expected.lazy.filter { !space.contains($0) })
}

/// Whether a text holds the lines that git writes around the sides of a conflict.
private func holdsMergeConflict(_ text: [UInt8]) -> Bool {
  var marks = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }[...]
  for line in text.split(separator: UInt8(ascii: "\n")) {
    if let mark = marks.first, line.starts(with: mark) { marks.removeFirst() }
  }
  return marks.isEmpty
}
