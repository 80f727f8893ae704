import JSON
import JSONRPC
import SpecSource

/// How diagnostics are told to a client.
struct DiagnosticFormat {
  let encoding: PositionEncoding
  /// Whether the client shows other places that belong to a diagnostic.
  let showsRelated: Bool
  /// The URI of a file of the project.
  let uri: (_ path: String) -> String

  /// A diagnostic as the protocol has it.
  ///
  /// - Parameter file: The file that it is told of: the diagnostic's own, or the settings where it has no place.
  func json(_ diagnostic: Diagnostic, in file: SourceFile) -> JSONValue {
    let offsets = diagnostic.span?.offsets ?? 0..<0
    let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
    var members: [(key: String, value: JSONValue)] = [
      ("range", encoding.range(of: offsets, in: file)),
      ("severity", .number(severity(diagnostic.severity))),
      ("source", "featuregen"),
      ("message", .text(visibleText(diagnostic.message + hint, in: .message))),
    ]
    if let code = diagnostic.code { members.append(("code", .text(code))) }
    if showsRelated, !diagnostic.related.isEmpty {
      members.append(("relatedInformation", .list(diagnostic.related.map(related))))
    }
    return .object(members)
  }

  private func severity(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  private func related(_ place: Diagnostic.Related) -> JSONValue {
    .object([
      (
        "location",
        .object([
          ("uri", .text(uri(place.span.file.path))),
          ("range", encoding.range(of: place.span.offsets, in: place.span.file)),
        ])
      ),
      ("message", .text(visibleText(place.message, in: .message))),
    ])
  }
}
