import JSON
import JSONRPC
import SpecSource

/// The edits that fix the diagnostics of a document.
struct CodeActions {
  let document: OpenDocument
  /// The diagnostics of the present text.
  let diagnostics: [Diagnostic]
  let format: DiagnosticFormat
  /// Whether the client supports document versions in edits.
  let knowsVersions: Bool

  /// Returns the actions for a range, in the form of the protocol.
  ///
  /// - Parameter kinds: The requested kinds; nil for all.
  func json(in range: Range<Int>, only kinds: [String]?) -> JSONValue {
    let isWanted = { (kind: String) in
      kinds?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    var actions: [JSONValue] = []
    if isWanted("quickfix") {
      actions += fixed.filter { touches($0, range) }.compactMap(quickFix)
    }
    // The action that fixes everything would be a nuisance at every position of the cursor.
    if kinds != nil, isWanted("source.fixAll.featuregen"), !fixed.isEmpty {
      actions.append(fixAll)
    }
    return .list(actions)
  }

  /// The diagnostics in the document that have a fix.
  private var fixed: [Diagnostic] {
    diagnostics.filter { $0.fix?.span.file.path == document.file.path }
  }

  private func touches(_ diagnostic: Diagnostic, _ range: Range<Int>) -> Bool {
    let spans = [diagnostic.span, diagnostic.fix?.span].compactMap { $0 }
    return spans.contains { span in
      span.file.path == document.file.path && span.offsets.lowerBound <= range.upperBound
        && range.lowerBound <= span.offsets.upperBound
    }
  }

  private func quickFix(_ diagnostic: Diagnostic) -> JSONValue? {
    guard let fix = diagnostic.fix else { return nil }
    return .object([
      ("title", .text(title(of: fix))), ("kind", "quickfix"),
      ("diagnostics", .list([format.json(diagnostic, in: document.file)])),
      ("isPreferred", .flag(true)), ("edit", edit([fix])),
    ])
  }

  private var fixAll: JSONValue {
    .object([
      ("title", "Fix all problems with an automatic fix"), ("kind", "source.fixAll.featuregen"),
      ("edit", edit(withoutOverlaps(fixed.compactMap(\.fix)))),
    ])
  }

  private func title(of fix: Diagnostic.Fix) -> String {
    let (old, new) = (shortened(fix.span.text), shortened(fix.replacement))
    if old.isEmpty { return "Insert \(new)" }
    return new.isEmpty ? "Remove \(old)" : "Replace \(old) with \(new)"
  }

  /// Shortens a text to one line, in quotes.
  private func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).map { $0.trimmed }.joined(separator: " ")
    guard !line.isEmpty else { return "" }
    return line.count > 60 ? "'\(line.prefix(60))…'" : "'\(line)'"
  }

  private func edit(_ fixes: [Diagnostic.Fix]) -> JSONValue {
    let edits = fixes.map { fix in
      JSONValue.object([
        ("range", format.encoding.range(of: fix.span.offsets, in: document.file)),
        ("newText", .text(fix.replacement)),
      ])
    }
    guard knowsVersions else {
      return .object([("changes", .object([(document.uri, .list(edits))]))])
    }
    let change = documentChange(document.uri, document.version, .list(edits))
    return .object([("documentChanges", .list([change]))])
  }
}
