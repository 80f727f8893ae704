import Testing

@testable import SpecSwift

@Suite struct PlainSwiftTests {
  @Test(arguments: [
    "state.count += 1", "a.b(c, d: e[0])", "\"a / b # c\"", "try await f(x)", "a < b", "a >= b",
    "a == 1.5",
    "let a = b\nstate.c = a", "guard a else { return }\nreturn b", "if a { b() } else { c() }",
    "\"\"",
  ])
  func `Code that neighboring code cannot change is plain`(text: String) {
    #expect(PlainSwift.holds(text, .statements))
  }

  @Test(arguments: [
    "a: /x", "#isolation", "a<b, c>(d)", "a < b>(c)", "1.0.0", "init()", "get", "get { a }",
    "x in y",
    "borrow x", "\"a\\(b)\"", "\"\"\"\na\n\"\"\"", "\"a", "a -> b", "a>", "<", "a <", "é", "`a`",
    "a;b", "@a b",
    "a\tb", "switch a { }", "repeat each a",
  ])
  func `Code that neighboring code may change is not plain`(text: String) {
    #expect(!PlainSwift.holds(text, .statements))
  }

  @Test func `Braces are plain only in statements`() {
    #expect(PlainSwift.holds("if a { b }", .statements))
    #expect(!PlainSwift.holds("a { b }", .expression))
    #expect(!PlainSwift.holds("a { b }", .conditions))
  }
}
