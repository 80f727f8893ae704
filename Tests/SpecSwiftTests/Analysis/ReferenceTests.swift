import SpecSource
import SpecSwift
import Testing

/// The names that a fragment uses but does not declare, with the fragment's effects on them.
@Suite struct ReferenceTests {
  @Test(
    arguments: [
      ("state.timer.duration", ["state.timer.duration"]),
      ("state.a?.b!.c", ["state.a.b.c"]),
      ("rows[id].title", ["rows[].title", "id"]),
      (
        "state.rows[state.index].title.uppercased()",
        [
          "state.rows[].title.uppercased()", "state.index",
        ]
      ),
      ("uuid()", ["uuid()"]),
      ("uuid().uuidString", ["uuid().uuidString"]),
      ("feed.lines(of: name, 3) { $0 } onEnd: { }", ["feed.lines(of,_,_{},onEnd{})", "name"]),
      ("Int(newValue) ?? count", ["Int(_)", "newValue", "count"]),
      (".failed(attempts: n + 1)", ["n"]),
      (".idle", []),
      ("a.b()(c)", ["a.b()", "c"]),
      ("a.b[0](c)", ["a.b[]", "c"]),
      ("Foo<Bar>.make(x)", ["Foo.make(_)", "x"]),
      ("rows.sorted(by: >)", ["rows.sorted(by)"]),
      ("\"\\(state.count) of \\(total)\"", ["state.count", "total"]),
      ("\\State.rows[index].title", ["index"]),
      ("self.count + Self.limit", ["self.count", "Self.limit"]),
      ("`default`.x", ["default.x"]),
      ("[a: b, c: d]", ["a", "b", "c", "d"]),
      ("x as? Foo ?? y", ["x", "y"]),
      ("if a { b } else { c }", ["a", "b", "c"]),
    ] as [(String, [String])])
  func `Finds the reads of an expression`(text: String, expected: [String]) throws {
    #expect(try parsed(text, as: .expression).analysis.references.map(describe) == expected)
  }

  @Test(
    arguments: [
      ("state.count = Int(newValue) ?? count", ["state.count=", "Int(_)", "newValue", "count"]),
      ("state.count += step", ["state.count±", "step"]),
      ("state.flags &= mask", ["state.flags±", "mask"]),
      ("state.rows[i].x -= y", ["state.rows[].x±", "i", "y"]),
      ("(state.a, b) = (b, state.a)", ["state.a=", "b=", "b", "state.a"]),
      ("swap(&state.a, &state.b)", ["swap(_,_)", "state.a±", "state.b±"]),
      ("state.rows.append(x)", ["state.rows.append(_)", "x"]),
      ("state.a?.b = c", ["state.a.b=", "c"]),
      ("store().x = y", ["store().x", "y"]),
      ("a == b; a <= b; a != b", ["a", "b", "a", "b", "a", "b"]),
      ("_ = f()", ["f()"]),
      ("state.a = b ? c : d", ["state.a=", "b", "c", "d"]),
    ] as [(String, [String])])
  func `Finds the writes of statements`(text: String, expected: [String]) throws {
    #expect(try parsed(text, as: .statements).analysis.references.map(describe) == expected)
  }

  @Test(
    arguments: [
      ("let x = x; x.y", ["x"]),
      ("let x = 1, y = x + z", ["z"]),
      ("let (a, (b, _)) = t; a + b + _c", ["t", "_c"]),
      ("g(); func g() { h() }", ["h()"]),
      ("func f<T>(a b: T = d) { a; b; f(b) }", ["d", "a"]),
      ("guard let x = x else { x.a }; x.b", ["x", "x.a"]),
      ("if let text, text.isEmpty { text.a } else { text.b }", ["text", "text.b"]),
      ("if case .a(let x) = y { x } else { x }", ["y", "x"]),
      ("while let n = it.next() { n.a }; n", ["it.next()", "n"]),
      ("for case .a(b) in c { }", ["b", "c"]),
      ("for id in ids where id > z { id }; id", ["ids", "z", "id"]),
      ("switch r { case .a(let x), .b(let x): x; case .c: x }", ["r", "x"]),
      ("switch r { case let (a, b) where a > c: b; default: a }", ["r", "c", "a"]),
      ("do { try f() } catch { error }", ["f()"]),
      ("do { try f() } catch let e as E { e; error }", ["f()", "error"]),
      ("do { let x = 1; x }; x", ["x"]),
      ("repeat { let x = 1; x } while x", ["x"]),
      ("rows.map { $0.a + $1 + b }", ["rows.map(_{})", "b"]),
      ("rows.map { x, _ in x + y }; x", ["rows.map(_{})", "y", "x"]),
      ("{ [weak a, b = c, d] (e: Int) in a; b; d; e; f }", ["a", "c", "d", "f"]),
      ("var v: Int { get { a } set { b = newValue } }; v", ["a", "b="]),
      ("let f = { (x: Int) -> Int in x }; f(x)", ["x"]),
      ("if a { let b = 1; b } else if b { c }", ["a", "b", "c"]),
      ("outer: for a in b { break outer }", ["b"]),
      ("defer { x.y = 1 }", ["x.y="]),
    ] as [(String, [String])])
  func `A name that a fragment declares is no reference while it is in scope`(
    text: String, expected: [String]
  ) throws {
    #expect(try parsed(text, as: .statements).analysis.references.map(describe) == expected)
  }

  @Test(
    arguments: [
      ("let x = x, x.y > z", ["x", "z"]),
      ("let state, state.x", ["state"]),
      ("case .a(let x) = y, x > w", ["y", "w"]),
      ("x is Foo, let x", ["x", "x"]),
    ] as [(String, [String])])
  func `Conditions bind names in order`(text: String, expected: [String]) throws {
    #expect(try parsed(text, as: .conditions).analysis.references.map(describe) == expected)
  }

  @Test(
    arguments: [
      (".failed(let attempts) where attempts > limit", ["limit"]),
      (".a(x), let .b(y)", ["x"]),
      ("lower...upper", ["lower", "upper"]),
      ("is Foo", []),
    ] as [(String, [String])])
  func `Finds the reads of a pattern`(text: String, expected: [String]) throws {
    #expect(try parsed(text, as: .pattern).analysis.references.map(describe) == expected)
  }

  @Test(
    arguments: [
      ("Result<String, any Error>", ["Result", "String", "Error"]),
      ("[TimerFeature.State: [Int]?]", ["TimerFeature.State", "Int"]),
      ("@Sendable (BMI.ID) async throws -> Foo<Bar>.Baz", ["BMI.ID", "Foo.Baz", "Bar"]),
      ("some Collection<Int> & Sendable", ["Collection", "Int", "Sendable"]),
    ] as [(String, [String])])
  func `Finds the types that a type names`(text: String, expected: [String]) throws {
    #expect(try parsed(text, as: .type).analysis.typeNames.map(describe) == expected)
  }

  @Test func `Separates types in expressions from other references`() throws {
    let analysis = try parsed("(x as? Foo.Bar)?.map { (y: Int) -> Baz in Qux(y) }", as: .expression)
      .analysis
    #expect(analysis.typeNames.map(describe) == ["Foo.Bar", "Int", "Baz"])
    #expect(analysis.references.map(describe) == ["x", "Qux(_)"])
  }

  @Test func `Marks the target of a method call, which may change it`() throws {
    let references = try parsed("state.rows.append(state.row)", as: .statements).analysis.references
    #expect(references.map(\.isCallTarget) == [true, false])
    #expect(references.map(\.access) == [.read, .read])
  }
}
