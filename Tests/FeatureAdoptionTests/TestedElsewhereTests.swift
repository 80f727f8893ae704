import FeatureAdoption
import Testing

/// The code that tests use from elsewhere: stores, states and functions.
@Suite("What adopted tests are made with elsewhere")
struct TestedElsewhereTests {
  @Test("a state that is made elsewhere is given as a whole")
  func madeStates() throws {
    let test = try adoptedTest("await store.send(.up)", state: "Board.State.made(3)")
    #expect(
      short(test) == """
        given: Board.State.made(3)
        {send: up}
        """)
  }

  @Test("a store that is a property is made for each test; one that a test makes counts instead")
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
    "fields without a first value are given what the app's initializer gives them",
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

  @Test("shared values that a step changes without their reference are changed in it")
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

  @Test("functions take those along that they call, unless one needs the test itself")
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
