import Platform
import SpecSource

/// The edits that fix diagnostics, by the files that they change.
struct FileFixes {
  /// The operations on the files; an operation is refused if somebody has edited its file in the meantime.
  private(set) var operations: [FileOperation] = []
  /// The edits, in the order of files and places.
  private(set) var applied: [Diagnostic.Fix] = []

  /// Collects the edits of diagnostics in specs and settings; of two overlapping edits, the first is applied.
  init(_ diagnostics: [Diagnostic], in selection: SpecSelection = .all) {
    let fixes = diagnostics.compactMap(\.fix).filter {
      $0.span.file.path.hasPrefix(specsFolder + "/") && selection.contains($0.span.file.path)
    }
    for (path, fixes) in Dictionary(grouping: fixes, by: \.span.file.path).sorted(by: {
      $0.key < $1.key
    }) {
      let chosen = withoutOverlaps(fixes)
      let former = chosen[0].span.file.original
      var bytes = former
      for fix in chosen.reversed() {
        bytes.replaceSubrange(fix.span.offsets, with: Array(fix.replacement.utf8))
      }
      operations.append(.write(path: path, contents: bytes, former: .bytes(former)))
      applied += chosen
    }
  }
}

/// Applies the edits that fix diagnostics, until no such diagnostic is left.
///
/// An edit can uncover diagnostics that its problem had hidden, which may be fixed as well.
///
/// - Returns: The changes, a line each.
func fixProject(
  _ fileSystem: FileSystem, _ selection: SpecSelection = .all, workers: Workers = .perCore
) throws(FileSystemError) -> [String] {
  var lines: [String] = []
  // Two edits that undo each other must not continue forever.
  for _ in 0..<10 {
    let plan = try planProject(fileSystem, workers: workers)
    let fixes = FileFixes(
      plan.diagnostics + (try plan.findings(in: fileSystem)), in: selection)
    guard !fixes.applied.isEmpty else { break }
    try fileSystem.apply(fixes.operations)
    lines += fixes.applied.map { fix in
      "fixed \(fix.span.description): \(shown(fix.span.text)) is now \(shown(fix.replacement))"
    }
  }
  return lines
}

/// Writes a text in quotes, on one line.
private func shown(_ text: String) -> String {
  guard text.contains(where: \.isNewline) else { return "'\(text)'" }
  return "'\(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))'"
}
