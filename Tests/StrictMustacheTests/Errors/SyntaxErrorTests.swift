import SpecSource
import StrictMustache
import Testing

private let nameHint =
  "write letters, digits, '_' and '-', with '.' between names of nested objects and '../' at the front for each outer context"

@Suite("Errors of syntax")
struct SyntaxErrorTests {
  @Test(arguments: [
    Mistake(
      "a section without close tag", "a\n {{#on}}\nb",
      gives: "main:2:2: '{{#on}}' has no close tag | close it with '{{/on}}'"),
    Mistake(
      "a close tag without section", "a\n{{/on}}\nb",
      gives: "main:2:1: '{{/on}}' closes nothing | remove it, or open 'on' before it"),
    Mistake(
      "the wrong close tag", "{{#on}}\n{{/no}}",
      gives:
        "main:2:1: '{{/no}}' does not close '{{#on}}' | write '{{/on}}' [main:1:1: opened here]"),
    Mistake(
      "a close tag of an outer section", "{{#a}}{{^b}}{{/a}}",
      gives: "main:1:7: '{{^b}}' has no close tag | close it with '{{/b}}'"),
    Mistake(
      "crossing sections", "{{#a}}{{#b}}{{/a}}{{/b}}",
      gives: "main:1:7: '{{#b}}' has no close tag | close it with '{{/b}}'",
      "main:1:19: '{{/b}}' closes nothing | remove it, or open 'b' before it"),
    Mistake(
      "a block without close tag", "{{$b}}",
      gives: "main:1:1: '{{$b}}' has no close tag | close it with '{{/b}}'"),
    Mistake(
      "a parent without close tag", "{{<p}}", partials: ["p": ""],
      gives: "main:1:1: '{{<p}}' has no close tag | close it with '{{/p}}'"),
    Mistake(
      "a close tag without '../'", "{{#o}}{{#../a}}{{/a}}{{/o}}",
      gives:
        "main:1:16: '{{/a}}' does not close '{{#../a}}' | write '{{/../a}}' [main:1:7: opened here]"
    ),
    Mistake(
      "all of them are told", "{{#a}}\n{{}}\n{{/b}}\n{{/c}}",
      gives: "main:2:1: this tag is empty | write a name: {{name}}",
      "main:3:1: '{{/b}}' does not close '{{#a}}' | write '{{/a}}' [main:1:1: opened here]",
      "main:4:1: '{{/c}}' closes nothing | remove it, or open 'c' before it"),
  ])
  func nesting(_ mistake: Mistake) {
    mistake.checkCompiling()
  }

  @Test(arguments: [
    Mistake(
      "a tag without end", "a {{name\nb}}",
      gives: "main:1:3: this tag is not closed | end it with '}}' on the same line"),
    Mistake(
      "a tag without end at the end of the file", "a\n{{",
      gives: "main:2:1: this tag is not closed | end it with '}}' on the same line"),
    Mistake(
      "a tag in a tag", "{{a {{#b}}x{{/b}}",
      gives: "main:1:1: this tag is not closed | end it with '}}' on the same line"),
    Mistake(
      "three braces closed with two", "{{{a}} b",
      gives: "main:1:1: this tag is not closed | end it with '}}}' on the same line"),
    Mistake(
      "three braces closed with two, with a tag after them", "{{{a}} {{b}}",
      gives: "main:1:1: this tag is not closed | end it with '}}}' on the same line"),
    Mistake(
      "a comment without end", "a{{! b\nc\n",
      gives: "main:1:2: this tag is not closed | end the comment with '}}'"),
    Mistake(
      "delimiters without end", "{{=<% %>\n",
      gives: "main:1:1: this tag is not closed | end it with '=}}' on the same line"),
    Mistake(
      "other delimiters in the hint", "{{=<% %>=}}<%a",
      gives: "main:1:12: this tag is not closed | end it with '%>' on the same line"),
    Mistake("an empty tag", "{{}}", gives: "main:1:1: this tag is empty | write a name: {{name}}"),
    Mistake(
      "a tag of blanks", "{{  }}", gives: "main:1:1: this tag is empty | write a name: {{name}}"),
    Mistake(
      "an empty section", "{{#}}", gives: "main:1:1: this tag is empty | write a name: {{#name}}"),
    Mistake(
      "an empty partial", "{{=<% %>=}}<%> %>",
      gives: "main:1:12: this tag is empty | write a name: <%>name%>"),
    Mistake(
      "one delimiter", "{{=<%=}}",
      gives:
        "main:1:1: a set-delimiter tag needs two delimiters | write two delimiters without '=', with a blank between them: {{=<% %>=}}"
    ),
    Mistake(
      "three delimiters", "{{=a b c=}}",
      gives:
        "main:1:1: a set-delimiter tag needs two delimiters | write two delimiters without '=', with a blank between them: {{=<% %>=}}"
    ),
    Mistake(
      "no delimiters", "{{= =}}",
      gives:
        "main:1:1: a set-delimiter tag needs two delimiters | write two delimiters without '=', with a blank between them: {{=<% %>=}}"
    ),
    Mistake(
      "delimiters with '='", "{{=<= =>=}}",
      gives:
        "main:1:1: a set-delimiter tag needs two delimiters | write two delimiters without '=', with a blank between them: {{=<% %>=}}"
    ),
    Mistake(
      "bad delimiters are not used", "{{=<%=}}{{}}",
      gives:
        "main:1:1: a set-delimiter tag needs two delimiters | write two delimiters without '=', with a blank between them: {{=<% %>=}}",
      "main:1:9: this tag is empty | write a name: {{name}}"),
  ])
  func tags(_ mistake: Mistake) {
    mistake.checkCompiling()
  }

  @Test(arguments: [
    Mistake("a name with a blank", "{{a b}}", gives: "main:1:1: 'a b' is not a name | \(nameHint)"),
    Mistake("a name with a sign", "{{a+b}}", gives: "main:1:1: 'a+b' is not a name | \(nameHint)"),
    Mistake("two dots in a row", "{{a..b}}", gives: "main:1:1: 'a..b' is not a name | \(nameHint)"),
    Mistake("a dot at the end", "{{a.}}", gives: "main:1:1: 'a.' is not a name | \(nameHint)"),
    Mistake(
      "a name of dots", "{{..}}",
      gives: "main:1:1: '..' is not a name | write '../.' for the context around this one"),
    Mistake("'../' and nothing", "{{../}}", gives: "main:1:1: '../' is not a name | \(nameHint)"),
    Mistake("'../' inside", "{{a/../b}}", gives: "main:1:1: 'a/../b' is not a name | \(nameHint)"),
    Mistake(
      "a '-' at the start", "{{-middle}}", gives: "main:1:1: '-middle' is not a name | \(nameHint)"),
    Mistake(
      "a blank before the sign of a tag", "{{ #a}}",
      gives: "main:1:1: '#a' is not a name | put the '#' right after the delimiter: {{#a}}"),
    Mistake(
      "a partial with three words", "{{>p a b}}", partials: ["p": ""],
      gives:
        "main:1:1: a partial tag has a name and at most one context | write {{>p}} or {{>p context}}"
    ),
    Mistake(
      "a partial with a bad context", "{{>p a+b}}", partials: ["p": ""],
      gives: "main:1:1: 'a+b' is not a name | \(nameHint)"),
    Mistake(
      "a block with a blank", "{{$a b}}",
      gives: "main:1:1: 'a b' is not a name | write it without blanks"),
  ])
  func names(_ mistake: Mistake) {
    mistake.checkCompiling()
  }

  @Test(arguments: [
    ([0x61, 0x0A, 0x62, 0xFF, 0x63] as [UInt8], "f:2:2"),
    ([0xC3], "f:1:1"),
    ([0xED, 0xA0, 0x80], "f:1:1"),
    ([0xC3, 0xA9, 0xC0, 0xAF], "f:1:2"),
    ([0x7B, 0x7B, 0xF8], "f:1:3"),
  ])
  func invalidUTF8(bytes: [UInt8], place: String) {
    let compiled = TemplateLibrary.compile(["f": SourceFile(path: "f", bytes: bytes)])
    #expect(
      compiled.diagnostics.map(shown)
        == ["\(place): the template is not valid UTF-8 | save the file as UTF-8"])
    #expect(compiled.value == nil)
  }

  @Test("A byte order mark is not text")
  func byteOrderMark() throws {
    let file = SourceFile(path: "f", bytes: [0xEF, 0xBB, 0xBF] + Array("  {{v}}\n".utf8))
    let library = try #require(TemplateLibrary.compile(["f": file]).value)
    #expect(try library.render("f", ["v": "1\n2"]) == Array("  1\n  2\n".utf8))
  }

  @Test("A hundred of thousands of problems are reported")
  func limit() {
    let compiled = TemplateLibrary.compile(files(String(repeating: "{{}}", count: 5000), [:]))
    #expect(compiled.diagnostics.count == 100)
  }
}
