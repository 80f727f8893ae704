import FeatureProgram
import FeatureSpec
import Testing

@testable import FeatureGenCLI

// Cases of a state that are never entered or left.

extension LintRuleTests {
  @Test(
    "finds cases that nothing enters, and cases that nothing leaves",
    arguments: [
      (
        """
        feature: A
        state:
          enum:
            idle:
            loading:
            failed:
        actions:
          load: {guard: state == .idle, do: state = .loading}
          fail: {guard: state == .loading, do: state = .failed}
        """, ["6:5 no block leaves the case 'failed' [final-case]"]
      ),
      (
        """
        feature: A
        state: {enum: [on, off, broken]}
        actions:
          tapped: 'state = state == .on ? .off : .on'
        tests:
          switches: {given: .on, steps: [{send: tapped, expect: .off}]}
        """, ["2:25 no block enters the case 'broken' [unentered-case]"]
      ),
      (
        """
        feature: A
        state: {enum: [on, off, broken]}  # lint:ignore unentered-case
        actions:
          tapped: 'state = state == .on ? .off : .on'
        tests:
          switches: {given: .on, steps: [{send: tapped, expect: .off}]}
        """, []
      ),
    ])
  func cases(_ spec: String, _ expected: [String]) throws {
    #expect(try caseFindings(["A": spec]) == expected.map { "A.yaml:\($0)" })
  }

  @Test("takes the severity of findings about cases from the settings")
  func severityOfCases() throws {
    let spec = """
      feature: A
      state: {enum: [idle, failed]}
      actions: {fail: {guard: state == .idle, do: state = .failed}}
      """
    #expect(try lines(["A": spec], settings: "lint: {final-case: 'off'}\n") == [])
    #expect(
      try lines(["A": spec], settings: "lint: {final-case: error}\n")
        == ["A.yaml:2:22 ERROR no block leaves the case 'failed' [final-case]"])
  }

  @Test(
    "reports no case that unseen code may enter or leave",
    arguments: [
      "go: state.reset()", "go: reset(&state)", "go: state = next()", "go: {manual: true}",
      "go: {perform: p}", "go: 'values.forEach { state = next($0) }'",
      "go: 'let copy = State.a; state = copy'", "go: (state, values) = next()",
      "go: 'func f() { state = .a }; f()'", "go: state.kind = 1",
      "go: 'state = .init(rawValue: 1) ?? .a'", "go: 'state = isReady ? .a : next()'",
    ])
  func unseenChanges(_ action: String) throws {
    let spec = """
      feature: A
      state: {enum: [a, b, c]}
      parameters: {values: '[Int]', isReady: Bool}
      computed: {kind: {type: Int, get: '1', set: 'self = .c'}}
      actions:
        set: {guard: state == .a, do: state = .b}
        \(action)
      procedures: {p: 'state.reset()'}
      tests:
        sets: {given: .a, arguments: {values: [], isReady: true}, steps: [{send: set, expect: .b}]}
      """
    #expect(try caseFindings(["A": spec]) == [])
  }

  @Test("lets a reducer in Swift enter and leave any case")
  func composedCases() throws {
    let spec = """
      feature: A
      state: {enum: [a, b, c]}
      actions: {set: {guard: state == .a, do: state = .b}}
      compose: {after: Router()}
      tests: {sets: {given: .a, steps: [{send: set, expect: .b}]}}
      """
    #expect(try caseFindings(["A": spec]) == [])
  }

  @Test("ignores a feature whose initial state is not in a spec")
  func firstStateInSwift() throws {
    let spec = """
      feature: A
      state: {enum: [a, b, c]}
      actions: {set: {guard: state == .a, do: state = .b}, back: state = .a}
      """
    #expect(try caseFindings(["A": spec]) == [])
    let parent = "feature: P\nchildren: {a: A}\n"
    #expect(try caseFindings(["A": spec, "P": parent]) == [])
  }

  @Test(
    "knows the cases that parents enter and leave",
    arguments: [
      ("children: {a: {feature: A, default: .a}}", ["c"], ["b"]),
      ("children: {a: {feature: A, default: .c}}", ["a"], ["b", "c"]),
      ("children: {a: {feature: A, default: .a}}\nactions: {go: state.a = .c}", [], []),
      ("children: {a: {feature: A, default: .a}}\nactions: {go: reset(&state.a)}", [], []),
      ("children: {a: {feature: A, default: .a}}\nactions: {go: {manual: true}}", [], []),
      (
        "children: {s: {oneOf: {a: A, o: O}, presence: optional}}\nactions: {go: {present: a(.a)}}",
        ["c"], []
      ),
      (
        "children: {s: {oneOf: {a: A, o: O}, presence: optional}}\nactions: {go: {present: a(x())}}",
        [], []
      ),
      (
        "children: {s: {oneOf: {a: A, o: O}, presence: optional}}\nactions: {go: 'state.s = .a(.c)'}",
        [], []
      ),
      ("state: {enum: [x, a]}\nchildren: {a: A}\nactions: {go: state = .a(.a)}", ["c"], []),
      (
        "children: {a: {feature: A, default: .a}}\nactions: {go: 'print([A.State.c, A.State.a])'}",
        [], ["b", "c"]
      ),
      (
        "children: {s: {oneOf: {a: A, o: O}, presence: optional}}\nactions: {go: 'state.s = x()'}",
        [], []
      ),
      (
        "children: {s: {oneOf: {a: A, o: O}, presence: optional}}\n"
          + "actions: {go: {do: 'state.s = .o(OFeature.State())', present: a(.a)}}",
        ["c"], []
      ),
      ("children: {a: {feature: A, default: .a}}\nactions: {go: state.reset()}", [], []),
      (
        "state: {n: Int = 0}\nchildren: {a: {feature: A, default: .a}}\nactions: {go: state.n = 1}",
        ["c"], ["b"]
      ),
    ])
  func parentsCases(_ parent: String, _ unentered: [String], _ final: [String]) throws {
    let specs = [
      "A": """
      feature: A
      state: {enum: [a, b, c]}
      actions: {set: {guard: state == .a, do: state = .b}}
      """,
      "O": "feature: O\nactions: {go: }\n", "P": "feature: P\n\(parent)\n",
    ]
    let found = try caseFindings(specs).filter { $0.hasPrefix("A.yaml") }
    let expected =
      unentered.map { "no block enters the case '\($0)' [unentered-case]" }
      + final.map { "no block leaves the case '\($0)' [final-case]" }
    #expect(Set(found.map { $0.drop { $0 != " " }.dropFirst() }) == Set(expected.map { $0[...] }))
  }

  @Test("reports no final case in which actions still have effects")
  func livelyCases() throws {
    let spec = """
      feature: A
      state: {enum: {idle: , running: {with: {_ ticks: Int}}, full: {with: {_ items: '[Int]'}}, home: }}
      children: {home: H}
      actions:
        start: {guard: state == .idle, do: state = .running(0)}
        tick: {guard: case .running(let ticks) = state, do: state = .running(ticks + 1)}
        fill: {guard: state == .idle, do: 'state = .full([])'}
        add: 'state.modify(\\.full) { $0.append(1) }'
        enter: {guard: state == .idle, do: state = .home(HFeature.State())}
      """
    let specs = ["A": spec, "H": "feature: H\nstate: {n: Int = 0}\nactions: {go: state.n = 1}\n"]
    #expect(try caseFindings(specs) == [])
  }

  @Test("reports no final case of a feature that dismisses itself")
  func dismissedCases() throws {
    let spec = """
      feature: A
      state: {enum: [idle, done]}
      actions: {finish: {guard: state == .idle, do: state = .done}, close: {dismiss: self}}
      """
    #expect(try caseFindings(["A": spec]) == [])
  }

  private func caseFindings(_ specs: [String: String]) throws -> [String] {
    try lines(specs).filter { $0.contains("ERROR") || $0.hasSuffix("-case]") }
  }
}
