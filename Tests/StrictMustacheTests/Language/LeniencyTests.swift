import SpecSource
import StrictMustache
import Testing

@Suite("Leniency")
struct LeniencyTests {
  @Test(arguments: [
    Rendering(
      "a name that is not there is empty", "[{{x}}] {{^x}}no{{/x}}{{#x}}yes{{/x}}", gives: "[] no"),
    Rendering(
      "a name is looked for in the contexts around",
      "{{#a}}{{one}}{{#b}}{{one}}{{two}}{{/b}}{{/a}}",
      with: ["a": ["one": "1"], "b": ["two": "2"]], gives: "112"),
    Rendering(
      "the closest context counts", "{{#a}}{{x}}{{/a}}", with: ["a": ["x": "in"], "x": "out"],
      gives: "in"),
    Rendering(
      "only the first of dotted names is looked for", "{{#a}}[{{b.c}}]{{/a}}",
      with: ["a": ["b": [:]], "b": ["c": "no"]], gives: "[]"),
    Rendering(
      "names are looked for from texts too", "{{#list}}{{.}}{{name}} {{/list}}",
      with: ["list": ["1", "2"], "name": "x"], gives: "1x 2x "),
    Rendering("../ too far out is empty", "[{{../../x}}]", with: ["x": "1"], gives: "[]"),
    Rendering("-first outside of a list is false", "{{^-first}}no{{/-first}}", gives: "no"),
    Rendering(
      "partials and parents that are not there are empty",
      "a{{>b}}c\n{{>d}}\n{{<e}}{{$f}}g{{/f}}{{/e}}", gives: "ac\n"),
    Rendering(
      "a block that the parent does not have is not written", "{{<p}}{{$x}}no{{/x}}{{/p}}",
      partials: ["p": "{{$y}}yes{{/y}}"], gives: "yes"),
    Rendering(
      "truth values are written", "{{t}} {{f}}", with: ["t": true, "f": false], gives: "true false"),
    Rendering("an empty line of a name stays", "a\n{{x}}\nb\n", gives: "a\n\nb\n"),
    Rendering(
      "the lines of a text are not indented", "a\n  {{>p}}\n", with: ["x": "1\n2"],
      partials: ["p": "{{x}}\n  {{x}}\n"], gives: "a\n  1\n2\n    1\n2\n"),
  ])
  func renders(_ rendering: Rendering) throws {
    let compiled = TemplateLibrary.compile(
      files(rendering.template, rendering.partials), isLenient: true)
    #expect(compiled.diagnostics.map(shown) == [])
    let library = try #require(compiled.value)
    let text = String(decoding: try library.render("main", rendering.value), as: UTF8.self)
    #expect(text == rendering.expected)
  }

  @Test("lists and objects still cannot be written")
  func unprintable() throws {
    let compiled = TemplateLibrary.compile(files("{{x}}", [:]), isLenient: true)
    let library = try #require(compiled.value)
    #expect(throws: TemplateError.self) { try library.render("main", ["x": []]) }
  }

  @Test("syntax errors are still reported")
  func syntax() {
    let compiled = TemplateLibrary.compile(files("{{#x}}", [:]), isLenient: true)
    #expect(compiled.value == nil)
    #expect(compiled.diagnostics.map(\.message) == ["'{{#x}}' has no close tag"])
  }
}
