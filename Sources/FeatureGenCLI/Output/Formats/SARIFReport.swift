import FeatureGenerator
import FeatureProgram
import FeatureSpec
import JSON
import SpecSource

extension Report {
  /// The report in the Static Analysis Results Interchange Format 2.1.0.
  var sarif: JSONValue {
    let results = diagnostics.bounded.map(\.presentable).map(result) + drift.map(result)
    let run: JSONValue = .object([
      ("tool", .object([("driver", driver)])), ("columnKind", "unicodeCodePoints"),
      ("results", .list(results)),
    ])
    return .object([
      ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
      ("version", "2.1.0"), ("runs", .list([run])),
    ])
  }

  private var driver: JSONValue {
    let broken = Set(diagnostics.compactMap(\.rule)).sorted { $0.code < $1.code }
      .map { ($0.code, $0.reason.split(separator: "\n").first.map(String.init) ?? "") }
    let rules: [(String, String)] = [
      ("blocked", "A file that was not generated is at the path of a generated file."),
      ("missing", "A generated file is missing."),
      ("orphaned", "No spec describes a generated file any longer."),
      ("outOfSync", "A generated file does not match the specs."),
      ("spec", "A spec has an error or a finding."),
    ]
    let all = (rules + broken).map { id, text in
      JSONValue.object([("id", .text(id)), ("shortDescription", sarifText(text))])
    }
    return .object([
      ("name", "featuregen"),
      ("version", .text(version)),
      ("rules", .list(all)),
    ])
  }

  private func result(_ change: FileChange) -> JSONValue {
    result(
      rule: change.status.rawValue, level: "error", message: "\(change.path) \(change.verdict)",
      // A missing file cannot be shown, but its spec can.
      location: location(
        of: change.status == .missing ? change.specs.first ?? change.path : change.path,
        region: .object([("startLine", .number(change.firstShownLine)), ("startColumn", 1)])))
  }

  private func result(_ diagnostic: Diagnostic) -> JSONValue {
    result(
      rule: diagnostic.rule?.code ?? "spec", level: diagnostic.severity.rawValue,
      message: diagnostic.message + (diagnostic.hint.map { "\n\($0)" } ?? ""),
      location: diagnostic.span.map { location(of: $0.file.path, region: region($0)) },
      related: diagnostic.related.map { related in
        .object(
          place(of: related.span.file.path, region: region(related.span))
            + [("message", sarifText(related.message))])
      },
      fix: diagnostic.fix)
  }

  private func result(
    rule: String, level: String, message: String, location: JSONValue?, related: [JSONValue] = [],
    fix: Diagnostic.Fix? = nil
  ) -> JSONValue {
    .object(omittingNil: [
      ("ruleId", .text(rule)), ("level", .text(level)), ("message", sarifText(message)),
      ("locations", location.map { .list([$0]) }),
      ("relatedLocations", related.isEmpty ? nil : .list(related)),
      ("fixes", fix.map { .list([fixed($0)]) }),
    ])
  }

  private func location(of path: String, region: JSONValue) -> JSONValue {
    .object(place(of: path, region: region))
  }

  private func place(of path: String, region: JSONValue) -> [(key: String, value: JSONValue)] {
    [("physicalLocation", .object([("artifactLocation", artifact(path)), ("region", region)]))]
  }

  private func artifact(_ path: String) -> JSONValue {
    .object([("uri", .text(percentEncoded(pathForServices(path), keeping: "+")))])
  }

  /// Writes an edit that fixes a problem.
  private func fixed(_ fix: Diagnostic.Fix) -> JSONValue {
    let replacement: JSONValue = .object([
      ("deletedRegion", region(fix.span)),
      ("insertedContent", sarifText(fix.replacement)),
    ])
    let change: JSONValue = .object([
      ("artifactLocation", artifact(fix.span.file.path)), ("replacements", .list([replacement])),
    ])
    return .object([
      ("description", sarifText("replace it with '\(fix.replacement)'")),
      ("artifactChanges", .list([change])),
    ])
  }

  /// Writes a region of a file; its end is after the last character.
  private func region(_ span: SourceSpan) -> JSONValue {
    .object([
      ("startLine", .number(span.start.line)), ("startColumn", .number(span.start.column)),
      ("endLine", .number(span.end.line)), ("endColumn", .number(span.end.column)),
    ])
  }
}

/// Writes a text in the form of SARIF.
private func sarifText(_ text: String) -> JSONValue {
  .object([("text", .text(text))])
}
