import JSON
import JSONRPC
import SpecSource

/// Writes diagnostics in the form of the protocol.
struct DiagnosticFormat {
  let encoding: PositionEncoding
  /// Whether the client shows the related places of a diagnostic.
  let showsRelated: Bool
  /// The URI of a file of the project.
  let uri: (_ path: String) -> String

  /// Writes a diagnostic in the form of the protocol.
  ///
  /// - Parameters:
  ///   - file: The file that shows the diagnostic: its own, or the settings if the diagnostic has no place.
  ///   - source: The program that reports the diagnostic.
  func json(
    _ diagnostic: Diagnostic, in file: SourceFile, source: String = "featuregen"
  ) -> JSONValue {
    let offsets = diagnostic.span?.offsets ?? 0..<0
    let places = showsRelated ? diagnostic.related.map(related) : []
    let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
    return .object(omittingNil: [
      ("range", encoding.range(of: offsets, in: file)),
      ("severity", .number(severity(diagnostic.severity))),
      ("source", .text(source)),
      ("message", .text(visibleText(diagnostic.message + hint, in: .message))),
      ("code", (diagnostic.rule?.code).map(JSONValue.text)),
      ("relatedInformation", places.isEmpty ? nil : .list(places)),
    ])
  }

  private func severity(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  private func related(_ place: Diagnostic.Related) -> JSONValue {
    let location: JSONValue = .object([
      ("uri", .text(uri(place.span.file.path))),
      ("range", encoding.range(of: place.span.offsets, in: place.span.file)),
    ])
    return .object([
      ("location", location), ("message", .text(visibleText(place.message, in: .message))),
    ])
  }
}
