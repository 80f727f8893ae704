import Foundation
import SpecSupport
import TestSupport
import Testing

/// Tests that the Swift compiles for every text in a spec, and that its literals have the value of the text.
@Suite("Texts of specs", .onOwnThread)
struct AwkwardTextTests {
  @Test("are unchanged in generated code, and compile")
  func texts() throws {
    let texts = AwkwardTexts.all
    let module = try GeneratedModule(TextProject(texts: project(of: texts)))
    try module.expectCompiles()
    let sources = module.files.sorted { $0.key < $1.key }.map {
      String(decoding: $0.value, as: UTF8.self)
    }
    let found = try values(of: sources.flatMap(literals), in: TemporaryFolder())
    for text in texts {
      #expect(found["raw"]?.contains(text) == true, "raw value \(text.debugDescription)")
      // The last line break of a block scalar is not part of the text.
      let shown = text.hasSuffix("\n") ? String(text.dropLast()) : text
      #expect(found["text"]?.contains(shown) == true, "alert \(text.debugDescription)")
      #expect(found["test"]?.contains(text) == true, "test \(text.debugDescription)")
      #expect(found["label"]?.contains(shown) == true, "label \(text.debugDescription)")
    }
  }

  /// Returns a project with every text in every place that takes a text.
  private func project(of texts: [String]) -> [String: String] {
    let docs = texts.map(yaml)
    // In these places, a backslash before a parenthesis interpolates.
    let backslash = "\\(Character(UnicodeScalar(92)))("
    let shown = texts.map { yaml($0.replacingOccurrences(of: "\\(", with: backslash)) }
    func lines(_ line: (String, Int) -> String) -> String {
      docs.enumerated().map { line($0.element, $0.offset) }.joined(separator: "\n")
    }
    let all = yaml(texts.joined(separator: "\n"))
    return [
      "Specs/featuregen.yaml":
        "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\nviews: true\n",
      "Specs/Kind.yaml": """
      model: Kind
      doc: \(all)
      enum:
      \(lines { "  c\($1): \($0)" })

      """,
      "Specs/LogClient.yaml": """
      client: LogClient
      key: log
      doc: \(all)
      endpoints:
      \(lines { "  e\($1): {doc: \($0), live: print(0)}" })

      """,
      "Specs/Page.yaml": """
      feature: Page
      doc: \(all)
      types:
        Unit: {doc: \(all), enum: {a: {doc: \(all)}, b: }}
      state:
      \(lines { "  f\($1): {type: Int, default: 0, doc: \($0)}" })
      computed:
      \(lines { "  p\($1): {type: Int, get: f0, doc: \($0)}" })
      alerts:
      \(lines { "  q\($1): {title: \(shown[$1]), message: \(shown[$1]), doc: \($0), buttons: {b\($1): \(shown[$1])}}" })
      delegate:
      \(lines { "  d\($1): {doc: \($0)}" })
      procedures:
        again: {doc: \(all)}
      actions:
      \(lines { "  a\($1): {doc: \($0), when: [{if: state.f0 > 0, doc: \($0), do: state.f0 = 0}]}" })
      view:
        title: \(docs[0])
        fields:
      \(lines { "    f\($1): \($0)" })
        actions:
      \(lines { "    a\($1): {label: \($0)}" })
      tests:
      \(lines { "  ? \($0)\n  : {doc: \($0), steps: [{send: a\($1)}]}" })
      explore:
        doc: \(all)
        actions: [a0]
        depth: 1
        invariants:
      \(lines { "    ? \($0)\n    : state.f\($1) >= 0" })

      """,
    ]
  }

  /// Returns a text as a scalar of YAML, byte by byte.
  private func yaml(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"\(escaped.joined())\""
  }

  /// Returns the literals of a file: raw values, texts of alerts, names of tests and labels.
  private func literals(_ source: String) -> [(kind: String, literal: String)] {
    let string = #"("""\n[\s\S]*?\n *"""|"(?:[^"\\\n]|\\.)*")"#
    let kinds = [
      ("raw", "case c[0-9]+ = "), ("text", "TextState\\(\\s*"), ("test", "@Test\\("),
      ("label", "LabeledContent\\(\\s*"), ("label", "Button\\(\\s*"),
      ("label", "navigationTitle\\("),
    ]
    return kinds.flatMap { kind, opening in
      matches(of: opening + string, in: source).map { (kind, $0) }
    }
  }

  private func matches(of pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  /// Returns the values of literals, as the compiler reads them, by their kinds.
  private func values(
    of literals: [(kind: String, literal: String)], in folder: TemporaryFolder
  ) throws -> [String: Set<String>] {
    let lines = literals.map { "show(\"\($0.kind)\", \n\($0.literal)\n)" }
    try folder.write([
      "main.swift": """
      func show(_ kind: String, _ text: String) {
        print(kind, text.utf8.map { String($0) }.joined(separator: " "))
      }
      \(lines.joined(separator: "\n"))

      """
    ])
    let environment = Tool.environment
    let compiled = try environment.run(
      "swiftc", "-Onone", "-o", "literals", "main.swift", in: folder.url)
    try #require(compiled.status == 0, "\(compiled.error)")
    let printed = try Tool(url: folder.url.appendingPathComponent("literals"))
      .run(in: folder.url).output
    var found: [String: Set<String>] = [:]
    for line in printed.split(separator: "\n") {
      let words = line.split(separator: " ")
      let bytes = words.dropFirst().compactMap { UInt8($0) }
      found[String(words[0]), default: []].insert(String(decoding: bytes, as: UTF8.self))
    }
    return found
  }
}
