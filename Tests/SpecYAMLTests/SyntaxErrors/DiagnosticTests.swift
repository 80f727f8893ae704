import SpecSource
import Testing

@testable import SpecYAML

/// A file with its expected errors.
struct DiagnosticCase: CustomTestStringConvertible {
  let file: String
  let expected: String

  var testDescription: String { file.debugDescription }

  /// Parses a list of cases; blank lines separate them, and `##` begins a heading.
  static func list(_ text: String) -> [DiagnosticCase] {
    text.split(separator: "\n\n").filter { !$0.hasPrefix("## ") }.map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let fileLines = lines.prefix { !$0.hasPrefix("✗") }
      let file =
        fileLines.joined(separator: "\n").replacing("⇥", with: "\t")
        .replacing("⍽", with: "\u{A0}") + "\n"
      return DiagnosticCase(
        file: file, expected: lines[fileLines.count...].joined(separator: "\n"))
    }
  }

  /// Returns the errors in the form of the cases.
  static func show(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.flatMap { diagnostic -> [String] in
      guard let span = diagnostic.span else { return ["no place"] }
      let endLine = span.end.line == span.start.line ? "" : "\(span.end.line):"
      let place = "\(span.start.line):\(span.start.column)-\(endLine)\(span.end.column)"
      let related = diagnostic.related.map {
        "· \($0.span.start.line):\($0.span.start.column) \($0.message)"
      }
      return ["✗ \(place) \(diagnostic.message)", "→ \(diagnostic.hint ?? "no hint")"] + related
    }
    .joined(separator: "\n")
  }
}

@Suite struct DiagnosticTests {
  @Test(arguments: trapCases + syntaxErrorCases)
  func reports(case: DiagnosticCase) {
    #expect(DiagnosticCase.show(parse(`case`.file).diagnostics) == `case`.expected)
  }

  @Test(arguments: trapCases + syntaxErrorCases)
  func reportsOnlyErrors(case: DiagnosticCase) {
    let diagnostics = parse(`case`.file).diagnostics
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.allSatisfy { $0.severity == .error && $0.hint != nil })
  }

  /// People paste the hints into their files, so the hints must be correct.
  @Test(arguments: trapCases)
  func shownLineCanBeRead(case: DiagnosticCase) throws {
    let file = `case`.file
    guard !file.dropLast().contains("\n") else { return }
    for hint in parse(file).diagnostics.compactMap(\.hint) where hint.contains("'") {
      guard file.utf8.first == hint.utf8.first else { continue }
      #expect(parse(hint).shownDiagnostics == [], "\(hint)")
    }
  }

  @Test func readsFixableValuesAsIfQuoted() throws {
    let result = parse("a: !b == c # d\ne: *f\ng: &h i\nj: k\nj: l\n")
    #expect(result.diagnostics.count == 4)
    #expect(result.value?.outline == "{a: \"!b == c\", e: \"*f\", g: \"&h i\", j: \"k\"}")
    #expect(result.value?.value(of: "a")?.source == "!b == c")
  }

  @Test(arguments: ["a: [!b]", "a: !!c d", "a: !b\n  c: d", "<<: a", "a: {b: c(d, e)}", "a: 'b"])
  func returnsNoValueForAFileWithAnotherMeaning(text: String) {
    #expect(parse(text).value == nil)
  }

  @Test(arguments: [5, 33, 100])
  func findsEqualKeysAmongMany(count: Int) {
    let keys = (0..<count).map { "key\($0): x\n" }.joined()
    let result = parse(keys + "key0: y\nkey\(count - 1): y\n")
    #expect(result.diagnostics.map { $0.span?.start.line } == [count + 1, count + 2])
    #expect(result.diagnostics.map { $0.related.first?.span.start.line } == [1, count])
    #expect(result.value?.members?.count == count)
  }

  @Test(arguments: [
    ("Specs/featuregen.yaml", "the settings begin like this:\n" + settingsLines),
    ("Templates/redux/set.yaml", "a template set begins with 'set:' and its name"),
    ("Specs/myset.yaml", "a spec begins with 'feature:', 'client:' or 'model:' and a name"),
  ])
  func explainsHowAnEmptyFileBegins(path: String, hint: String) {
    for text in ["", "# nothing\n"] {
      let result = parseYAML(SourceFile(path: path, text: text))
      #expect(result.value == nil)
      #expect(result.shownDiagnostics == ["1:1 the file is empty → \(hint)"])
    }
  }

  private static let settingsLines =
    "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests"

  @Test func stopsAfterManyErrors() {
    let result = parse(String(repeating: "- !a b\n", count: 1000))
    #expect(result.diagnostics.count == 51)
    #expect(result.value == nil)
    #expect(result.diagnostics.last?.severity == .note)
  }

  @Test(arguments: [
    // Text that resembles a pitfall but is not one.
    "a: b # (c)", "f(a): b", "tells (once) all: b", "a: {b: c<d, e: f>g}",
    "doc: a smiley :) # fine",
    "doc: it's 5\" wide", "a: {b: it's, c: don't}",
    "a: {doc: one (two}", "a: {b: c < d, e: f > g}", "a: {b: -> c}", "a: {b: c->d, e: f}",
    "a: [f(b, c), d]", "a: [b: c, d: [e]]", "a: x<<y", "a: {b: 'f(c, d)', e: \"g(h, i)\"}",
    "x-a: {b: c}", "when (a: b", "a: http://b.c/d?e=f#g", "a:\n  b: |\n    !c: 'd\n  e: f",
    "a: # like this", "a: #-b", "a: #", "a: # b\n  c: d", "#a\nb: c #d", "a: {b: c, #d\n e: f}",
    "doc: |\n  \u{A0}a: b\n  \u{A0}c", "a: \u{A0}b", "a: 'b\u{A0}c'",
    "a:\n  #b\n  - c #d", "- #a b\n  c: d",
    "a: {enum: [b, c], d: e}", "a: b: c".replacing(": c", with: ":c"),
  ])
  func acceptsTextThatResemblesAPitfall(text: String) {
    #expect(parse(text).shownDiagnostics == [])
  }

  @Test(arguments: [
    "'\(String(repeating: "a", count: 1_024))'", String(repeating: "a ", count: 513),
  ])
  func refusesKeysOfMoreThan1024Characters(key: String) {
    let result = parse("a:\n  \(key): b\n")
    #expect(
      result.shownDiagnostics == [
        "2:3 this key has \(key.hasPrefix("'") ? 1_026 : 1_025) characters, and YAML allows at most "
          + "1,024 → shorten it, or write a long text after 'doc:'"
      ])
  }
}
