import StrictMustache
import Testing

@Suite("Tags on their own line")
struct StandaloneTests {
  @Test(arguments: [
    Rendering(
      "sections leave no lines", "a\n{{#on}}\nb\n{{/on}}\nc\n", with: ["on": true],
      gives: "a\nb\nc\n"),
    Rendering(
      "nor do they indented", "a\n  {{#on}}\n  b\n\t{{/on}}  \nc\n", with: ["on": true],
      gives: "a\n  b\nc\n"),
    Rendering(
      "inverted sections leave no lines", "a\n {{^on}}\nb\n {{/on}}\nc\n", with: ["on": false],
      gives: "a\nb\nc\n"),
    Rendering(
      "what is not rendered leaves no lines", "a\n{{#on}}\nb\n{{/on}}\nc\n", with: ["on": false],
      gives: "a\nc\n"),
    Rendering(
      "empty lines around them stay", "a\n\n{{#on}}\n\nb\n{{/on}}\n\nc", with: ["on": true],
      gives: "a\n\n\nb\n\nc"),
    Rendering(
      "at the start of the file", "{{#on}}\nb\n{{/on}}\n", with: ["on": true], gives: "b\n"),
    Rendering(
      "at the end of a file without line break", "a\n{{#on}}\nb\n  {{/on}}", with: ["on": true],
      gives: "a\nb\n"),
    Rendering("blanks at the end of the file", "a\n{{! c }}  ", gives: "a\n"),
    Rendering(
      "two tags in a line share it", "a\n{{#on}}{{/on}}\nb\n", with: ["on": true], gives: "a\n\nb\n"
    ),
    Rendering(
      "text beside a tag keeps the line", "a\n{{#on}} b\n{{/on}}\n", with: ["on": true],
      gives: "a\n b\n"),
    Rendering(
      "text before a tag keeps the line", "a {{#on}}\nb\n{{/on}}\n", with: ["on": true],
      gives: "a \nb\n"),
    Rendering(
      "repeated lines", "{{#l}}\n- {{.}}\n{{/l}}\n", with: ["l": ["a", "b"]], gives: "- a\n- b\n"),
    Rendering("comments leave no lines", "a\n  {{! one }}\nb\n{{! two }}", gives: "a\nb\n"),
    Rendering(
      "comments of several lines leave no lines", "a\n  {{!\n one\n two\n  }}  \nb\n",
      gives: "a\nb\n"),
    Rendering(
      "delimiters leave no lines", "a\n  {{=<% %>=}}\nb\n<%={{ }}=%>\nc\n", gives: "a\nb\nc\n"),
    Rendering(
      "CRLF: sections leave no lines", "a\r\n{{#on}}\r\nb\r\n{{/on}}\r\nc\r\n", with: ["on": true],
      gives: "a\r\nb\r\nc\r\n"),
    Rendering("CRLF: comments leave no lines", "a\r\n {{! c }} \r\nb\r\n", gives: "a\r\nb\r\n"),
    Rendering(
      "CRLF: partials leave no lines of their own", "a\r\n  {{>p}}\r\nb\r\n",
      partials: ["p": "1\r\n\r\n2\r\n"], gives: "a\r\n  1\r\n\r\n  2\r\nb\r\n"),
    Rendering(
      "CRLF: a value's lines keep their ends, its last gets the template's", "  {{v}}\r\nb",
      with: ["v": "1\n2"], gives: "  1\n  2\r\nb"),
    Rendering("a lone CR is text", "a\r{{! c }}\rb", gives: "a\r\rb"),
  ])
  func leaveNoLine(_ rendering: Rendering) throws {
    try rendering.check()
  }
}

@Suite("Comments and delimiters")
struct CommentTests {
  @Test(arguments: [
    Rendering("a comment writes nothing", "a{{! no }}b", gives: "ab"),
    Rendering("an empty comment is fine", "a{{!}}b", gives: "ab"),
    Rendering("blanks around it stay", "a {{! no }} b", gives: "a  b"),
    Rendering("a comment may have several lines", "a{{! one\ntwo }}b\n", gives: "ab\n"),
    Rendering("a comment may have any text", "{{! {{#a } # = }}b", gives: "b"),
    Rendering("a comment is not a variable", "{{!name}}", with: ["name": "x"], gives: ""),
    Rendering("delimiters change", "{{=<% %>=}}<%a%>{{a}}", with: ["a": "x"], gives: "x{{a}}"),
    Rendering("and change back", "{{=~ ~=}}~a~~={{ }}=~{{a}}~a~", with: ["a": "x"], gives: "xx~a~"),
    Rendering(
      "characters that mean something elsewhere", "{{=( )=}}[(a)]*+", with: ["a": "x"],
      gives: "[x]*+"),
    Rendering(
      "blanks in the tag do not count", "{{= \t::  ;;\t=}}::a;;", with: ["a": "x"], gives: "x"),
    Rendering("blanks around the tag stay", "a {{=:: ;;=}} b", gives: "a  b"),
    Rendering(
      "all tags follow", "<{{=<% %>=}}<%#l%><%.%><%/l%><%!c%><%&t%><%{t}%>>",
      with: ["l": ["1", "2"], "t": "t"], gives: "<12tt>"),
    Rendering(
      "a section may change them", "{{#on}}{{=% %=}}%a%%/on%", with: ["on": true, "a": "x"],
      gives: "x"),
    Rendering(
      "partials start with braces", "{{=% %=}}%>p%%a%", with: ["a": "x"],
      partials: ["p": "[{{a}}%a%]"], gives: "[x%a%]x"),
    Rendering(
      "partials do not change them outside", "{{>p}}{{a}}", with: ["a": "x"],
      partials: ["p": "{{=% %=}}%a%"], gives: "xx"),
    Rendering(
      "delimiters of more letters than one script", "{{=«« »»=}}««a»»", with: ["a": "x"], gives: "x"
    ),
  ])
  func write(_ rendering: Rendering) throws {
    try rendering.check()
  }
}
