import SwiftCode
import Testing

/// The line breaks of code.
@Suite("Code: layouts")
struct LayoutTests {
  private let long: Code = "aLongName.withMembers.thatGoOn"

  @Test("a call is on one line, or each argument is on its own line")
  func calls() {
    let call = Code.call("f", [.labeled("a", long), .call("g", [])])
    #expect(call.text(columns: 42) == "f(a: aLongName.withMembers.thatGoOn, g())")
    #expect(call.text(columns: 40) == "f(\n  a: aLongName.withMembers.thatGoOn,\n  g()\n)")
    #expect(call.text(columns: 42, tail: 2) == call.text(columns: 40))
    #expect(Code.call("f", ["{\n}"]).text(columns: 80) == "f(\n  {\n  }\n)")
  }

  @Test("an argument is broken only if it does not fit with a comma on its own line")
  func nestedCalls() {
    let call = Code.call("f", [.call("g", [long]), long])
    #expect(
      call.text(columns: 36)
        == "f(\n  g(aLongName.withMembers.thatGoOn),\n  aLongName.withMembers.thatGoOn\n)")
    #expect(
      call.text(columns: 35)
        == "f(\n  g(\n    aLongName.withMembers.thatGoOn\n  ),\n  aLongName.withMembers.thatGoOn\n)"
    )
  }

  @Test("a broken list of several elements ends with a comma")
  func lists() {
    #expect(Code.list(["1", "2"]).text(columns: 6) == "[1, 2]")
    #expect(Code.list(["1", "2"]).text(columns: 5) == "[\n  1,\n  2,\n]")
    #expect(Code.list([long]).text(columns: 20) == "[\n  aLongName.withMembers.thatGoOn\n]")
    #expect(Code.list([]).text(columns: 1) == "[]")
  }

  @Test("rows stay unbroken if an item has several lines")
  func rows() {
    #expect(Code.row("f(", ["a", "b"], ")").text(columns: 6) == "f(\n  a,\n  b\n)")
    #expect(Code.row("f(", ["a\nb", "c"], ")").text(columns: 4) == "f(a\nb, c)")
    #expect(Code.row("f(", [], ")").text(columns: 1) == "f()")
  }

  @Test("a default, a type and patterns continue on an indented line")
  func continuations() {
    #expect(
      Code.declaration("a: Int", default: "12").text(columns: 10) == "a: Int =\n  12")
    #expect(Code.declaration("a: Int", default: nil).text(columns: 1) == "a: Int")
    #expect(Code.alternatives([".a", ".b"]).text(columns: 5) == ".a,\n  .b")
    #expect(
      Code.typed("var f", "@Sendable ", ["_ a: Int"], " -> Int").text(columns: 30)
        == "var f:\n  @Sendable (_ a: Int) -> Int")
    #expect(
      Code.typed("var f", "@Sendable ", ["_ a: Int"], " -> Int").text(columns: 28)
        == "var f:\n  @Sendable (\n    _ a: Int\n  ) -> Int")
  }

  @Test("a closure on one line has no line breaks, and a statement on one line no comments")
  func closures() {
    #expect(Code.closure("a", "a + 1").text(columns: 14) == "{ a in a + 1 }")
    #expect(Code.closure("", "a + 1").text(columns: 8) == "{\n  a + 1\n}")
    #expect(Code.closure("", "a\nb").text(columns: 80) == "{\n  a\n  b\n}")
    #expect(Code.follow("a", "b // c", .byStatements).text(columns: 80) == "a\n  b // c")
  }

  @Test("members after an expression of one line are indented by two columns")
  func chains() {
    #expect(Code.chain("a()", [".b", ".c"]).text(columns: 80) == "a()\n  .b\n  .c")
    #expect(
      Code.chain(.call("a", ["b", "c"]), [".d"]).text(columns: 5)
        == "a(\n  b,\n  c\n)\n.d")
  }

  @Test("further lines are indented like their place, and empty lines are not")
  func indentation() {
    let block = Code.block("if a {", ["b", "", .block("while c {", ["d\n\ne"])])
    #expect(
      block.text(columns: 80) == "if a {\n  b\n\n  while c {\n    d\n\n    e\n  }\n}")
    let call: Code = "let x = \(Code.call("f", ["a", "b"]))"
    #expect(
      String(decoding: call.printed(from: 86).bytes, as: UTF8.self) == "let x = f(\n  a,\n  b\n)")
    #expect(String(decoding: call.printed(from: 85).bytes, as: UTF8.self) == "let x = f(a, b)")
    let body = Code.block("{", [.call("f", ["a", "b"])])
    #expect(
      String(decoding: body.printed(indentation: 92).bytes, as: UTF8.self)
        == "{\n  f(\n    a,\n    b\n  )\n}")
  }
}
