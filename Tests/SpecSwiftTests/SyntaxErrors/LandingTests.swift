import SpecSource
import Testing

@testable import SpecSwift

/// Swift whose meaning neighboring generated code would change is refused, with a hint that works.
@Suite("Swift next to generated code")
struct LandingTests {
  @Test(
    "is refused where generated code would change it",
    arguments: [
      ("/x", .expression), ("a /x", .expression), ("inout a", .expression),
      ("borrow x", .expression),
      ("1.0.0", .expression), ("#warning(\"x\")", .expression), ("() -> A", .statements),
      ("@escaping () -> A", .expression), ("init", .expression), ("init()", .expression),
      ("{ }", .conditions),
      ("{ a }()", .conditions),
      ("#isolation", .conditions), ("#a { b }", .conditions), ("a, #isolation", .conditions),
      ("switch a { default: b }", .conditions), ("let a = 1.0.0", .statements),
    ] as [(String, FragmentKind)])
  func refused(text: String, kind: FragmentKind) {
    let parsed = parseFragment(Sample.plain(text), as: kind)
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.count == 1)
  }

  @Test(
    "is accepted where generated code does not change it",
    arguments: [
      ("a / b", .expression), ("/x/", .expression), ("#/x/#", .expression),
      ("{ (a) -> B in c }", .expression),
      ("f { a }", .expression), ("{ a in b }", .expression), ("\\.a", .expression),
      ("await a", .expression), ("\"a/\"", .expression), ("#line", .expression),
      ("1.5", .expression),
      ("a.0.1", .expression), ("(#isolation)", .conditions), ("({ a })()", .conditions),
      ("a == (b { c })", .conditions), ("let a = b, c", .conditions),
      ("#available(macOS 14, *)", .conditions),
      ("#warning(\"x\")", .statements), ("let a = if b { c } else { d }", .statements),
    ] as [(String, FragmentKind)])
  func kept(text: String, kind: FragmentKind) {
    #expect(parseFragment(Sample.plain(text), as: kind, options: .all).diagnostics.isEmpty)
  }

  @Test(
    "has a hint that works",
    arguments: [
      ("#isolation", .conditions, "put parentheses around it", "(#isolation)"),
      ("{ a }()", .conditions, "put parentheses around it", "({ a }())"),
      (
        "/x", .expression,
        "put parentheses around it, or write a regular expression as '#/…/#'",
        "#/x/#"
      ),
    ] as [(String, FragmentKind, String, String)])
  func hints(text: String, kind: FragmentKind, hint: String, way: String) {
    let parsed = parseFragment(Sample.plain(text), as: kind)
    #expect(parsed.diagnostics.map(\.hint) == [hint])
    #expect(parseFragment(Sample.plain(way), as: kind).diagnostics.isEmpty)
  }

  @Test("is refused within a larger value, at its own place")
  func parts() {
    let typed = parseTypedValue(Sample.plain("Int = /x"))
    #expect(typed.diagnostics.map { $0.span?.start.column } == [7])
    let call = parseActionCall(Sample.plain("go(a: 1, b: y, c: 1.0.0)"))
    #expect(call.diagnostics.map { $0.span?.start.column } == [19])
    let assignment = parseAssignment(Sample.plain("m = /x"))
    #expect(assignment.diagnostics.map { $0.span?.start.column } == [5])
  }

  @Test("is not a type if it is an initializer or a value", arguments: ["x.init", "A.self"])
  func types(text: String) {
    #expect(parseFragment(Sample.plain(text), as: .type).diagnostics.count == 1)
  }

  @Test(
    "can follow 'throws' if it is a type without modifiers",
    arguments: [
      ("A", true), ("any Error", true), ("A.B<C>", true), ("inout A", false),
      ("repeat each A", false), ("__owned A", false),
    ])
  func thrown(text: String, isThrown: Bool) {
    #expect(
      parseFragment(Sample.plain(text), as: .type).value?.canFollowThrows == isThrown)
  }

  @Test(
    "does not name a type with a keyword", arguments: ["let", "rethrows", "each", "class", "some"])
  func names(word: String) {
    #expect(!isTypeName(word))
    #expect(isTypeName("open"))
  }
}
