import FeatureGenerator
import FeatureLock
import JSON
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
    if let fixCommand { members.append(("fixCommand", .text(fixCommand))) }
    members.append(("files", .list(changes.map(json))))
    members.append(("diagnostics", .list(diagnostics.bounded.map(\.presentable.json))))
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
}

extension Diagnostic {
  /// The finding for programs.
  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("severity", .text(severity.rawValue)),
      ("message", .text(message)),
    ]
    if let code { members.append(("code", .text(code))) }
    if let span { members += place(span) }
    if let hint { members.append(("hint", .text(hint))) }
    if let fix {
      members.append(
        (
          "fix", .object(place(fix.span) + [("replacement", .text(fix.replacement))])
        ))
    }
    if !related.isEmpty {
      let places = related.map {
        JSONValue.object([("message", .text($0.message))] + place($0.span))
      }
      members.append(("related", .list(places)))
    }
    return .object(members)
  }

  /// A place: lines and columns count from one, and the end is behind the last character.
  private func place(_ span: SourceSpan) -> [(key: String, value: JSONValue)] {
    [
      ("path", .text(span.file.path)),
      ("line", .number(span.start.line)),
      ("column", .number(span.start.column)),
      ("endLine", .number(span.end.line)),
      ("endColumn", .number(span.end.column)),
    ]
  }
}
