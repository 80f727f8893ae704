import FeatureGenerator
import FeatureHeader
import JSON
import SpecSource

extension CheckReport {
  /// The report for programs; its first member is the version of its format.
  var json: JSONValue {
    .object(omittingNil: [
      ("version", 1),
      ("generator", .text(version)),
      ("outcome", .text(outcomeName)),
      ("exitCode", .number(Int(outcome.rawValue))),
      ("fixCommand", fixCommand.map(JSONValue.text)),
      ("files", .list(changes.map(json))),
      ("diagnostics", .list(diagnostics.bounded.map(\.presentable.json))),
    ])
  }

  private var outcomeName: String {
    switch outcome {
    case .success: "inSync"
    case .failure: "errors"
    case .outOfSync: "outOfSync"
    }
  }

  private func json(_ change: FileChange) -> JSONValue {
    let diff = showsDiff ? change.shownDiff : ""
    return .object(omittingNil: [
      ("path", .text(change.path)),
      ("status", .text(change.status.rawValue)),
      ("causes", .texts(change.causes.map(\.rawValue))),
      ("specs", .texts(change.specs)),
      ("diff", diff.isEmpty ? nil : .text(diff)),
    ])
  }
}

extension Diagnostic {
  /// The diagnostic as JSON, for programs.
  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("severity", .text(severity.rawValue)), ("message", .text(message)),
    ]
    if let rule { members.append(("code", .text(rule.code))) }
    if let span { members += place(span) }
    if let hint { members.append(("hint", .text(hint))) }
    if let fix {
      let edit = place(fix.span) + [("replacement", .text(fix.replacement))]
      members.append(("fix", .object(edit)))
    }
    if !related.isEmpty {
      let places = related.map {
        JSONValue.object([("message", .text($0.message))] + place($0.span))
      }
      members.append(("related", .list(places)))
    }
    return .object(members)
  }

  /// Writes a place: lines and columns are counted from one, and the end is after the last character.
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
