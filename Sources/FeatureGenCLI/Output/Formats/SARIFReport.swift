import FeatureGenerator
import FeatureSpec
import SpecSource

extension CheckReport {
  /// The report in the Static Analysis Results Interchange Format 2.1.0.
  var sarif: JSONValue {
    let results = diagnostics.map(result) + drift.map(result)
    return .object([
      ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
      ("version", "2.1.0"),
      (
        "runs",
        .list([
          .object([
            ("tool", .object([("driver", driver)])),
            ("results", .list(results)),
          ])
        ])
      ),
    ])
  }

  private var driver: JSONValue {
    let codes = Set(diagnostics.compactMap(\.code))
    let lintRules = LintRule.allCases.filter { codes.contains($0.rawValue) }.map {
      ($0.rawValue, $0.explanation.split(separator: "\n").first.map(String.init) ?? "")
    }
    let rules: [(String, String)] = [
      ("blocked", "A file that was not generated stands in a generated file's place."),
      ("missing", "A generated file is missing."),
      ("orphaned", "No spec describes a generated file any more."),
      ("outOfSync", "A generated file is not what the specs say."),
      ("spec", "A spec has an error or deserves a look."),
    ]
    return .object([
      ("name", "featuregen"),
      ("version", .text(version)),
      (
        "rules",
        .list(
          (rules + lintRules).map { id, text in
            .object([
              ("id", .text(id)), ("shortDescription", .object([("text", .text(text))])),
            ])
          })
      ),
    ])
  }

  private func result(_ change: FileChange) -> JSONValue {
    result(
      rule: change.status.rawValue, level: "error", message: "\(change.path) \(verdict(change))",
      // What is not there cannot be shown; its spec can.
      path: change.status == .missing ? change.specs.first ?? change.path : change.path, line: 1,
      column: 1)
  }

  private func result(_ diagnostic: Diagnostic) -> JSONValue {
    result(
      rule: diagnostic.code ?? "spec", level: diagnostic.severity.rawValue,
      message: diagnostic.message + (diagnostic.hint.map { "\n\($0)" } ?? ""),
      path: diagnostic.span?.file.path, line: diagnostic.span?.start.line ?? 1,
      column: diagnostic.span?.start.column ?? 1)
  }

  private func result(
    rule: String, level: String, message: String, path: String?, line: Int, column: Int
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .text(rule)), ("level", .text(level)),
      ("message", .object([("text", .text(message))])),
    ]
    if let path {
      let region: JSONValue = .object([
        ("startLine", .number(line)), ("startColumn", .number(column)),
      ])
      let location: JSONValue = .object([
        ("artifactLocation", .object([("uri", .text(uri(pathFromHere(path))))])),
        ("region", region),
      ])
      members.append(("locations", .list([.object([("physicalLocation", location)])])))
    }
    return .object(members)
  }

  /// A path as part of an address.
  private func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._~/+".utf8.contains(byte)
      guard !isPlain else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
