import StrictMustache
import Testing

@Suite("Blocks and parents")
struct InheritanceTests {
  @Test(arguments: [
    Rendering(
      "a block renders its default", "[{{$b}}default {{a}}{{/b}}]", with: ["a": "x"],
      gives: "[default x]"),
    Rendering(
      "a parent without blocks is a partial", "[{{<p}}{{/p}}]", partials: ["p": "a{{$b}}d{{/b}}c"],
      gives: "[adc]"),
    Rendering(
      "a given block replaces the default", "{{<p}}{{$b}}x{{/b}}{{/p}}",
      partials: ["p": "a{{$b}}d{{/b}}c"], gives: "axc"),
    Rendering(
      "a block replaces all of its name", "{{<p}}{{$b}}x{{/b}}{{/p}}",
      partials: ["p": "{{$b}}1{{/b}}-{{$b}}2{{/b}}"], gives: "x-x"),
    Rendering(
      "others keep their defaults", "{{<p}}{{$b}}x{{/b}}{{/p}}",
      partials: ["p": "{{$a}}1{{/a}}{{$b}}2{{/b}}"], gives: "1x"),
    Rendering(
      "each parent tag has its own blocks",
      "{{<p}}{{$b}}1{{/b}}{{/p}}{{<p}}{{/p}}{{<p}}{{$b}}2{{/b}}{{/p}}",
      partials: ["p": "<{{$b}}d{{/b}}>"], gives: "<1><d><2>"),
    Rendering(
      "names of blocks and of values are apart", "{{<p}}{{$a}}block{{/a}}{{/p}}",
      with: ["a": "value"], partials: ["p": "{{$a}}{{/a}} {{a}}"], gives: "block value"),
    Rendering(
      "a given block is rendered in the context of the place it fills",
      "{{<p}}{{$b}}{{a}}{{/b}}{{/p}}", with: ["a": "1", "o": ["a": "2"]],
      partials: ["p": "{{#o}}{{$b}}{{/b}}{{/o}}"], gives: "2"),
    Rendering(
      "the outermost of several levels wins", "{{<p}}{{$b}}1{{/b}}{{/p}}",
      partials: ["p": "{{<q}}{{$b}}2{{/b}}{{/q}}", "q": "{{$b}}3{{/b}}"], gives: "1"),
    Rendering(
      "a level in between gives what the outermost does not", "{{<p}}{{/p}}",
      partials: ["p": "{{<q}}{{$b}}2{{/b}}{{/q}}", "q": "{{$b}}3{{/b}}"], gives: "2"),
    Rendering(
      "a block handed on two levels", "{{<p}}{{$b}}1{{/b}}{{/p}}",
      partials: ["p": "({{<q}}{{/q}})", "q": "{{$b}}3{{/b}}"], gives: "(1)"),
    Rendering(
      "a given block may have blocks", "{{<p}}{{$c}}1{{/c}}{{/p}}",
      partials: ["p": "{{<q}}{{$b}}[{{$c}}{{/c}}]{{/b}}{{/q}}", "q": "<{{$b}}{{/b}}>"],
      gives: "<[1]>"),
    Rendering(
      "a given block may use a parent with a block of the same name",
      "{{<p}}{{$b}}{{<q}}{{$b}}1{{/b}}{{/q}}{{/b}}{{/p}}",
      partials: ["p": "<{{$b}}{{/b}}>", "q": "[{{$b}}{{/b}}]"], gives: "<[1]>"),
    Rendering(
      "a given block is not given to itself", "{{<p}}{{$b}}1{{$b}}2{{/b}}{{/b}}{{/p}}",
      partials: ["p": "{{$b}}{{/b}}"], gives: "12"),
    Rendering(
      "blocks do not reach into partials", "{{<p}}{{$b}}1{{/b}}{{/p}}",
      partials: ["p": "{{$b}}{{/b}}{{>q}}", "q": "{{$b}}own{{/b}}"], gives: "1own"),
    Rendering(
      "they hold again after the partial", "{{<p}}{{$b}}1{{/b}}{{/p}}",
      partials: ["p": "{{>q}}{{$b}}{{/b}}", "q": "-"], gives: "-1"),
    Rendering(
      "sections in given blocks", "{{<p}}{{$b}}{{#l}}{{.}}{{^-last}},{{/-last}}{{/l}}{{/b}}{{/p}}",
      with: ["l": ["1", "2"]], partials: ["p": "({{$b}}{{/b}})"], gives: "(1,2)"),
    Rendering(
      "comments and delimiters in a parent are fine", "{{<p}}{{! c }} {{=% %=}} %$b%x%/b%%/p%",
      partials: ["p": "{{$b}}{{/b}}"], gives: "x"),
    Rendering(
      "a given empty block replaces the default", "[{{<p}}{{$b}}{{/b}}{{/p}}]",
      partials: ["p": "{{$b}}d{{/b}}"], gives: "[]"),
  ])
  func render(_ rendering: Rendering) throws {
    try rendering.check()
  }

  @Test(arguments: [
    Rendering("block tags leave no lines", "a\n{{$b}}\n1\n{{/b}}\nc\n", gives: "a\n1\nc\n"),
    Rendering(
      "default content keeps its indentation", "a\n  {{$b}}\n    1\n      2\n  {{/b}}\nc\n",
      gives: "a\n    1\n      2\nc\n"),
    Rendering(
      "parent tags leave no lines", "a\n{{<p}}\n{{/p}}\nc\n", partials: ["p": "1\n"],
      gives: "a\n1\nc\n"),
    Rendering(
      "a parent is indented like a partial", "a\n  {{<p}}{{/p}}\nc\n", partials: ["p": "1\n\n2\n"],
      gives: "a\n  1\n\n  2\nc\n"),
    Rendering(
      "lines between the tags of a parent do not count",
      "a\n  {{<p}}\n\n  {{$b}}x{{/b}}\n\n  {{/p}}\nc\n", partials: ["p": "<{{$b}}{{/b}}>\n"],
      gives: "a\n  <x>\nc\n"),
    Rendering(
      "text before a parent keeps the line", "a {{<p}}{{$b}}x{{/b}}{{/p}}\nc\n",
      partials: ["p": "<{{$b}}{{/b}}>"], gives: "a <x>\nc\n"),
    Rendering(
      "given lines lose their indentation and take that of the default",
      "{{<p}}\n      {{$b}}\n        x\n\n          y\n      {{/b}}\n{{/p}}\n",
      partials: ["p": "{\n  {{$b}}\n    default\n  {{/b}}\n}\n"], gives: "{\n    x\n\n      y\n}\n"),
    Rendering(
      "without default they take that of the tag",
      "{{<p}}{{$b}}\n      x\n    y\n    {{/b}}{{/p}}\n",
      partials: ["p": "{\n  {{$b}}\n  {{/b}}\n}\n"], gives: "{\n  x\n  y\n}\n"),
    Rendering(
      "a block on one line indents what fills it", "{{<p}}{{$b}}\nx\ny{{/b}}\n{{/p}}\n",
      partials: ["p": "{\n  {{$b}}{{/b}}\n}\n"], gives: "{\n  x\n  y\n}\n"),
    Rendering(
      "a block on one line does not double a line break", "{{<p}}{{$b}}\nx\ny\n{{/b}}{{/p}}",
      partials: ["p": "{\n  {{$b}}{{/b}}\n}\n"], gives: "{\n  x\n  y\n}\n"),
    Rendering(
      "a block on one line that stays empty leaves no line", "{{<p}}{{/p}}",
      partials: ["p": "{\n  {{$b}}{{/b}}\n}\n"], gives: "{\n}\n"),
    Rendering(
      "a block on one line with its default", "{{<p}}{{/p}}",
      partials: ["p": "{\n  {{$b}}d{{/b}}\n}\n"], gives: "{\n  d\n}\n"),
    Rendering(
      "a given text in a line fills a block of lines as a line", "{{<p}}{{$b}}x{{/b}}{{/p}}",
      partials: ["p": "{\n  {{$b}}\n    d\n  {{/b}}\n}\n"], gives: "{\n    x\n}\n"),
    Rendering(
      "a block beside text is filled in place", "{{<p}}{{$b}}x{{/b}}{{/p}}",
      partials: ["p": "f({{$b}}d{{/b}})\n"], gives: "f(x)\n"),
    Rendering(
      "variables and partials in given lines",
      "{{<p}}\n{{$b}}\n    {{v}}\n      {{>q}}\n{{/b}}\n{{/p}}\n",
      with: ["v": "1\n2"], partials: ["p": "  {{$b}}\n  {{/b}}\n", "q": "3\n4\n"],
      gives: "  1\n  2\n    3\n    4\n"),
    Rendering(
      "blocks in blocks are indented relative to the outer one",
      "{{<p}}{{$a}}\n      1\n        {{$b}}\n          2\n        {{/b}}\n      {{/a}}{{/p}}",
      partials: ["p": "{{$a}}\n{{/a}}\n"], gives: "1\n    2\n"),
    Rendering(
      "blanks before the close tag of a given block do not count",
      "{{<p}}{{$b}}\n  x\n      {{/b}}{{/p}}", partials: ["p": "{{$b}}{{/b}}"], gives: "x\n"),
    Rendering(
      "CRLF lines", "{{<p}}\r\n{{$b}}\r\n    x\r\n{{/b}}\r\n{{/p}}\r\n",
      partials: ["p": "{\r\n  {{$b}}\r\n  {{/b}}\r\n}\r\n"], gives: "{\r\n  x\r\n}\r\n"),
  ])
  func indent(_ rendering: Rendering) throws {
    try rendering.check()
  }
}
