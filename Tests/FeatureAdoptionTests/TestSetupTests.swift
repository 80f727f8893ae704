import FeatureAdoption
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import Testing

/// The beginnings of tests become the beginnings of specs' tests.
@Suite("The setup of adopted tests")
struct TestSetupTests {
  @Test(
    "states and dependencies are converted",
    arguments: [
      ("Board.State(count: 3, name: \"A\")", "", "", "given: {count: 3, name: \"A\"}"),
      (".full", "", "", "given: {count: 9}"),
      (
        "Board.State()",
        "withDependencies: { $0.api.load = { _ in [\"a\"] }; $0.uuid = .incrementing }", "",
        "dependencies: {api.load: [\"a\"], uuid: incrementing}"
      ),
      (
        "Board.State()", "withDependencies: { $0.api.load = { _ in throw Failure() } }", "",
        "dependencies: {api.load: {throws: Failure()}}"
      ),
      (
        "Board.State()", "withDependencies: { $0.api.save = { _ in }; $0.date.now = .distantPast }",
        "",
        "dependencies: {api.save: (), date: .distantPast}"
      ),
      (
        "Board.State()", "withDependencies: { $0.api.load = { [\"\\($0)\"] } }", "",
        "dependencies: {api.load: {closure: { [\"\\($0)\"] }}}"
      ),
      (
        "Board.State()", "withDependencies: { $0.other.load = { 5 }; $0.third = .noop }", "",
        "dependencies: {other.load: {closure: { 5 }}, third: .noop}"
      ),
      (
        "Board.State()", "withDependencies: { $0.uuid = { .constant(UUID(3)) }() }", "",
        "dependencies: {uuid: UUID(3)}"
      ),
      ("Board.State()", "withDependencies: { $0.setUp() }", "", "dependencies: {api.save: ()}"),
      (
        "Board.State()", "withDependencies: { $0.continuousClock = clock }",
        "let clock = TestClock()",
        "dependencies: {continuousClock: test}"
      ),
      (
        "Board.State()", "withDependencies: { $0.continuousClock = ImmediateClock() }", "",
        "dependencies: {continuousClock: immediate}"
      ),
      (
        "Board.State(name: title)", "", "let title = \"A\"",
        "setup: let title = \"A\"\ngiven: {name: title}"
      ),
    ])
  func beginnings(
    _ state: String, _ store: String, _ members: String, _ parts: String
  ) throws {
    let test = try adoptedTest(
      "await store.send(.up)", state: state, store: store, members: members)
    #expect(short(test) == parts + "\n{send: up}")
  }

  @Test("a clock has the name of its key, and advances")
  func clocks() throws {
    let test = try adoptedTest(
      """
      await store.send(.load)
      await clock.advance(by: .seconds(1))
      """,
      store:
        "withDependencies: { $0.api.load = { _ in try await clock.sleep(for: .seconds(1)); return [] }; $0.continuousClock = self.clock }",
      members: "let clock = TestClock()")
    #expect(
      short(test) == """
        dependencies: {api.load: {closure: { _ in try await continuousClock.sleep(for: .seconds(1)); return [] }}, \
        continuousClock: test}
        {send: load}
        {advance: .seconds(1)}
        """)
  }

  @Test("a stream that the test creates is declared as fed")
  func streams() throws {
    let report = report(
      testedFeature,
      """
      @Test func hears() async {
        let lines = AsyncStream<String>.makeStream()
        let store = TestStore(initialState: Board.State()) { Board() } withDependencies: {
          $0.api.lines = { lines.stream }
        }
        await store.send(.load)
        lines.continuation.yield("a")
        lines.continuation.finish()
      }
      """)
    #expect(
      short(try #require(report.tests.first)) == """
        dependencies: {api.lines: {stream: fed}}
        {send: load}
        {feed: api.lines("a")}
        {end: api.lines}
        """)
  }

  @Test("a variable changes between the same steps as in the original test")
  func variables() throws {
    let test = try adoptedTest(
      """
      var names = ["a"]
      await store.receive(\\.loaded) { $0.items = names }
      names.append("b")
      await store.receive(\\.loaded) { $0.items = names }
      """)
    #expect(
      short(test) == """
        setup: var names = ["a"]
        {receive: loaded, expect: {items: names}}
        {do: names.append("b")}
        {receive: loaded, expect: {items: names}}
        """)
  }

  @Test("a dependency that statements configure is set as a whole")
  func wholeDependencies() throws {
    let test = try adoptedTest(
      "await store.send(.up)",
      store: "withDependencies: { $0.api.save = { _ in }; $0.api.override(5) }")
    #expect(
      short(test) == """
        dependencies: {api: {
          var api = APIClient.testValue
          api.save = { _ in }
          api.override(5)
          return api
        }()}
        {send: up}
        """)
  }

  @Test("comments stay above their code")
  func comments() throws {
    let report = report(
      testedFeature,
      """
      final class BoardTests: XCTestCase {
        // MARK: - Steps
        /// Counts.
        func testIt() async {
          // One.
          let first = 1
          // Two.
          let store = TestStore(initialState: Board.State()) { Board() } withDependencies: {
            // Three.
            $0.uuid = .incrementing
          }
          // Four.
          await store.send(.up) {
            // Five.
            $0.count = first
          }
          // Six.
        }
      }
      """)
    let test = try #require(report.tests.first)
    #expect(test.comments == ["MARK: - Steps"])
    #expect(
      short(test) == """
        doc: Counts.
        setup: // One.
        let first = 1
        dependencies: {# Three.
        uuid: incrementing}
        {# Two.
        # Four.
        # Five.
        # Six.
        send: up, expect: {count: first}}
        """)
  }

  @Test("a converted test decodes in a spec of its feature")
  func decodes() throws {
    let test = try adoptedTest(
      """
      await store.send(.load)
      await store.receive(\\.loaded.success) { $0.items = ["a"] }
      await store.send(\\.binding.name, "A") { $0.name = "A" }
      await store.send(.rows(.element(id: 1, action: .rename("B")))) { $0.rows[id: 1]?.title = "B" }
      XCTAssertEqual(store.state.items.count, 1)
      """, state: "Board.State(rows: [Row.State(id: 1)])",
      store: "withDependencies: { $0.api.load = { _ in [\"a\"] } }")
    let draft = try #require(test.draft)
    let api = try #require(report(testedFeature).clients.first { $0.key == "api" })
    let spec = """
      feature: Board
      state: {name: {type: String, default: '""', binding: true}, items: '[String] = []'}
      children: {rows: {feature: Row, presence: many}}
      dependencies: [api]
      actions:
        load: {run: {call: 'api.load(id: 1)', result: loaded}}
        loaded: {with: {_ result: 'Result<[String], any Error>'}, do: 'state.items = (try? result.get()) ?? []'}

      \(writtenSpec([DraftKey("tests", .keys([DraftKey(test.name, draft)]))]))
      """
    let row = """
      feature: Row
      state: {id: {type: Int, default: '0'}, title: 'String = ""'}
      actions: {rename: {with: {_ title: String}, do: state.title = title}}
      """
    let project = TextProject(named: [
      "Board": spec, "Row": row, "api": writtenSpec(api.external),
    ])
    _ = try project.valid()
  }
}
