import SpecSwift
import Testing

/// An array literal whose type a name determines.
@Suite struct ArrayLiteralTests {
  @Test(arguments: [
    ("state.path = []", "state.path"), ("state.a?.path = [1]", "state.a.path"),
    ("if state.path == [] { f() }", "state.path"), ("f([] != path)", "path"),
    ("let path = [1]; path = []", ""), ("state.path += [1]", ""), ("state.rows[0] = []", ""),
    ("x = a ? [] : b", ""), ("f(state.path) { [1] }", ""),
  ])
  func `Finds the operand that an array literal is assigned to or compared with`(
    text: String, path: String
  ) throws {
    let uses = try parsed(text, as: .statements).analysis.arrayLiterals.map(\.use)
    let names = path.split(separator: ".").map(String.init)
    #expect(uses == (path.isEmpty ? [] : [.operand(of: names)]))
  }

  @Test(arguments: [
    ("A.State(path: [])", ["A", "State"]), ("f(x, path: [1])", ["f"]), (".init(path: [])", nil),
  ])
  func `Finds the call that has an array literal as an argument`(
    text: String, callee: [String]?
  ) throws {
    let uses = try parsed(text, as: .expression).analysis.arrayLiterals.map(\.use)
    #expect(uses == (callee.map { [.argument(label: "path", callee: $0)] } ?? []))
  }

  @Test func `Finds an unlabeled argument and counts its elements`() throws {
    let literals = try parsed("StackState([a, b, c])", as: .expression).analysis.arrayLiterals
    #expect(literals.map(\.use) == [.argument(label: nil, callee: ["StackState"])])
    #expect(literals.map(\.count) == [3])
  }

  @Test func `Finds nested array literals, each at its place`() throws {
    let fragment = try parsed("A.State(path: [B.State(path: [1])])", as: .expression)
    let texts = fragment.analysis.arrayLiterals.map { fragment.span(of: $0.range).text }
    #expect(texts == ["[B.State(path: [1])]", "[1]"])
  }

  @Test(arguments: [("[]", 0), (" [1, 2] ", 2), ("[1] + a", nil), ("f([])", nil)])
  func `Counts the elements if the fragment is a single array literal`(
    text: String, count: Int?
  ) throws {
    #expect(try parsed(text, as: .expression).analysis.arrayCount == count)
  }
}
