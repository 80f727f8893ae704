import SpecSource
import StrictMustache
import Testing

@Suite("Errors between templates")
struct LinkErrorTests {
  @Test(arguments: [
    Mistake(
      "a misspelt partial", "a\n {{>headr}}", partials: ["header": ""],
      gives: "main:2:2: template 'headr' does not exist | did you mean 'header'?"),
    Mistake(
      "a partial like no other", "{{>zzz}}", partials: ["header": ""],
      gives: "main:1:1: template 'zzz' does not exist | the templates are 'header', 'main'"),
    Mistake(
      "a misspelt parent", "{{<headr}}{{/headr}}", partials: ["header": ""],
      gives: "main:1:1: template 'headr' does not exist | did you mean 'header'?"),
    Mistake(
      "a partial of a partial", "", partials: ["p": "{{>mian}}"],
      gives: "p:1:1: template 'mian' does not exist | did you mean 'main'?"),
    Mistake(
      "in all templates, with errors of syntax", "{{>nowhere}}{{#a}}",
      partials: ["p": "{{>missing}}"],
      gives: "main:1:1: template 'nowhere' does not exist | the templates are 'main', 'p'",
      "main:1:13: '{{#a}}' has no close tag | close it with '{{/a}}'",
      "p:1:1: template 'missing' does not exist | the templates are 'main', 'p'"),
    Mistake(
      "what is not rendered is checked as well", "{{#off}}{{>nowhere}}{{/off}}",
      gives: "main:1:9: template 'nowhere' does not exist | the templates are 'main'"),
    Mistake(
      "a misspelt block", "{{<p}}{{$boddy}}{{/boddy}}{{/p}}", partials: ["p": "{{$body}}{{/body}}"],
      gives: "main:1:7: 'p' has no block 'boddy' | did you mean 'body'?"),
    Mistake(
      "a block like no other", "{{<p}}{{$x}}{{/x}}{{/p}}",
      partials: ["p": "{{$b}}{{/b}}{{$a}}{{/a}}"],
      gives: "main:1:7: 'p' has no block 'x' | the blocks are 'a', 'b'"),
    Mistake(
      "a parent without blocks", "{{<p}}{{$x}}{{/x}}{{/p}}",
      partials: ["p": "{{>q}}", "q": "{{$x}}{{/x}}"],
      gives: "main:1:7: 'p' has no block 'x' | there are no blocks"),
    Mistake(
      "a block given twice", "{{<p}}{{$b}}{{/b}}\n{{$b}}{{/b}}{{/p}}",
      partials: ["p": "{{$b}}{{/b}}"],
      gives: "main:2:1: block 'b' is given twice | remove one of them [main:1:7: given here before]"
    ),
    Mistake(
      "a variable in a parent", "{{<p}} {{a}} {{/p}}", partials: ["p": ""],
      gives:
        "main:1:8: '{{a}}' is not allowed directly in '{{<p}}' | put it into a block of the parent"),
    Mistake(
      "a section in a parent", "{{<p}}{{#a}}x{{/a}}{{/p}}", partials: ["p": ""],
      gives:
        "main:1:7: '{{#a}}' is not allowed directly in '{{<p}}' | put it into a block of the parent"
    ),
    Mistake(
      "text in a parent is told, and the template is usable", "{{<p}}\n  text \n{{/p}}",
      partials: ["p": ""],
      gives:
        "warning: main:2:3: text in '{{<p}}' is never written | put it into a block, or make it a comment"
    ),
  ])
  func reports(_ mistake: Mistake) {
    mistake.checkCompiling()
  }

  @Test("A block that only a parent of the parent has may be filled")
  func blocksOfParents() throws {
    try Rendering(
      "", "{{<p}}{{$b}}x{{/b}}{{/p}}",
      with: ["on": false],
      partials: [
        "p": "{{<q}}{{/q}}", "q": "{{<r}}{{/r}}", "r": "{{$b}}{{/b}}{{#on}}{{<p}}{{/p}}{{/on}}",
      ],
      gives: "x"
    ).check()
  }

  @Test("Text in a parent is not written")
  func textInParent() throws {
    let compiled = TemplateLibrary.compile(files("<{{<p}}text{{/p}}>", ["p": "x"]))
    #expect(try compiled.value?.render("main", [:]) == Array("<x>".utf8))
  }
}
