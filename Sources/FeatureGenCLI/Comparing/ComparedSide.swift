import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// One of the two states of a project that are compared.
struct ComparedSide {
  /// The name of the side: a revision, or the working tree.
  var name: String
  /// The commit of the side; nil for the working tree.
  var commit: String?
  /// The project; nil when it could not be read.
  var project: FeatureProject?
  /// The paths of the specs that have errors.
  var unreadable: Set<String> = []
  /// The errors of the project; each place contains the name of the revision.
  var diagnostics: [Diagnostic]

  /// Reads a project from its sources.
  init(_ sources: ProjectSources, name: String, commit: String?, workers: Workers) {
    let loaded = readProject(settings: sources.settings, specs: sources.specs, workers: workers)
    self.name = name
    self.commit = commit
    project = loaded.value
    let errors = loaded.diagnostics.errors
    diagnostics = commit == nil ? errors : errors.map { $0.relocated(to: name) }
    unreadable = Set(errors.compactMap(\.span?.file.path))
  }
}

extension Diagnostic {
  /// Moves the diagnostic to the file of a revision, in git's notation: `main:Specs/Features/Counter.yaml`.
  fileprivate func relocated(to revision: String) -> Diagnostic {
    func moved(_ span: SourceSpan) -> SourceSpan {
      let file = SourceFile(path: "\(revision):\(span.file.path)", bytes: span.file.bytes)
      return SourceSpan(file: file, start: span.start, end: span.end)
    }
    var result = self
    result.span = span.map(moved)
    result.related = related.map { Related($0.message, at: moved($0.span)) }
    result.fix = nil
    return result
  }
}
