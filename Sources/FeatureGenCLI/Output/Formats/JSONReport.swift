import FeatureGenerator
import SpecSource

extension CheckReport {
  /// The report for programs; its shape is versioned by its first member.
  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("version", 1),
      ("generator", .text(version)),
      ("outcome", .text(outcomeName)),
      ("exitCode", .number(Int(outcome.rawValue))),
    ]
    if let mendingCommand { members.append(("mend", .text(mendingCommand))) }
    members.append(("files", .list(changes.map(json))))
    members.append(("diagnostics", .list(diagnostics.map(json))))
    return .object(members)
  }

  private var outcomeName: String {
    switch outcome {
    case .success: "inSync"
    case .failure: "errors"
    case .outOfSync: "outOfSync"
    }
  }

  private func json(_ change: FileChange) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("path", .text(change.path)),
      ("status", .text(change.status.rawValue)),
      ("causes", .list(change.causes.map { .text($0.rawValue) })),
      ("specs", .list(change.specs.map { .text($0) })),
    ]
    if !change.specChanges.isEmpty {
      members.append(("changedSpecs", .list(change.specChanges.map(json))))
    }
    let diff = showsDiff ? change.shownDiff : ""
    if !diff.isEmpty { members.append(("diff", .text(diff))) }
    return .object(members)
  }

  private func json(_ change: SpecChange) -> JSONValue {
    switch change {
    case .edited(let path): .object([("path", .text(path)), ("change", "edited")])
    case .added(let path): .object([("path", .text(path)), ("change", "added")])
    case .removed(let path): .object([("path", .text(path)), ("change", "removed")])
    case .renamed(let from, let to):
      .object([("path", .text(to)), ("change", "renamed"), ("from", .text(from))])
    }
  }

  private func json(_ diagnostic: Diagnostic) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("severity", .text(diagnostic.severity.rawValue)),
      ("message", .text(diagnostic.message)),
    ]
    if let span = diagnostic.span {
      members.append(("path", .text(span.file.path)))
      members.append(("line", .number(span.start.line)))
      members.append(("column", .number(span.start.column)))
    }
    if let hint = diagnostic.hint { members.append(("hint", .text(hint))) }
    return .object(members)
  }
}
