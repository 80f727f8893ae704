import FeatureProgram
import FeatureSpec
import Testing

@testable import FeatureGenCLI

// Findings that require several specs.

extension LintRuleTests {
  @Test("reports delegate actions that no parent handles, and errors that nothing handles")
  func findingsAcrossSpecs() throws {
    let child = """
      feature: Child
      delegate: [closed, saved]
      dependencies: [api]
      actions:
        save: {run: {call: api.save(), failure: ignore}, send: delegate.saved}
        close: {send: delegate.closed}
      tests:
        saves:
          dependencies: {api.save: {records: saves}}
          steps: [{send: save}, {receive: delegate.saved}, {send: close}, {receive: delegate.closed}]
      """
    let parent = """
      feature: Parent
      children: {child: Child}
      state: {isSaved: Bool = false}
      reactions: {child.delegate.saved: state.isSaved = true}
      """
    let client = """
      client: API
      key: api
      endpoints: {save: {async: true, throws: true, live: print()}}
      """
    #expect(
      try lines(["Child": child, "Parent": parent, "API": client]) == [
        "Child.yaml:2:12 no parent reacts to 'delegate.closed' [unheard-delegate]"
      ])
    #expect(
      try lines(
        ["Child": child, "Parent": parent, "API": client],
        settings: "lint: {ignored-failure: note, unheard-delegate: 'off'}\n")
        == ["Child.yaml:5:34 no action receives this error [ignored-failure]"])
  }

  @Test(
    "knows fields that a parent changes",
    arguments: [
      ("state.child.n = 1", true), ("state.child.n += 1", true), ("reset(&state.child)", true),
      ("state.child.reset()", true), ("'if state.child.n > 0 { return }'", false),
      ("print(state.child)", false),
    ])
  func parentsWrites(_ change: String, _ isChange: Bool) throws {
    let specs = [
      "Child": "feature: Child\nstate: {n: Int = 0}\nactions: {go: }\ntests: {t: [{send: go}]}",
      "Middle": "feature: Middle\nchildren: {child: Child}",
      "Parent": """
      feature: Parent
      children: {middle: Middle, child: Child}
      actions: {go: \(change.replacing("return", with: "print(1)"))}
      tests: {t: [{send: go}]}
      """,
    ]
    #expect(
      try lines(specs)
        == (isChange ? [] : ["Child.yaml:2:9 nothing changes 'n' [unwritten-state]"]))
  }

  @Test(
    "ignores effects that end with their feature",
    arguments: [
      ("children: {a: {feature: A, presence: optional}}", "", true),
      ("children: {a: {feature: A, presence: stack}}", "", true),
      ("children: {a: A}", "", false),
      ("actions: {go: }", ", close: {dismiss: self}", true),
    ])
  func briefEffects(_ parent: String, _ action: String, _ isBrief: Bool) throws {
    let specs = [
      "A": "feature: A\nactions: {start: {timer: {every: 1s, send: tick}}, tick: \(action)}",
      "B": "feature: B\n\(parent)",
    ]
    let found = try lines(specs).filter { $0.contains("[endless-effect]") }
    #expect(found.isEmpty == isBrief)
  }

  @Test("points at the fragments that cause long lines, in the order of the file")
  func longLines() throws {
    let sum = Array(repeating: "1000", count: 20).joined(separator: " + ")
    let long = String(repeating: "Long", count: 22)
    let spec = """
      feature: A
      state: {n: Int = 0}
      actions:
        up: state.n = \(sum)
        got\(long): {with: {_ value: Int}}
        down: state.n = state.n - \(sum)
      tests:
        goes: [{send: up}, {send: 'got\(long)(1)'}, {send: down}]
      """
    let found = try lines(["A": spec]).filter { $0.contains("[long-line]") }
    let places = found.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(!places.contains("A.yaml:1:1"), "\(found)")
    #expect(places.contains("A.yaml:4:7") && places.contains("A.yaml:6:9"), "\(found)")
    let numbers = places.compactMap { Int($0.split(separator: ":")[1]) }
    #expect(numbers == numbers.sorted())
  }

  @Test(
    "counts a parent's reaction to any action of its child",
    arguments: [("child.any", true), ("child.delegate.any", true), ("child.view.any", false)])
  func handledAsAny(_ address: String, isHeard: Bool) throws {
    let child = """
      feature: Child
      actions: {view.tapped: {send: delegate.closed}}
      delegate: [closed]
      tests: {closes: [{send: view.tapped}, {receive: delegate.closed}]}
      """
    let parent = """
      feature: Parent
      state: {n: Int = 0}
      children: {child: Child}
      reactions: {\(address): state.n += 1}
      """
    let unheard = try lines(["Child": child, "Parent": parent]).filter { $0.contains("unheard") }
    #expect(unheard.isEmpty == isHeard, "\(unheard)")
  }

  @Test("knows actions that the tests of a parent send")
  func parentsTests() throws {
    let child = "feature: Child\nstate: {n: Int = 0}\nactions: {up: state.n += 1}\n"
    let parent = """
      feature: Parent
      children: {child: Child}
      tests: {counts: [{send: child.up, expect: {child.n: 1}}]}
      """
    #expect(try lines(["Child": child, "Parent": parent]) == [])
  }

  @Test("reports a feature only once if its tests send none of its actions")
  func idleTests() throws {
    let spec = """
      feature: A
      state: {n: {default: 0, let: true}}
      actions: {up: , down: }
      tests: {waits: [{assert: state.n == 0}]}
      """
    #expect(
      try lines(["A": spec]) == [
        "A.yaml:1:10 no test sends or receives any of the 2 actions of 'A' [untested-action]"
      ])
  }

  @Test("ignores actions of a spec without tests, which may be in Swift")
  func noTests() throws {
    #expect(try lines(["A": "feature: A\nactions: {up: , down: }\n"]) == [])
  }

  @Test(
    "knows delegate actions that parents match in Swift",
    arguments: [(".pushed(.delegate(.closed))", true), (".pushed(.delegate(.opened))", false)])
  func matchedDelegates(_ pattern: String, isHeard: Bool) throws {
    let child = """
      feature: Child
      actions: {tapped: {send: delegate.closed}}
      delegate: [closed]
      """
    let parent = """
      feature: Parent
      state: {n: Int = 0}
      children: {child: Child}
      actions:
        went:
          with: {_ value: Child.Action}
          match: {on: value, cases: {'\(pattern)': state.n += 1, _: }}
      """
    let unheard = try lines(["Child": child, "Parent": parent]).filter { $0.contains("unheard") }
    #expect(unheard.isEmpty == isHeard, "\(unheard)")
  }

  @Test("assumes that a Swift reducer around a parent reacts to any delegate action")
  func composedParents() throws {
    let child = "feature: Child\nactions: {tapped: {send: delegate.closed}}\ndelegate: [closed]\n"
    let parent = "feature: Parent\nchildren: {child: Child}\ncompose: {after: Router()}\n"
    #expect(try lines(["Child": child, "Parent": parent]) == [])
  }
}
