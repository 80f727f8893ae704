import FeatureHeader
import FeatureProgram
import FeatureSpec

/// Compares the expected files with the files on disk.
///
/// Only the bytes of a file decide whether it is out of sync. Its header only explains the reason.
///
/// - Parameter disk: The files on disk, by path: all expected files that exist, and any other files that may have the
///   header of generated code.
/// - Returns: The change of every file, in the order of their paths.
public func planChanges(_ files: [GeneratedFile], disk: [String: [UInt8]]) -> [FileChange] {
  let paths = Set(files.map(\.path))
  var changes = files.map { change(of: $0, current: disk[$0.path]) }
  changes += disk.compactMap { path, current in
    paths.contains(path) ? nil : orphan(path, current: current)
  }
  changes.sort { $0.path < $1.path }
  return changes
}

/// Returns the change of an expected file.
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

/// Returns whether a file was generated, even if its path now belongs to a file that is written once and continued by
/// people.
private func wasGenerated(_ current: [UInt8]) -> Bool { GeneratedHeader(of: current) != nil }

/// Returns the change of a file that no spec describes; nil for a file that was not generated.
private func orphan(_ path: String, current: [UInt8]) -> FileChange? {
  guard let header = GeneratedHeader(of: current) else { return nil }
  var change = FileChange(path: path, current: current, status: .orphaned, specs: [header.spec])
  change.causes = [.orphaned]
  change.explainEdits(header)
  change.causes.sort()
  return change
}

extension FileChange {
  /// Finds out why a generated file differs from the file that the generator wrote.
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

/// Returns whether a text differs from another text only in Windows line ends.
private func differsInLineEndsOnly(_ current: [UInt8], from expected: [UInt8]) -> Bool {
  current.contains(UInt8(ascii: "\r")) && withoutWindowsLineEnds(current) == expected
}

/// Returns whether a text differs from another text only in spaces and line breaks.
private func differsInSpaceOnly(_ current: [UInt8], from expected: [UInt8]) -> Bool {
  let space: Set<UInt8> = [9, 10, 13, 32]
  return current.lazy.filter { !space.contains($0) }
    .elementsEqual(expected.lazy.filter { !space.contains($0) })
}

/// Returns whether a text contains the lines that git writes around the sides of a conflict.
private func holdsMergeConflict(_ text: [UInt8]) -> Bool {
  var marks = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }[...]
  for line in text.split(separator: UInt8(ascii: "\n")) {
    if let mark = marks.first, line.starts(with: mark) { marks.removeFirst() }
  }
  return marks.isEmpty
}
