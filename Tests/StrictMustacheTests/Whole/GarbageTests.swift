import SpecSource
import StrictMustache
import TestSupport
import Testing

/// Pieces that templates are made of, whole and broken.
private let pieces = [
  "{{", "}}", "{{{", "}}}", "{{#", "{{^", "{{/", "{{$", "{{<", "{{>", "{{!", "{{=", "=}}", "{{&",
  "{{#a}}", "{{/a}}", "{{$a}}", "{{<main}}", "{{/main}}", "{{<p}}", "{{/p}}", "{{>p}}", "{{>main}}",
  "{{>p a}}", "{{.}}", "{{a}}", "{{../a}}", "{{a.b}}", "{{#l}}", "{{/l}}", "{{^-last}}",
  "{{/-last}}", "{{=<% %>=}}", "<%={{ }}=%>", "<%a%>", "{{! c }}", "a", " ", "  ", "\n", "\r\n",
  "\r", "\t", "é", "\u{0}", "=",
]

@Suite("Garbage")
struct GarbageTests {
  /// A value in which many of the names of the pieces lead somewhere.
  private let value: TemplateValue = [
    "a": ["a": "x\ny", "b": "", "l": []], "b": "y", "l": ["1", ["a": "2", "l": []], [["a": "3"]]],
  ]

  @Test("Random bytes are refused or accepted, and never crash", arguments: 0..<20)
  func bytes(seed: UInt64) {
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<200, using: &numbers)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      compileAndRender(bytes)
    }
  }

  @Test("Random pieces of templates are refused or accepted, and never crash", arguments: 0..<40)
  func templates(seed: UInt64) {
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1..<14, using: &numbers)
      let text = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      compileAndRender(Array(text.utf8))
    }
  }

  @Test("Sections may be nested to any depth")
  func deepSections() throws {
    let depth = 20_000
    let template =
      String(repeating: "{{#on}}", count: depth) + "x" + String(repeating: "{{/on}}", count: depth)
    #expect(try compile(template).render("main", ["on": true]) == Array("x".utf8))
  }

  /// Compiles bytes as a template and as a partial, and renders them if they are in order.
  private func compileAndRender(_ bytes: [UInt8]) {
    let compiled = TemplateLibrary.compile([
      "main": SourceFile(path: "main", bytes: bytes),
      "p": SourceFile(path: "p", text: "  {{>main}}\n{{$a}}\n  d\n{{/a}}\n"),
    ])
    #expect((compiled.value == nil) == compiled.diagnostics.containsErrors)
    for diagnostic in compiled.diagnostics {
      #expect(diagnostic.span.map { $0.offsets.upperBound <= bytes.count } == true)
    }
    guard let library = compiled.value else { return }
    for name in library.names {
      do throws(TemplateError) {
        let traced = try library.renderTraced(name, value)
        #expect(String(validUTF8: traced.bytes) != nil)
        #expect(traced.origins.isEmpty)
      } catch {
        #expect(error.diagnostic.span != nil)
      }
    }
  }
}
