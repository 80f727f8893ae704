import StrictMustache
import Testing

@Suite("Strict names")
struct StrictNameTests {
  @Test(arguments: [
    Rendering(
      "../ goes out of an object", "{{#o}}{{../a}}{{/o}}", with: ["o": [:], "a": "x"], gives: "x"),
    Rendering(
      "../ goes out of an item", "{{#l}}{{.}}{{../a}}{{/l}}", with: ["l": ["1", "2"], "a": "x"],
      gives: "1x2x"),
    Rendering(
      "../ goes out of a text", "{{#t}}{{.}}{{../a}}{{/t}}", with: ["t": "1", "a": "x"], gives: "1x"
    ),
    Rendering(
      "each ../ goes out once", "{{#o}}{{#p}}{{../../a}}{{../a}}{{a}}{{/p}}{{/o}}",
      with: ["a": "1", "o": ["a": "2", "p": ["a": "3"]]], gives: "123"),
    Rendering(
      "a bool is nothing to go out of", "{{#o}}{{#on}}{{../a}}{{/on}}{{/o}}",
      with: ["a": "x", "o": ["on": true]], gives: "x"),
    Rendering(
      "an inverted section is nothing to go out of", "{{#o}}{{^on}}{{../a}}{{/on}}{{/o}}",
      with: ["a": "x", "o": ["on": false]], gives: "x"),
    Rendering(
      "../ in sections", "{{#o}}{{#../l}}{{.}}{{/../l}}{{^../e}}!{{/../e}}{{/o}}",
      with: ["o": [:], "l": ["1", "2"], "e": []], gives: "12!"),
    Rendering(
      "a section that went out adds its own context",
      "{{#o}}{{#../q}}{{a}}{{../b}}{{../../c}}{{/../q}}{{/o}}",
      with: ["o": ["b": "2"], "q": ["a": "1"], "c": "3"], gives: "123"),
    Rendering(
      "../ and dots", "{{#o}}{{../p.a}}{{/o}}", with: ["o": [:], "p": ["a": "x"]], gives: "x"),
    Rendering(
      "../. is the context outside",
      "{{#l}}{{#o}}{{a}}{{/o}}{{/l}}{{#t}}{{#../u}}{{../.}}{{.}}{{/../u}}{{/t}}",
      with: ["l": [], "t": "1", "u": "2"], gives: "12"),
    Rendering(
      "a dotted section enters the last name only", "{{#a.b}}{{../c}}{{/a.b}}",
      with: ["a": ["b": [:], "c": "no"], "c": "x"], gives: "x"),
    Rendering(
      "what is not rendered may name anything", "{{#on}}{{nowhere}}{{/on}}", with: ["on": false],
      gives: ""),
  ])
  func readsOuterContextsExplicitly(_ rendering: Rendering) throws {
    try rendering.check()
  }
}
