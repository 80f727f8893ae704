import StrictMustache
import Testing

private let list: TemplateValue = ["items": [["n": "1"], ["n": "2"], ["n": "3"]], "none": []]

@Suite("Sections")
struct SectionTests {
  @Test(arguments: [
    Rendering("true renders once", "[{{#on}}yes{{/on}}]", with: ["on": true], gives: "[yes]"),
    Rendering("false renders nothing", "[{{#on}}yes{{/on}}]", with: ["on": false], gives: "[]"),
    Rendering(
      "a bool does not become the context", "{{#on}}{{a}}{{/on}}", with: ["on": true, "a": "x"],
      gives: "x"),
    Rendering(
      "an object becomes the context", "{{#o}}{{a}}{{/o}}", with: ["o": ["a": "x"], "a": "y"],
      gives: "x"),
    Rendering("an object without names is true", "{{#o}}yes{{/o}}", with: ["o": [:]], gives: "yes"),
    Rendering(
      "a list renders for each item", "{{#items}}<{{n}}>{{/items}}", with: list, gives: "<1><2><3>"),
    Rendering("an empty list renders nothing", "[{{#none}}x{{/none}}]", with: list, gives: "[]"),
    Rendering("a dot is the item", "{{#l}}{{.}};{{/l}}", with: ["l": ["a", "b"]], gives: "a;b;"),
    Rendering(
      "lists in lists", "{{#l}}({{#.}}{{.}}{{/.}}){{/l}}", with: ["l": [["1", "2"], ["3"], []]],
      gives: "(12)(3)()"),
    Rendering(
      "bools in lists", "{{#l}}{{#.}}T{{/.}}{{^.}}F{{/.}}{{/l}}", with: ["l": [true, false]],
      gives: "TF"),
    Rendering(
      "a text that is not empty becomes the context", "{{#t}}[{{.}}]{{/t}}", with: ["t": "x"],
      gives: "[x]"),
    Rendering("an empty text is false", "{{#t}}[{{.}}]{{/t}}", with: ["t": ""], gives: ""),
    Rendering(
      "dots lead to what is tested", "{{#a.b}}{{c}}{{/a.b}}", with: ["a": ["b": ["c": "x"]]],
      gives: "x"),
    Rendering(
      "sections of one name may be nested", "{{#a}}{{#a}}{{b}}{{/a}}{{/a}}",
      with: ["a": ["a": ["b": "x"]]], gives: "x"),
    Rendering(
      "a section may be used twice", "{{#b}}1{{/b}}-{{#b}}2{{/b}}", with: ["b": true], gives: "1-2"),
    Rendering(
      "blanks inside the tags do not count", "{{# b }}x{{/ b }}", with: ["b": true], gives: "x"),
    Rendering(
      "the close tag may differ in blanks", "{{#b}}x{{/  b}}", with: ["b": true], gives: "x"),
    Rendering("an empty section is fine", "[{{#items}}{{/items}}]", with: list, gives: "[]"),
    Rendering(
      "-last separates", "{{#items}}{{n}}{{^-last}}, {{/-last}}{{/items}}", with: list,
      gives: "1, 2, 3"),
    Rendering(
      "-first opens", "{{#items}}{{#-first}}:{{/-first}}{{n}}{{/items}}", with: list, gives: ":123"),
    Rendering(
      "a single item is first and last", "{{#l}}{{#-first}}F{{/-first}}{{#-last}}L{{/-last}}{{/l}}",
      with: ["l": ["x"]], gives: "FL"),
    Rendering(
      "-last of a list further out", "{{#l}}{{#o}}{{a}}{{^../-last}},{{/../-last}}{{/o}}{{/l}}",
      with: ["l": [["o": ["a": "1"]], ["o": ["a": "2"]]]], gives: "1,2"),
    Rendering(
      "-last of an item is its list's, whatever the item's lists are",
      "{{#l}}{{#.}}{{.}}{{/.}}{{^-last}}|{{/-last}}{{/l}}", with: ["l": [["a", "b"], ["c"]]],
      gives: "ab|c"),
  ])
  func render(_ rendering: Rendering) throws {
    try rendering.check()
  }

  @Test(arguments: [
    Rendering("true renders nothing", "[{{^on}}no{{/on}}]", with: ["on": true], gives: "[]"),
    Rendering("false renders", "[{{^on}}no{{/on}}]", with: ["on": false], gives: "[no]"),
    Rendering("an object renders nothing", "[{{^o}}no{{/o}}]", with: ["o": [:]], gives: "[]"),
    Rendering("a list renders nothing", "[{{^items}}no{{/items}}]", with: list, gives: "[]"),
    Rendering("an empty list renders", "[{{^none}}no{{/none}}]", with: list, gives: "[no]"),
    Rendering("an empty text renders", "[{{^t}}no{{/t}}]", with: ["t": ""], gives: "[no]"),
    Rendering("a text renders nothing", "[{{^t}}no{{/t}}]", with: ["t": "x"], gives: "[]"),
    Rendering(
      "the context stays", "{{^on}}{{a}}{{/on}}", with: ["on": false, "a": "x"], gives: "x"),
    Rendering(
      "dots lead to what is tested", "{{^a.b}}no{{/a.b}}", with: ["a": ["b": false]], gives: "no"),
    Rendering("one of two", "{{#on}}a{{/on}}{{^on}}b{{/on}}", with: ["on": false], gives: "b"),
    Rendering(
      "they may be nested", "{{^a}}1{{^b}}2{{/b}}3{{/a}}4", with: ["a": false, "b": true],
      gives: "134"),
    Rendering(
      "blanks inside the tags do not count", "{{^ on }}x{{/ on }}", with: ["on": false], gives: "x"),
  ])
  func renderInverted(_ rendering: Rendering) throws {
    try rendering.check()
  }
}
