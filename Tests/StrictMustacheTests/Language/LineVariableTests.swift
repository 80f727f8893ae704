import StrictMustache
import Testing

@Suite("Variables on their own line")
struct LineVariableTests {
  @Test(arguments: [
    Rendering(
      "every line is indented", "{\n  {{v}}\n}\n", with: ["v": "a\nb\nc"],
      gives: "{\n  a\n  b\n  c\n}\n"),
    Rendering("one line as well", "{\n  {{v}}\n}\n", with: ["v": "a"], gives: "{\n  a\n}\n"),
    Rendering(
      "further blanks of a line stay", "  {{v}}\n", with: ["v": "a {\n  b\n}"],
      gives: "  a {\n    b\n  }\n"),
    Rendering("empty lines stay empty", "  {{v}}\n", with: ["v": "a\n\nb"], gives: "  a\n\n  b\n"),
    Rendering(
      "lines of blanks are the value's own", "  {{v}}\n", with: ["v": "a\n \nb"],
      gives: "  a\n   \n  b\n"),
    Rendering("an empty text leaves no line", "a\n  {{v}}\nb\n", with: ["v": ""], gives: "a\nb\n"),
    Rendering(
      "an empty text in the middle of a line writes no blanks", "a{{>p}}b", with: ["v": ""],
      partials: ["p": "  {{v}}\n"], gives: "ab"),
    Rendering(
      "a line break at the end is not doubled", "  {{v}}\nb\n", with: ["v": "1\n2\n"],
      gives: "  1\n  2\nb\n"),
    Rendering(
      "a text that is a line break is one empty line", "a\n  {{v}}\nb\n", with: ["v": "\n"],
      gives: "a\n\nb\n"),
    Rendering(
      "blanks after the tag are dropped", "  {{v}}  \nb", with: ["v": "1"], gives: "  1\nb"),
    Rendering(
      "at the end of a file without line break", "a\n  {{v}}", with: ["v": "1\n2"],
      gives: "a\n  1\n  2"),
    Rendering("three braces do the same", "  {{{v}}}\n", with: ["v": "1\n2"], gives: "  1\n  2\n"),
    Rendering("an ampersand does the same", "  {{&v}}\n", with: ["v": "1\n2"], gives: "  1\n  2\n"),
    Rendering(
      "a dot does the same", "{{#l}}\n  {{.}}\n{{/l}}\n", with: ["l": ["1\n2", "", "3"]],
      gives: "  1\n  2\n  3\n"),
    Rendering("tabs are kept", "\t{{v}}\n", with: ["v": "1\n2"], gives: "\t1\n\t2\n"),
    Rendering("without blanks nothing is added", "{{v}}\n", with: ["v": "1\n 2"], gives: "1\n 2\n"),
    Rendering(
      "beside text nothing is added", "  x {{v}}\n", with: ["v": "1\n2"], gives: "  x 1\n2\n"),
    Rendering(
      "beside text an empty text leaves the line", "  x{{v}}\n", with: ["v": ""], gives: "  x\n"),
    Rendering(
      "string literals move with their closing delimiter", "  {{v}}\n",
      with: ["v": "\"\"\"\na\n  b\n\"\"\""],
      gives: "  \"\"\"\n  a\n    b\n  \"\"\"\n"),
    Rendering(
      "CRLF in the value: empty lines stay empty", "  {{v}}\r\n", with: ["v": "1\r\n\r\n2"],
      gives: "  1\r\n\r\n  2\r\n"),
  ])
  func indent(_ rendering: Rendering) throws {
    try rendering.check()
  }
}
