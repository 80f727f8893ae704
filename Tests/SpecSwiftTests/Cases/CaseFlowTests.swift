import SpecSource
import Testing

@testable import SpecSwift

/// The cases of an enum that Swift code enters and leaves.
@Suite("Case flow")
struct CaseFlowTests {
  @Test(
    "finds the cases that are assigned, and the cases before",
    arguments: [
      ("state = .b", ["abcd -> b"]),
      ("state = State.b", ["abcd -> b"]),
      ("state = DoorFeature.State.b(1)", ["abcd -> b"]),
      ("state = (.b)", ["abcd -> b"]),
      ("state = try .b(f())", ["abcd -> b"]),
      ("let x = 1; state = .a; state = .b", ["abcd -> b"]),
      ("if case .a = state { state = .b }", ["a -> b"]),
      ("if case .a(let x) = state { state = .b(x) }", ["a -> b"]),
      ("if case let .a(x, y: _) = state, x > y { state = .b }", ["a -> b [x > y]"]),
      ("if case .a(1) = state { state = .b }", ["a -> b [case .a(1) = state]"]),
      ("if state == .a { state = .b } else { state = .c }", ["a -> b", "bcd -> c"]),
      ("if state != .a { state = .b }", ["bcd -> b"]),
      ("if .a == state || state == .b { state = .c }", ["ab -> c"]),
      (
        "if state == .a(1) { state = .b } else { state = .c }",
        [
          "a -> b [state == .a(1)]", "abcd -> c [else]",
        ]
      ),
      ("if let x = state.a { state = .b(x) }", ["a -> b"]),
      ("if let x = state.a?.name { state = .b(x) }", ["a -> b [let x = state.a?.name]"]),
      ("if state.a == nil { state = .a(1) }", ["bcd -> a"]),
      (#"if state.is(\.a), !state.is(\.b) { state = .c }"#, ["a -> c"]),
      (
        "if isReady { state = .a } else if state == .b { state = .c }",
        [
          "abcd -> a [isReady]", "b -> c",
        ]
      ),
      ("state = state == .a ? .b : .a", ["bcd -> a", "a -> b"]),
      ("state = isReady ? .a : next()", ["abcd -> ? [else]", "abcd -> a [isReady]"]),
      ("state = if isReady { .a } else { .b }", ["abcd -> a [isReady]", "abcd -> b [else]"]),
      ("state = switch state { case .a: .b; default: .a }", ["bcd -> a", "a -> b"]),
    ] as [(String, [String])])
  func assignments(_ statements: String, _ expected: [String]) throws {
    #expect(try lines(statements) == expected)
    #expect(try !flow(statements).mayChangeUnseen)
  }

  @Test(
    "finds the cases in a switch",
    arguments: [
      (
        """
        switch state {
        case .a: state = .b
        case .b(let n) where n > 3: state = .c
        case .b, .c: break
        default: state = .a
        }
        """, ["d -> a", "a -> b", "b -> c [n > 3]"]
      ),
      (
        """
        switch (state, event) {
        case (.a, .start): state = .b
        case (.b, _): state = .c
        default: break
        }
        """, ["a -> b [case (.a, .start) = (state, event)]", "b -> c"]
      ),
      (
        """
        switch result {
        case .success(let x): state = .a(x)
        case .failure: state = .b
        }
        """, ["abcd -> a [case .success(let x) = result]", "abcd -> b [case .failure = result]"]
      ),
    ] as [(String, [String])])
  func switches(_ statements: String, _ expected: [String]) throws {
    #expect(try lines(statements) == expected)
  }

  @Test(
    "follows every path through statements",
    arguments: [
      ("guard case .a = state else { throw e }\nstate = .b", ["a -> b"]),
      ("guard case .a = state else { state = .c; throw e }\nstate = .b", ["a -> b"]),
      (
        "do { state = .a; try f(); state = .b } catch { if state == .a { state = .c } }",
        [
          "abcd -> b", "abcd -> c [an error]",
        ]
      ),
      ("for x in xs { state = .a; if x { break }; state = .b }", ["abcd -> a", "abcd -> b"]),
      (
        "while state != .a { if state == .b { state = .a } else { state = .b } }",
        [
          "abcd -> a", "abcd -> b",
        ]
      ),
      ("xs.forEach { if $0 { return }; state = .a }", ["abcd -> a"]),
      ("defer { state = .b }\nstate = .a", ["abcd -> b"]),
      ("f { state in state = .a }", []),
      ("let state2 = state; print(state.a?.count ?? 0)", []),
      ("state = state", []),
    ] as [(String, [String])])
  func ways(_ statements: String, _ expected: [String]) throws {
    #expect(try lines(statements) == expected)
    #expect(try !flow(statements).mayChangeUnseen)
  }

  @Test(
    "assumes any case after a change that it cannot follow",
    arguments: [
      "state.reset()", "try await state.reset()", "reset(&state)", "state.title = 1",
      "(state, x) = f()", "state += 1", "state.title.append(1)",
    ])
  func unseen(_ statements: String) throws {
    let flow = try flow(statements)
    #expect(flow.mayChangeUnseen)
    #expect(try lines(statements) == ["abcd -> ?"])
  }

  @Test(
    "reports statements that may change the state elsewhere",
    arguments: [
      "let x = state.next()", "func f() { state = .a }\nf()",
      "if case .x(let state) = y { print(1) }",
    ])
  func elsewhere(_ statements: String) throws {
    #expect(try flow(statements).mayChangeUnseen)
  }

  @Test("finds the cases that are changed in place")
  func inPlace() throws {
    let flow = try flow(#"state.modify(\.a) { $0 += 1 }"#)
    #expect(flow.changedInPlace == ["a"])
    #expect(!flow.mayChangeUnseen)
    #expect(flow.routes.changes.isEmpty)
  }

  @Test(
    "finds the cases for which a computed property is true",
    arguments: [
      ("self == .a", "a -> d"), ("if case .a = self { true } else { false }", "a -> d"),
      ("if case .a = self { return true }\nreturn false", "a -> d"),
      ("guard case .a = self else { return false }\nreturn true", "a -> d"),
      ("switch self { case .a, .b: true; default: false }", "ab -> d"),
      (
        "switch self { case .a: return true; case .b(let n): return n > 1; default: return false }",
        "ab -> d [state.isBusy]"
      ),
      ("!isIdle && self != .c", "abd -> d [state.isBusy]"),
      ("self.isBusy", "abcd -> d [state.isBusy]"), ("f(self)", "abcd -> d [state.isBusy]"),
      ("true", "abcd -> d"), ("self.a != nil || b != nil", "abcd -> d [state.isBusy]"),
    ])
  func properties(_ getter: String, _ expected: String) throws {
    let isBusy = try #require(
      parseFragment(Sample.plain(getter), as: .statements, options: .allowsReturn).value)
    let flow = try flow("if state.isBusy { state = .d }", getters: ["isBusy": isBusy])
    #expect(described(flow) == [expected])
  }

  @Test("takes time in proportion to the text, however deeply the text is nested")
  func deep() throws {
    let depth = 12
    let nested =
      String(repeating: "f { if x { state = .a }; ", count: depth) + "state = .b"
      + String(repeating: " }", count: depth)
    #expect(try flow(nested).mayChangeUnseen)
    let ifs = (0..<200).map { "if x\($0) { state = .a }" }.joined(separator: "\n")
    #expect(try lines(ifs) == ["abcd -> a"])
  }

  @Test("follows loops until another pass finds no new change")
  func longLoops() throws {
    let steps = [("c", "d"), ("b", "c"), ("a", "b")].map { "if state == .\($0) { state = .\($1) }" }
    let loop = "for x in xs { \(steps.joined(separator: "; ")) }"
    #expect(try lines(loop) == ["a -> b", "ab -> c", "abc -> d"])
    #expect(try !flow(loop).mayChangeUnseen)
    #expect(try !flow("for x in xs { for y in ys { \(loop) } }").mayChangeUnseen)
  }

  private func lines(_ statements: String) throws -> [String] { described(try flow(statements)) }

  private func flow(
    _ statements: String, getters: [String: SwiftFragment] = [:]
  ) throws -> CaseFlow {
    let fragment = try #require(
      parseFragment(Sample.plain(statements), as: .statements, options: .all).value)
    let cases = ["a", "b", "c", "d"]
    var flow = CaseFlow(
      through: FollowedEnum("state", cases: cases, getters: getters), from: Set(cases))
    flow.follow(fragment)
    return flow
  }

  /// Returns the changes, sorted by the cases to which they lead.
  private func described(_ flow: CaseFlow) -> [String] {
    flow.routes.changes.flatMap { target, ways in
      ways.map { way -> (String, String) in
        let name = if case .named(let name) = target { name } else { "?" }
        let condition =
          way.conditions.isEmpty ? "" : " [\(way.conditions.joined(separator: ", "))]"
        return (name, "\(way.origins.sorted().joined()) -> \(name)\(condition)")
      }
    }.sorted { $0 < $1 }.map(\.1)
  }
}
