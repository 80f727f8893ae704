import SpecSource
import SpecSwift
import Testing

/// The effects of a fragment on the function around it.
@Suite struct EffectTests {
  @Test(arguments: [
    ("try f()", 1), ("try? f()", 0), ("try! f()", 0), ("try? g(try f())", 0),
    ("do { try f() } catch { }", 0),
    ("do { try f() } catch let e { }", 0),
    ("do { try f() } catch _ { }", 0),
    ("do { try f() } catch let e as Foo { }", 1),
    ("do { try f() } catch let e where e.x { }", 1),
    ("do { try f() } catch is Foo { try g() } catch { try h() }", 2),
    ("do { do { try f() } catch is Foo { } } catch { }", 0),
    ("let t = Task { try f() }", 0),
    ("func g() throws { try f() }", 0),
    ("for try x in y { }", 1),
    ("if try f() { try g() }", 2),
  ])
  func `An unhandled try is found`(text: String, count: Int) throws {
    #expect(try parsed(text, as: .statements).analysis.unhandledTries.count == count)
  }

  @Test(arguments: [
    ("throw e", true), ("do { throw e } catch { }", false), ("f { throw e }", false),
    ("try f()", true), ("try? f()", false),
  ])
  func `A fragment may throw`(text: String, expected: Bool) throws {
    #expect(try parsed(text, as: .statements).analysis.throwsErrors == expected)
  }

  @Test(arguments: [
    ("await f()", 1), ("let x = await f(await g())", 2), ("f { await g() }", 0),
    ("for await x in y { await x }", 2), ("async let x = f()", 1),
    ("do { await f() } catch { }", 1),
  ])
  func `An await is found`(text: String, count: Int) throws {
    #expect(try parsed(text, as: .statements).analysis.awaits.count == count)
  }

  @Test func `Reports the range of the keyword`() throws {
    let fragment = try parsed("x = try await f(); return x", as: .statements)
    let analysis = fragment.analysis
    let ranges = analysis.unhandledTries + analysis.awaits + analysis.returns
    #expect(ranges.map { fragment.span(of: $0).text } == ["try", "await", "return"])
  }

  @Test(arguments: [
    ("if a { return }", []), ("guard let a else { return }\nb()", []),
    ("return a", ["this code returns no value"]), ("b { return a }", []),
  ])
  func `A body without a value returns early`(text: String, errors: [String]) {
    let result = parseFragment(Sample.plain(text), as: .statements, options: .allowsBareReturn)
    #expect(result.diagnostics.map(\.message) == errors)
  }

  @Test(arguments: [
    ("a: do { if b { break a }; c() }", 0), ("a: if b { break a }", 0), ("if b { break a }", 1),
    ("a: do { c { break a } }", 1), ("x = if a { 1 } else { 2 }", 0),
    ("f(if a { 1 } else { 2 })", 1), ("x = [switch a { default: 1 }]", 1),
    ("guard if a { b } else { c } else { fatalError() }", 1), ("f { if a { 1 } else { 2 } }", 0),
  ])
  func `Accepts a break with a label, and refuses 'if' and 'switch' as arguments`(
    text: String, count: Int
  ) {
    #expect(parseFragment(Sample.plain(text), as: .statements).diagnostics.count == count)
  }

  @Test func `Refuses return, await and throw unless an option allows them`() {
    let text = "guard a else { return }\ntry await f()\nthrow e\nb { return try await f() }"
    let result = parseFragment(Sample.block(text), as: .statements)
    #expect(
      lines(result.diagnostics) == [
        "2:20 'return' is not allowed here: it would skip the code after the block"
          + " [leave the block early with 'guard:', or use 'if']",
        "3:5 nothing catches the error of this try"
          + " [use 'try?' or 'do { … } catch { … }', or make the call in 'run:']",
        "3:9 'await' is not allowed here: this code is synchronous"
          + " [await the value in a 'run:', and use it in the action that 'run:' sends]",
        "4:5 nothing catches the error that is thrown here [catch it with 'do { … } catch { … }']",
      ])
    #expect(result.value != nil)
  }

  @Test(arguments: [
    (FragmentOptions.allowsReturn, "return"), (.allowsAwait, "await f()"), (.allowsTry, "try f()"),
    (.allowsTry, "throw e"), (.all, "return try await f()"),
  ])
  func `Each option allows a single keyword or effect`(option: FragmentOptions, text: String) {
    let source = Sample.plain(text)
    #expect(parseFragment(source, as: .statements, options: option).diagnostics.isEmpty)
    let others = FragmentOptions.all.subtracting(option)
    #expect(!parseFragment(source, as: .statements, options: others).diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      (
        "break",
        [
          "1:1 'break' needs a loop or switch around it [leave the block early with 'guard:', or use 'if']"
        ]
      ),
      (
        "for a in b { if a { break }; f { continue } }",
        ["1:34 'continue' needs a loop around it [take it out, or use 'if']"]
      ),
      ("switch a { default: break }", []),
      (
        "switch a { default: continue }",
        ["1:21 'continue' needs a loop around it [take it out, or use 'if']"]
      ),
      (
        "$0.x = 1",
        [
          "1:1 '$0' is an argument of a closure, and no closure is around it"
            + " [write the value's name: the state is called 'state']"
        ]
      ),
      ("import X", ["1:1 a module cannot be imported here [list it under 'imports:']"]),
      ("@A final class X { let y = $0 }", []),
      ("f { struct X {} }", []),
      (
        "extension X {}",
        [
          "1:1 only variables, functions and types can be declared here"
            + " [declare it in a separate file]"
        ]
      ),
      (
        "#if A\nb\n#else\n$0.c = 1\n#endif",
        [
          "4:1 '$0' is an argument of a closure, and no closure is around it"
            + " [write the value's name: the state is called 'state']"
        ]
      ),
      ("#sourceLocation(file: \"a\", line: 1)", ["1:1 '#sourceLocation' is not allowed here"]),
    ] as [(String, [String])])
  func `Refuses Swift that statements of a spec cannot contain`(text: String, expected: [String]) {
    #expect(lines(parseFragment(Sample.plain(text), as: .statements).diagnostics) == expected)
  }

  @Test(
    arguments: [
      (FragmentKind.statements, "let a = 1; var (b, c) = d; func e() {}", ["a", "b", "c", "e"]),
      (.statements, "guard let a, case .x(let b) = c else { let d = 1 }", ["a", "b"]),
      (.statements, "if let a { let b = 1 }; for c in d { }; do { let e = 1 }", []),
      (.conditions, "let a = b, case .c(let d, _) = e, a > d", ["a", "d"]),
      (.pattern, ".a(let x), .b(let x) where x > y", ["x"]),
      (.pattern, "let (a, .b(c))", ["a", "c"]),
      (.expression, "f { x in x }", []),
    ] as [(FragmentKind, String, [String])])
  func `Finds the names that stay in scope after the fragment`(
    kind: FragmentKind, text: String, expected: [String]
  ) throws {
    #expect(try parsed(text, as: kind).analysis.declaredNames.map(\.name) == expected)
  }

  @Test(arguments: [
    ("c()", ""), ("try c()", "tried"), ("try? c()", "tried"), ("await c()", "awaited"),
    ("try await c()", "tried awaited"), ("try max(1, c())", "tried"), ("max(try x, c())", ""),
    ("try a + c()", "tried"), ("try a ? b : c()", "tried"), ("a ? try b : c()", ""),
    ("state.x = try a + c()", "tried"), ("try state.x = a + c()", "tried"),
    ("(try? a) ?? c()", "deferred"), ("await a; c()", ""), ("try f { c() }", "function"),
    ("try f { try c() }", "tried function"), ("func f() { await c() }", "awaited function"),
    ("async let x = c()", "tried awaited"), ("async let x = f(1), y = c()", "tried awaited"),
    ("a && c()", "deferred"), ("c() && a", ""), ("a ?? b + c()", "deferred"),
    ("a ?? b == c()", ""), ("a && b == c()", "deferred"), ("a || b ? c() : d", ""),
    ("x = a ?? f(await c())", "awaited deferred"), ("a ?? { c() }()", "function"),
    ("for try await x in c() { }", ""), ("if try c() { }", "tried"), ("print(\"\\(c())\")", ""),
    ("do { try a(); c() } catch { }", ""),
  ])
  func `Finds the keywords that cover a call`(text: String, expected: String) throws {
    let references = try parsed(text, as: .statements).analysis.references
    let call = try #require(references.first { $0.base.name == "c" })
    let names: [(Surroundings, String)] = [
      (.tried, "tried"), (.awaited, "awaited"), (.function, "function"), (.deferred, "deferred"),
    ]
    let found = names.filter { call.surroundings.contains($0.0) }.map(\.1)
    #expect(found.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("bmiHistory.load()", "bmiHistory.load()"), ("uuid()", "uuid()"),
    ("clock.sleep(for: .seconds(2))", "clock.sleep(for)"), ("f { g() }", "f(_{})"),
    ("try f()", nil), ("f().g", nil), ("f().g()", nil), ("a?.f()", nil), ("a[0].f()", nil),
    ("f()()", nil), (".f()", nil), ("f", nil), ("f() + g()", nil), ("[f]()", nil),
    ("f<Int>()", nil),
  ])
  func `Distinguishes a single call from other fragments`(text: String, expected: String?) throws {
    #expect(try parsed(text, as: .expression).analysis.singleCall.map(describe) == expected)
    #expect(try parsed(text, as: .statements).analysis.singleCall.map(describe) == expected)
  }

  @Test(arguments: [
    ("a + b", true), ("try await f()", true), ("a = b", false), ("a += b", false),
    ("if a { b } else { c }", false), ("return a", false), ("let a = b", false), ("a; b", false),
    ("{ a }()", true), ("f() // done", true),
  ])
  func `Distinguishes a single expression from statements`(text: String, expected: Bool) throws {
    #expect(try parsed(text, as: .statements).analysis.isSingleExpression == expected)
  }

  @Test(arguments: [
    ("self.x", true), ("f { [weak self] in }", true), ("guard let self else { }", true),
    ("Self.x", false), ("x.self", false),
  ])
  func `A mention of self is found`(text: String, expected: Bool) throws {
    #expect(try parsed(text, as: .statements).analysis.usesSelf == expected)
  }
}
