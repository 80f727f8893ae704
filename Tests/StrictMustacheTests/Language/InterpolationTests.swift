import Testing

@Suite("Variables")
struct InterpolationTests {
  @Test(arguments: [
    Rendering(
      "a template without tags is written as it stands", "let a = { 1 }\n", gives: "let a = { 1 }\n"
    ),
    Rendering("an empty template writes nothing", "", gives: ""),
    Rendering(
      "a name writes its text", "struct {{name}} {}", with: ["name": "Counter"],
      gives: "struct Counter {}"),
    Rendering(
      "nothing is escaped", "{{type}}", with: ["type": "Set<A> & \"B\""], gives: "Set<A> & \"B\""),
    Rendering("three braces write the same", "{{{type}}}", with: ["type": "<&>"], gives: "<&>"),
    Rendering("an ampersand writes the same", "{{&type}}", with: ["type": "<&>"], gives: "<&>"),
    Rendering(
      "blanks around a name do not count", "[{{ a }}|{{{  a  }}}|{{&\ta }}]", with: ["a": "x"],
      gives: "[x|x|x]"),
    Rendering(
      "blanks around a tag stay", "[ {{a}}  {{{a}}}\t{{&a}} ]", with: ["a": "x"],
      gives: "[ x  x\tx ]"),
    Rendering("an empty text writes nothing", "[{{a}}]", with: ["a": ""], gives: "[]"),
    Rendering("a dot writes the context", "{{.}}", with: "hello", gives: "hello"),
    Rendering(
      "dots lead into objects", "{{a.b.c}}", with: ["a": ["b": ["c": "deep"]]], gives: "deep"),
    Rendering("texts are not templates", "{{a}}", with: ["a": "{{b}}", "b": "no"], gives: "{{b}}"),
    Rendering(
      "tags follow each other closely", "{{a}}{{b}}{{a}}", with: ["a": "1", "b": "2"], gives: "121"),
    Rendering("single braces are text", "{ {a} }{{a}}}", with: ["a": "x"], gives: "{ {a} }x}"),
    Rendering(
      "names may have digits, '_', '-' and letters of all scripts", "{{größe_2-b}}",
      with: ["größe_2-b": "x"], gives: "x"),
    Rendering(
      "texts beyond ASCII come out as they are", "{{a}} → é", with: ["a": "日本 👩‍👩‍👧"], gives: "日本 👩‍👩‍👧 → é"
    ),
    Rendering(
      "texts are inserted with their line breaks", "a({{x}})", with: ["x": "1\n2"], gives: "a(1\n2)"
    ),
  ])
  func writes(_ rendering: Rendering) throws {
    try rendering.check()
  }
}
