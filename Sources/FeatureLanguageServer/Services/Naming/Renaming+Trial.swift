import FeatureProgram
import FeatureSpec
import SpecSource

extension Renaming {
  /// A project after a renaming, in memory only.
  struct Trial {
    /// The project.
    let project: FeatureProject
    /// The errors that the project did not have before.
    let news: [Diagnostic]

    /// Reads a project with edits.
    ///
    /// - Parameters:
    ///   - move: A file that is renamed.
    ///   - specs: The specs before the edits.
    ///   - last: A present or earlier check of the project.
    ///   - known: The diagnostics of the project before the edits; nil when they must be found first.
    init(
      _ edits: [String: [Edit]], moving move: (old: String, new: String)?,
      of specs: [SourceFile], settings: SourceFile, _ reader: ProjectReader,
      after last: CheckedProject?, known: [Diagnostic]?
    ) {
      let before = (known ?? reader.check(after: last).diagnostics).filter { $0.severity == .error }
      let messages = Set(before.map(\.message))
      let files = specs.map { file in
        let path = move?.old == file.path ? move?.new : nil
        let edits = edits[file.path] ?? []
        return edits.isEmpty && path == nil ? file : file.applying(edits, path: path)
      }
      var reader = reader
      reader.update(settings: settings, specs: files.sorted { $0.path < $1.path })
      let errors = reader.check(after: last).diagnostics.filter { $0.severity == .error }
      project = reader.knownProject
      news = errors.filter { !messages.contains($0.message) }
    }
  }

  /// Checks that a project means the same with a new name as before.
  ///
  /// Every new error, and every name that refers to another declaration than before, is a reason not to rename.
  func check(_ edits: [String: [Edit]], giving trial: Trial) throws(Refusal) {
    if let error = trial.news.first {
      throw Refusal(reason: error.hint.map { "\(error.message) (\($0))" } ?? error.message)
    }
    let renamed = ProjectNames(trial.project)
    let path = declared.span.file.path
    let here = edits[path] ?? []
    let moved = declared.nameSpans.compactMap { place -> SpecDeclaration? in
      let start = place.startOffset
      let offset = here.filter { $0.offsets.lowerBound < start }.reduce(start) {
        $0 + $1.text.utf8.count - $1.offsets.count
      }
      let path = file?.old == path ? file?.new ?? path : path
      return trial.project.spec(at: path).flatMap { renamed.declaration(at: offset, in: $0)?.0 }
    }
    guard let now = moved.first else {
      throw Refusal(reason: "'\(new)' cannot be the name of a \(declared.kind.rawValue) here")
    }
    guard declared.kind != .test else { return }
    let before = uses.known
    let after = renamed.uses(of: now).known
    guard before.count != after.count else { return }
    let known = Set(before.map(\.span.file.path))
    let place = after.first { !known.contains($0.span.file.path) } ?? after.last ?? before.last
    throw Refusal(
      reason: "'\(new)' already has another meaning where '\(declared.name)' is used"
        + (place.map { ": \($0.span.file.path), line \($0.span.start.line)" } ?? ""))
  }
}

extension SourceFile {
  /// Applies edits to the file; the edits must be in order, and must not overlap.
  func applying(_ edits: [Renaming.Edit], path: String? = nil) -> SourceFile {
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits {
      bytes += self.bytes[end..<edit.offsets.lowerBound] + Array(edit.text.utf8)
      end = edit.offsets.upperBound
    }
    return SourceFile(path: path ?? self.path, bytes: bytes + self.bytes[end...])
  }
}
