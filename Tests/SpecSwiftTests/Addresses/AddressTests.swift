import SpecSource
import SpecSwift
import Testing

/// The addresses of actions, fields and bindings.
@Suite struct AddressTests {
  @Test(
    arguments: [
      ("increment", "increment", nil), ("reset()", "reset", []),
      ("loaded(.success(text))", "loaded", ["_: .success(text)"]),
      ("delegate.renamed(from: old, to: title)", "delegate.renamed", ["from: old", "to: title"]),
      ("rows[UUID(0)].toggle", "rows[UUID(0)].toggle", nil),
      ("path[0].todo.delegate.deleted", "path[0].todo.delegate.deleted", nil),
      ("start(at: Date(x: 10))", "start", ["at: Date(x: 10)"]),
      ("repeat", "repeat", nil), ("alert.default(in: x)", "alert.default", ["in: x"]),
      ("`default`.`in`", "default.in", nil), ("remove([0])", "remove", ["_: [0]"]),
      ("öffnen", "öffnen", nil), ("run({ $0 })", "run", ["_: { $0 }"]),
    ] as [(String, String, [String]?)])
  func `Reads an action`(text: String, address: String, arguments: [String]?) throws {
    let call = try #require(parseActionCall(Sample.plain(text)).value)
    #expect(describe(call.address) == address)
    let found = call.arguments?.map { ($0.label?.name ?? "_") + ": " + $0.value.text }
    #expect(found == arguments)
  }

  @Test func `Locates names`() throws {
    let call = try #require(
      parseActionCall(Sample.block("rows[ids[0]].done(at: now)")).value)
    let names = call.components.map(\.name) + (call.arguments ?? []).compactMap(\.label)
    #expect(names.map { call.span(of: $0.range).text } == ["rows", "done", "at"])
    #expect(call.address.span.text == "rows[ids[0]].done")
    let index = try #require(call.components.first?.subscriptValue)
    #expect(index.analysis.references.map { index.span(of: $0.range).text } == ["ids"])
  }

  private static let example =
    " [write it like 'increment', 'loaded(.success(text))' or 'history.onAppear']"

  @Test(arguments: [
    (".increment", "1:1 expected an action, found '.increment' [leave out the dot at the front]"),
    ("3", "1:1 expected an action, found '3'" + example),
    ("\"x\"", "1:1 expected an action, found '\"x\"'" + example),
    ("a + b", "1:3 '+ b' does not belong to an action" + example),
    ("a = b", "1:3 '= b' does not belong to an action" + example),
    ("a { b }", "1:3 '{ b }' does not belong to an action" + example),
    ("a(b) { c }", "1:6 '{ c }' does not belong to an action" + example),
    ("a?.b", "1:2 '?.b' does not belong to an action" + example),
    ("a().b", "1:2 '().b' does not belong to an action" + example),
    ("a()()", "1:2 '()()' does not belong to an action" + example),
    ("a.self", "1:3 'self' does not belong to an action" + example),
    ("a[0]", "1:5 the action is missing after 'a[0]'" + example),
    ("a[0, 1].b", "1:2 '[0, 1].b' does not belong to an action" + example),
    ("a b", "1:3 unexpected 'b' after the action"),
    ("a, b", "1:2 a single action is expected here, not a list"),
    ("a(", "1:3 expected value and ')' to end function call [insert value and ')']"),
    ("a.", "1:3 expected name in member access"),
    (
      "a(await b)",
      "1:3 'await' is not allowed here: this code is synchronous"
        + " [await the value in a 'run:', and use it in the action that 'run:' sends]"
    ),
  ])
  func `Refuses text that is not an action`(text: String, expected: String) {
    #expect(lines(parseActionCall(Sample.plain(text)).diagnostics) == [expected])
  }

  @Test(arguments: [
    ("f(x)", "1:2 '(x)' does not belong to a field"),
    ("a[x: 1]", "1:2 '[x: 1]' does not belong to a field"),
    ("a[0, 1]", "1:2 '[0, 1]' does not belong to a field"),
    ("a!.b", "1:2 '!.b' does not belong to a field"),
    ("a == b", "1:3 '== b' does not belong to a field"),
  ])
  func `Refuses text that is not a field`(text: String, expected: String) {
    let hint = " [write it like 'count', 'history.isLoading' or 'rows[UUID(0)].isDone']"
    #expect(lines(parseAddress(Sample.plain(text)).diagnostics) == [expected + hint])
  }

  @Test(arguments: [
    ("height = \"170\"", "height", "\"170\""), ("a.b = !c", "a.b", "!c"),
    ("rows[0].x = a + b ?? c", "rows[0].x", "a + b ?? c"), ("a=1", "a", "1"),
    ("a = b ? c : d", "a", "b ? c : d"),
  ])
  func `Reads a binding`(text: String, address: String, value: String) throws {
    let assignment = try #require(parseAssignment(Sample.plain(text)).value)
    #expect(describe(assignment.address) == address)
    #expect(assignment.value.text == value)
  }

  @Test func `Analyzes the value of a binding`() throws {
    let value = try #require(parseAssignment(Sample.plain("a = b + c.d()")).value?.value)
    #expect(value.analysis.references.map(describe) == ["b", "c.d()"])
    #expect(value.analysis.references.map { value.span(of: $0.range).text } == ["b", "c.d"])
  }

  @Test(arguments: [
    (
      "height == 1",
      "1:8 '== 1' does not belong to 'field = value' [write it like 'height = \"170\"']"
    ),
    ("height", "1:1 expected 'field = value', found 'height' [write it like 'height = \"170\"']"),
    ("a += 1", "1:3 '+= 1' does not belong to 'field = value' [write it like 'height = \"170\"']"),
    (
      "a + b = c",
      "1:3 '+ b = c' does not belong to 'field = value' [write it like 'height = \"170\"']"
    ),
    (
      "f(x) = 3",
      "1:2 '(x) = 3' does not belong to 'field = value' [write it like 'height = \"170\"']"
    ),
    ("a = b = c", "1:7 an assignment has no value [compare with '==']"),
    ("a =", "1:4 expected expression [write what is missing here: a value, a name or a call]"),
  ])
  func `Refuses text that is not a binding`(text: String, expected: String) {
    #expect(lines(parseAssignment(Sample.plain(text)).diagnostics) == [expected])
  }

  @Test(arguments: [
    ("user?.name", ["user?", "name"]), ("board[0][1].isFree", ["board[0][1]", "isFree"]),
    ("rows[id: UUID(0)]?.title", ["rows[id: UUID(0)]?", "title"]),
  ])
  func `Reads the brackets and question marks of a field`(text: String, expected: [String]) throws {
    let address = try #require(parseAddress(Sample.plain(text)).value)
    #expect(
      address.components.map { $0.name.name + $0.brackets + ($0.isChained ? "?" : "") } == expected)
  }
}
