import FeatureAdoption
import Testing

/// The steps of tests become steps of specs.
@Suite("Adopted tests")
struct TestStepTests {
  private static let steps: [(body: String, steps: String)] = [
    ("await store.send(.up) { $0.count = 1 }", "{send: up, expect: {count: 1}}"),
    ("await store.send(.tapped(at: 3))", "{send: tapped(at: 3)}"),
    (
      "await store.receive(.loaded(.success([\"a\"]))) { state in\n  state.items = [\"a\"]\n}",
      "{receive: loaded(.success([\"a\"])), expect: {items: [\"a\"]}}"
    ),
    ("await store.receive(\\.loaded.success, [\"a\"])", "{receive: loaded.success([\"a\"])}"),
    ("await store.receive(\\.tapped, 3)", "{receive: tapped(at: 3)}"),
    ("await store.receive(/Board.Action.loaded)", "{receive: loaded}"),
    (
      "await store.receive {\n  guard case .tapped(at: 3) = $0 else { return false }\n  return true\n}",
      "{receive: tapped(at: 3)}"
    ),
    (
      "await store.send(\\.binding.name, \"A\") { $0.name = \"A\"; $0.count = 1 }",
      "{bind: name = \"A\", expect: {count: 1}}"
    ),
    (
      "await store.send(.binding(.set(\\.$name, \"A\"))) { $0.name = \"A\" }",
      "{bind: name = \"A\"}"
    ),
    ("await store.send(.set(\\.name, \"A\")) { $0.name = \"A\" }", "{bind: name = \"A\"}"),
    ("await store.send(\\.binding.name, \"A\")", "{bind: name = \"A\", expect: {}}"),
    (
      "store.exhaustivity = .off\nawait store.send(\\.binding.name, \"A\")",
      "{exhaustivity: off}\n{bind: name = \"A\"}"
    ),
    ("await store.send(.view(.appeared))", "{send: view.appeared}"),
    ("await store.send(.view(.chosen(.first)))", "{send: view.chosen(.first)}"),
    ("await store.receive(\\.delegate.saved)", "{receive: delegate.saved}"),
    (
      "await store.send(.rows(.element(id: 1, action: .rename(\"A\")))) { $0.rows[id: 1]?.title = \"A\" }",
      "{send: rows[1].rename(\"A\"), expect: {rows[1].title: \"A\"}}"
    ),
    (
      "await store.send(\\.rows[id: 1].removed) { $0.rows = [] }",
      "{send: rows[1].removed, expect: {rows: []}}"
    ),
    (
      "await store.send(.path(.element(id: 0, action: .removed))) { $0.path[id: 0] = nil }",
      "{send: path[0].removed, expect: {path[0]: nil}}"
    ),
    (
      "await store.send(.sheet(.presented(.removed))) { $0.sheet?.title = \"\" }",
      "{send: sheet.removed, expect: {sheet.title: \"\"}}"
    ),
    ("await store.send(.destination(.dismiss))", "{send: destination.dismiss}"),
    (
      "await store.send(.destination(.presented(.edit(.removed)))) {\n  $0.destination?.modify(\\.edit) { $0.title = \"A\" }\n}",
      "{send: destination.edit.removed, expect: {destination.edit.title: \"A\"}}"
    ),
    (
      "await store.send(.up) {\n  // Twice.\n  $0.count += 2\n  $0.items.append(contentsOf: [1].map { \"\\($0)\" })\n}",
      "{send: up, expect: // Twice.\nstate.count += 2\nstate.items.append(contentsOf: [1].map { \"\\($0)\" })}"
    ),
    (
      "await store.send(.up) { $0.items[0] = \"A\" }",
      "{send: up, expect: state.items[0] = \"A\"}"
    ),
    (
      "await store.send(.up) { $0.count = 1\n#expect($0.items.isEmpty) }",
      "{send: up, expect: {count: 1}}\n{assert: state.items.isEmpty}"
    ),
    (
      "// Says how many.\nawait store.send(.up)",
      "{# Says how many.\nsend: up}"
    ),
    (
      "let task = await store.send(.load)\nawait task.cancel()",
      "{send: load}\n{cancel: load}"
    ),
    ("await store.send(.load).finish()", "{send: load}\n{finish: true}"),
    (
      "store.exhaustivity = .off(showSkippedAssertions: true)\nawait store.skipReceivedActions()\nawait store.skipInFlightEffects()",
      "{exhaustivity: off}\n{skip: received}\n{skip: effects}"
    ),
    (
      "await store.withExhaustivity(.off) { await store.receive(\\.up) }",
      "{exhaustivity: off}\n{receive: up}\n{exhaustivity: on}"
    ),
    (
      "XCTAssertEqual(store.state.count, 1 + 1, \"two\")\nXCTAssertFalse(store.state.items.isEmpty)\nXCTAssertNil(store.state.sheet)",
      "{assert: state.count == (1 + 1)}\n{assert: !state.items.isEmpty}\n{assert: state.sheet == nil}"
    ),
    ("#expect(store.state.count == 2)", "{assert: state.count == 2}"),
    ("store.assert { $0.count = 0 }", "{assert: state.count == 0}"),
    (
      "await store.send(.up)\nstore.dependencies.api.save = { _ in }",
      "{send: up}\n{do: store.dependencies.api.save = { _ in }}"
    ),
    (
      "await store.send(.up) { $0.count = 1 }\nlet count = store.state.count\nawait store.send(.up) { $0.count = count + 1 }",
      "{send: up, expect: {count: 1}}\n{do: let count = state.count}\n{send: up, expect: {count: count + 1}}"
    ),
    (
      "await store.send(.up)\n// Slowly.\nawait load()\nlet name = try XCTUnwrap(store.state.name)\nguard let url = URL(string: name) else { return XCTFail() }",
      "{send: up}\n{# Slowly.\ndo: await load()\nlet name = try #require(state.name)\nlet url = try #require(URL(string: name))}"
    ),
    (
      "expect(store.state.count).toEqual(2)\nexpect(store.state.sheet).to(beNil())\nawait expect(calls.all).toBeTrue()",
      "{assert: state.count == 2}\n{assert: state.sheet == nil}\n{assert: await calls.all}"
    ),
    (
      "store.exhaustivity = .off\nawait store.send(.up) { XCTAssert($0.items.isEmpty); $0.count = 1 }",
      "{exhaustivity: off}\n{send: up, expect: {count: 1}}\n{assert: state.items.isEmpty}"
    ),
  ]

  @Test("steps are converted")
  func steps() throws {
    let tests = adoptedTests(Self.steps.map(\.body))
    try #require(tests.count == Self.steps.count)
    for (test, expected) in zip(tests, Self.steps) { #expect(short(test) == expected.steps) }
  }

  private static let obstacles: [(body: String, reason: String)] = [
    ("for _ in 1...2 { await store.send(.up) }", "a loop over steps"),
    ("await fulfillment(of: [done])", "an unsupported statement between the steps"),
    ("let other = TestStore(initialState: Board.State()) { Board() }", "a second store"),
    ("await store.send(action)", "an action that is created elsewhere"),
    ("await store.receive { $0.isUp }", "an action that a condition describes"),
    ("store.dependencies.api.save = { _ in }", "a test without steps"),
    ("XCTAssertTrue(store.isDismissed)", "a condition on something other than the state"),
    (
      "await store.send(.up) { XCTAssert($0.count == 0); $0.count = 1 }",
      "a condition between changes of the state"
    ),
    ("await store.receive(.binding(.set(\\.name, \"\")))", "a binding that an effect sends"),
    ("defer { print(1) }\nawait store.send(.up)", "'defer'"),
  ]

  @Test("code that no step expresses keeps a test unchanged, and its place is reported")
  func obstacles() throws {
    let tests = adoptedTests(Self.obstacles.map(\.body))
    try #require(tests.count == Self.obstacles.count)
    for (test, expected) in zip(tests, Self.obstacles) {
      #expect(test.reasons.map(\.text) == [expected.reason])
      #expect(test.draft == nil)
      #expect((test.reasons.first?.span.start.line ?? 0) > 1)
    }
  }

  @Test("names of tests are words, and two tests of a feature have different names")
  func names() throws {
    let report = report(
      testedFeature,
      """
      final class BoardTests: XCTestCase {
        func testLoadsOnce() async { let store = TestStore(initialState: Board.State()) { Board() }; await store.send(.up) }
        func test_URLIsShown_whenTapped() async { let store = TestStore(initialState: Board.State()) { Board() }; await store.send(.up) }
        func helper() { _ = TestStore(initialState: Board.State()) { Board() } }
      }
      struct Suite {
        @Test func loadsOnce() async { let store = TestStore(initialState: Board.State()) { Board() }; await store.send(.up) }
        @Test("counts up, \\"really\\"") func a() async { let store = TestStore(initialState: Board.State()) { Board() }; await store.send(.up) }
        @Test("counts up") func b() async { let store = TestStore(initialState: Board.State()) { Board() }; await store.send(.up) }
      }
      """)
    #expect(
      report.tests.map(\.name) == [
        "loads once", "URL is shown when tapped", "loads once 2", "a", "counts up",
      ])
    #expect(report.tests.allSatisfy { $0.feature == "Board" && $0.draft != nil })
  }
}
