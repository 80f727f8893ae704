import StrictMustache
import Testing

@Suite("Partials")
struct PartialTests {
  @Test(arguments: [
    Rendering(
      "a partial is rendered in place", "[{{>p}}]", partials: ["p": "text"], gives: "[text]"),
    Rendering(
      "it sees the context", "{{#o}}{{>p}}{{/o}}", with: ["o": ["a": "x"]],
      partials: ["p": "<{{a}}>"], gives: "<x>"),
    Rendering(
      "it reaches out of the context of its tag", "{{#o}}{{>p}}{{/o}}", with: ["o": [:], "a": "x"],
      partials: ["p": "{{../a}}"], gives: "x"),
    Rendering(
      "partials may have partials", "{{>p}}", partials: ["p": "a{{>q}}c", "q": "b"], gives: "abc"),
    Rendering("blanks in the tag do not count", "{{> p }}", partials: ["p": "x"], gives: "x"),
    Rendering(
      "blanks around an inline tag stay", "a {{>p}} b", partials: ["p": "x"], gives: "a x b"),
    Rendering(
      "an inline partial brings its line breaks", "\tlet {{a}} = {{>p}}\n", with: ["a": "f"],
      partials: ["p": "[\n]"], gives: "\tlet f = [\n]\n"),
    Rendering(
      "names may have dots and slashes", "{{>sub/p.a}}", partials: ["sub/p.a": "x"], gives: "x"),
    Rendering(
      "a partial may have a context of its own", "{{>p o}}{{a}}",
      with: ["o": ["a": "1"], "a": "2"], partials: ["p": "{{a}}{{../a}}"], gives: "122"),
    Rendering(
      "that context may be further out", "{{#o}}{{>p ../q}}{{/o}}",
      with: ["o": [:], "q": ["a": "x"]], partials: ["p": "{{a}}"], gives: "x"),
    Rendering(
      "that context may be a text", "{{>p a.b}}", with: ["a": ["b": "x"]],
      partials: ["p": "<{{.}}>"], gives: "<x>"),
    Rendering(
      "a partial may render itself", "{{>tree}}",
      with: [
        "n": "1",
        "kids": [["n": "2", "kids": [["n": "3", "kids": []]]], ["n": "4", "kids": []]],
      ],
      partials: ["tree": "{{n}}({{#kids}}{{>tree}}{{/kids}})"], gives: "1(2(3())4())"),
    Rendering(
      "a template may be its own partial", "{{a}}{{#o}}{{>main}}{{/o}}",
      with: ["a": "1", "o": ["a": "2", "o": false]], gives: "12"),
  ])
  func render(_ rendering: Rendering) throws {
    try rendering.check()
  }

  @Test(arguments: [
    Rendering(
      "every line is indented", "a\n  {{>p}}\nb\n", partials: ["p": "1\n2\n"],
      gives: "a\n  1\n  2\nb\n"),
    Rendering(
      "tabs and blanks are kept", "\t {{>p}}\n", partials: ["p": "1\n2\n"], gives: "\t 1\n\t 2\n"),
    Rendering(
      "empty lines stay empty", "  {{>p}}\n", partials: ["p": "1\n\n2\n"], gives: "  1\n\n  2\n"),
    Rendering(
      "empty CRLF lines stay empty", "  {{>p}}\n", partials: ["p": "1\r\n\r\n2\r\n"],
      gives: "  1\r\n\r\n  2\r\n"),
    Rendering(
      "a partial without line break at its end leaves none", "  {{>p}}\nb", partials: ["p": "1\n2"],
      gives: "  1\n  2b"),
    Rendering(
      "an empty partial leaves no line", "a\n  {{>p}}\nb\n", partials: ["p": ""], gives: "a\nb\n"),
    Rendering(
      "indentation adds up", "  {{>p}}\n", partials: ["p": "1\n  {{>q}}\n3\n", "q": "2\n\n2\n"],
      gives: "  1\n    2\n\n    2\n  3\n"),
    Rendering(
      "it ends with the partial", "  {{>p}}\n{{>p}}\n", partials: ["p": "1\n"], gives: "  1\n1\n"),
    Rendering(
      "texts of several lines get it too", "  {{>p}}\n", with: ["v": "1\n\n2"],
      partials: ["p": "({{v}})\n"], gives: "  (1\n\n  2)\n"),
    Rendering(
      "and their own on top", "  {{>p}}\n", with: ["v": "1\n\n2"], partials: ["p": "a\n  {{v}}\n"],
      gives: "  a\n    1\n\n    2\n"),
    Rendering(
      "sections in it are indented", "  {{>p}}\n", with: ["l": ["a", "b"]],
      partials: ["p": "[\n{{#l}}\n  {{.}},\n{{/l}}\n]\n"], gives: "  [\n    a,\n    b,\n  ]\n"),
    Rendering(
      "sections around it repeat it", "{{#l}}\n  {{>p}}\n{{/l}}\n", with: ["l": ["a", "b"]],
      partials: ["p": "{{.}}\n;\n"], gives: "  a\n  ;\n  b\n  ;\n"),
    Rendering(
      "an inline partial hands it on", "  {{>p}}\n", partials: ["p": "a {{>q}}\n", "q": "b\nc"],
      gives: "  a b\n  c\n"),
    Rendering(
      "a line of empty variables has no blanks at its end", "  {{>p}}\n", with: ["a": ""],
      partials: ["p": "1\n{{a}}{{a}}\n2\n"], gives: "  1\n\n  2\n"),
    Rendering(
      "a context of its own changes nothing", "  {{>p o}}\n", with: ["o": ["v": "1\n2"]],
      partials: ["p": "{{v}}\n"], gives: "  1\n  2\n"),
    Rendering(
      "in the middle of a line the blanks stand before it", "a{{>p}}",
      partials: ["p": "  {{>q}}\n", "q": "1\n2\n"], gives: "a  1\n  2\n"),
  ])
  func indent(_ rendering: Rendering) throws {
    try rendering.check()
  }
}
