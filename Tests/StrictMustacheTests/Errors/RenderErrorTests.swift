import SpecSource
import StrictMustache
import Testing

@Suite("Errors of rendering")
struct RenderErrorTests {
  @Test(arguments: [
    Mistake(
      "a misspelt name", "a\n  {{nmae}}\n", with: ["name": "x", "type": "y"],
      gives: "main:2:3: 'nmae' is not defined here | did you mean 'name'?"),
    Mistake(
      "a name like no other", "{{q}}", with: ["zeta": "x", "name": "y"],
      gives: "main:1:1: 'q' is not defined here | the names here are 'name', 'zeta'"),
    Mistake(
      "a name in nothing", "{{q}}",
      gives: "main:1:1: 'q' is not defined here | there are no names here"),
    Mistake(
      "a section", "é {{#nmae}}{{/nmae}}", with: ["name": true],
      gives: "main:1:3: 'nmae' is not defined here | did you mean 'name'?"),
    Mistake(
      "an inverted section", "{{^nmae}}{{/nmae}}", with: ["name": true],
      gives: "main:1:1: 'nmae' is not defined here | did you mean 'name'?"),
    Mistake(
      "a name that is defined outside", "{{#o}}\n{{#p}}{{a}}{{/p}}{{/o}}",
      with: ["a": "x", "o": ["p": ["b": ""]]],
      gives: "main:2:7: 'a' is not defined here | write '../../a', which an outer context defines"),
    Mistake(
      "the nearest definition outside is told", "{{#o}}{{#p}}{{a}}{{/p}}{{/o}}",
      with: ["a": "x", "o": ["a": "y", "p": [:]]],
      gives: "main:1:13: 'a' is not defined here | write '../a', which an outer context defines"),
    Mistake(
      "a misspelt name outside", "{{#o}}{{../nmae}}{{/o}}",
      with: ["o": ["nmae": "no"], "name": "x"],
      gives: "main:1:7: '../nmae' is not defined here | did you mean '../name'?"),
    Mistake(
      "a name further out still", "{{#o}}{{#p}}{{../a}}{{/p}}{{/o}}",
      with: ["a": "x", "o": ["p": [:]]],
      gives:
        "main:1:13: '../a' is not defined here | write '../../a', which an outer context defines"),
    Mistake(
      "a name in a text", "{{#t}}{{a}}{{/t}}", with: ["t": "x"],
      gives:
        "main:1:7: 'a' is not defined here: the context is a text | write '{{.}}' for the context itself"
    ),
    Mistake(
      "a name after dots", "{{user.nmae}}", with: ["user": ["name": "x"]],
      gives: "main:1:1: 'user.nmae' is not defined | did you mean 'user.name'?"),
    Mistake(
      "a name in the middle of dots", "{{a.q.c}}", with: ["a": ["long": "x"]],
      gives: "main:1:1: 'a.q' is not defined | the names in 'a' are 'long'"),
    Mistake(
      "dots after a text", "{{a.b.c}}", with: ["a": ["b": "x"]],
      gives: "main:1:1: 'a.b.c' is not defined: 'a.b' is a text"),
    Mistake(
      "the first of dots is not looked up outside", "{{#o}}{{p.a}}{{/o}}",
      with: ["o": ["q": ""], "p": ["a": "x"]],
      gives: "main:1:7: 'p' is not defined here | write '../p', which an outer context defines"),
    Mistake(
      "out too far", "{{#o}}{{../../a}}{{/o}}", with: ["o": [:]],
      gives:
        "main:1:7: '../../a' leaves too many contexts: the number of contexts around this one is 1 | count sections over lists, objects and texts as contexts, but not sections over bools"
    ),
    Mistake(
      "a bool is not written", "{{a.on}}", with: ["a": ["on": true]],
      gives:
        "main:1:1: 'a.on' is a bool, and only texts can be written | test it with '{{#a.on}}…{{/a.on}}'"
    ),
    Mistake(
      "a list is not written", "  {{l}}\n", with: ["l": []],
      gives:
        "main:1:3: 'l' is a list, and only texts can be written | repeat a section for its items with '{{#l}}{{.}}{{/l}}'"
    ),
    Mistake(
      "an object is not written", "{{.}}",
      gives: "main:1:1: '.' is an object, and only texts can be written | write one of its names"),
    Mistake(
      "-last outside of lists", "{{#-last}}{{/-last}}",
      gives:
        "main:1:1: '-last' is not defined here: the context is not an item of a list | use it directly in a section over a list, or write '../' before it for each context in between"
    ),
    Mistake(
      "-first in an object in an item", "{{#l}}{{#o}}{{^-first}}{{/-first}}{{/o}}{{/l}}",
      with: ["l": [["o": [:]]]],
      gives:
        "main:1:13: '-first' is not defined here: the context is not an item of a list | use it directly in a section over a list, or write '../' before it for each context in between"
    ),
    Mistake(
      "-last is not written", "{{#l}}{{-last}}{{/l}}", with: ["l": ["a"]],
      gives:
        "main:1:7: '-last' is a bool, and only texts can be written | test it with '{{#-last}}…{{/-last}}'"
    ),
    Mistake(
      "a list as the context of a partial", "{{>p l}}", with: ["l": ["a"]], partials: ["p": ""],
      gives:
        "main:1:1: 'l' is a list and cannot be the context of a partial | put the partial into a section: '{{#l}}'"
    ),
    Mistake(
      "the context of a partial is not defined", "{{>p nmae}}", with: ["name": "a"],
      partials: ["p": ""], gives: "main:1:1: 'nmae' is not defined here | did you mean 'name'?"),
  ])
  func reports(_ mistake: Mistake) throws {
    try mistake.checkRendering()
  }

  @Test(arguments: [
    Mistake(
      "in a partial", "a\n  {{>row}}\n", with: ["name": "x"], partials: ["row": "\n {{nmae}}"],
      gives:
        "row:2:2: 'nmae' is not defined here | did you mean 'name'? [main:2:3: 'row' is rendered here]"
    ),
    Mistake(
      "in a partial of a partial", "{{>p}}", partials: ["p": "\n{{>q}}", "q": "{{a}}"],
      gives:
        "q:1:1: 'a' is not defined here | there are no names here [p:2:1: 'q' is rendered here] [main:1:1: 'p' is rendered here]"
    ),
    Mistake(
      "in a parent", "{{<p}}{{/p}}", partials: ["p": "{{a}}"],
      gives:
        "p:1:1: 'a' is not defined here | there are no names here [main:1:1: 'p' is rendered here]"),
    Mistake(
      "in a given block", "{{<p}}{{$b}}{{a}}{{/b}}{{/p}}", partials: ["p": "{{$b}}{{/b}}"],
      gives:
        "main:1:13: 'a' is not defined here | there are no names here [main:1:1: 'p' is rendered here]"
    ),
    Mistake(
      "after a partial the name is no longer known", "{{>p}}{{a}}", partials: ["p": ""],
      gives: "main:1:7: 'a' is not defined here | there are no names here"),
  ])
  func namesTheChain(_ mistake: Mistake) throws {
    try mistake.checkRendering()
  }

  @Test("A template that renders itself endlessly is stopped, and its chain is shortened")
  func endlessRecursion() throws {
    let library = try compile("{{>p}}", ["p": "\n{{>p}}"])
    let error = #expect(throws: TemplateError.self) { try library.render("main", [:]) }
    let diagnostic = try #require(error?.diagnostic)
    #expect(
      shown(Diagnostic(.error, diagnostic.message, at: diagnostic.span, hint: diagnostic.hint))
        == "p:2:1: partials are nested more than 100 deep | check whether a template renders itself without end"
    )
    #expect(
      diagnostic.related.map { "\($0.span)" }
        == ["p:2:1", "p:2:1", "p:2:1", "p:2:1", "p:2:1", "main:1:1"])
  }

  @Test("Partials may be nested a hundred deep, and no deeper", arguments: [100, 101])
  func depthLimit(depth: Int) throws {
    var partials: [String: String] = ["p\(depth)": "end"]
    for level in 1..<depth { partials["p\(level)"] = "{{>p\(level + 1)}}" }
    let library = try compile("{{>p1}}", partials)
    if depth <= TemplateLibrary.depthLimit {
      #expect(try library.render("main", [:]) == Array("end".utf8))
    } else {
      #expect(throws: TemplateError.self) { try library.render("main", [:]) }
    }
  }

  @Test("Successive partials do not count as nested")
  func depthGoesDown() throws {
    let items = [TemplateValue](repeating: "x", count: 500)
    let library = try compile("{{#.}}{{>p}}{{<p}}{{/p}}{{/.}}", ["p": "{{.}}"])
    #expect(try library.render("main", .list(items)).count == 1000)
  }

  @Test("A missing template is reported with a similar name")
  func unknownTemplate() throws {
    let library = try compile("", ["Reducer": ""])
    let error = #expect(throws: TemplateError.self) { try library.render("Reducr", [:]) }
    #expect(
      error?.description == "template 'Reducr' does not exist; did you mean 'Reducer'?")
  }

  @Test("An error describes itself in one line")
  func description() throws {
    let library = try compile("{{nmae}}")
    let error = #expect(throws: TemplateError.self) { try library.render("main", ["name": ""]) }
    #expect(error?.description == "main:1:1: 'nmae' is not defined here; did you mean 'name'?")
  }
}
