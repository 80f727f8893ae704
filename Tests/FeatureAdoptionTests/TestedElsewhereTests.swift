import FeatureAdoption
import Testing

/// The code that tests use from elsewhere: stores, states and functions.
@Suite("Code that adopted tests use from elsewhere")
struct TestedElsewhereTests {
  @Test("a state that is created elsewhere is set as a whole")
  func madeStates() throws {
    let test = try adoptedTest("await store.send(.up)", state: "Board.State.made(3)")
    #expect(
      short(test) == """
        given: Board.State.made(3)
        {send: up}
        """)
  }

  @Test("a store in a property is created for each test, unless the test creates its own store")
  func storedStores() {
    let report = report(
      testedFeature,
      """
      final class BoardTests: XCTestCase {
        let store = TestStore(initialState: Board.State(count: 3), reducer: Board.init)
        func testUp() async { await store.send(.up) }
        func testOwn() async {
          let store = TestStore(initialState: Board.State()) { Board() }
          await store.send(.load)
        }
      }
      """)
    #expect(report.tests.map(short) == ["given: {count: 3}\n{send: up}", "{send: load}"])
  }

  @Test(
    "fields without an initial value have the value that the app's initializer sets",
    arguments: [
      ("self.stops = stops", "given: {name: \"B\", stops: 5}"),
      (
        "self.stops = stops * 2", "given: Trip.State(name: \"B\")"
      ),
    ])
  func initializers(_ statement: String, _ beginning: String) throws {
    let report = report(
      """
      @Reducer struct Trip {
        struct State {
          let stops: Int
          var name: String
          init(stops: Int = 5, name: String) {
            \(statement)
            self.name = name
          }
        }
        enum Action { case started }
      }
      """,
      """
      @Test func starts() async {
        let store = TestStore(initialState: Trip.State(name: "B")) { Trip() }
        await store.send(.started)
      }
      """)
    #expect(short(try #require(report.tests.first)) == "\(beginning)\n{send: started}")
  }

  @Test("shared values that a step changes directly are changed with 'withLock'")
  func sharedValues() throws {
    let report = report(
      """
      @Reducer struct Trip {
        struct State {
          @Shared(.stops) var stops: [String] = []
          var count = 0
        }
        enum Action { case added }
      }
      """,
      """
      @Test func adds() async {
        let store = TestStore(initialState: Trip.State()) { Trip() }
        await store.send(.added) {
          $0.stops.append("A")
          $0.stops[0] += "B"
          $0.count = 1
        }
      }
      """)
    #expect(
      short(try #require(report.tests.first)) == """
        {send: added, expect: state.$stops.withLock { $0.append("A") }
        state.$stops.withLock { $0[0] += "B" }
        state.count = 1}
        """)
  }

  @Test("functions bring the functions that they call, unless a function needs the test's type")
  func helpers() throws {
    let step = "await store.receive(\\.loaded) { $0.items = two() }"
    let two = #"func two() -> [String] { Array(repeating: "a", count: one()) }"#
    let taken = try adoptedTest(step, members: "private func one() -> Int { 2 }\n  private \(two)")
    #expect(
      short(taken) == """
        helper: func one() -> Int { 2 }
        helper: \(two)
        {receive: loaded, expect: {items: two()}}
        """)
    let refused = try adoptedTest(step, members: "func one() -> Int { self.hash }\n  \(two)")
    #expect(short(refused) == "a helper function of the test's type")
  }
}
