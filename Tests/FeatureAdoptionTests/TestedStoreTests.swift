import FeatureAdoption
import Testing

/// Stores that an app's tests get from functions or from code that runs before each test.
@Suite("Stores that functions create for adopted tests")
struct TestedStoreTests {
  /// Returns the adopted tests of a class in short form, together with the code outside the class.
  private func shorts(_ members: String, beside: String = "") -> [String] {
    let report = report(
      testedFeature,
      """
      final class BoardTests: XCTestCase {
      \(members)
      }
      \(beside)
      """)
    return report.tests.map(short)
  }

  @Test(
    "arguments of a function that creates the store replace its parameters",
    arguments: [
      ("makeStore()", "dependencies: {api.save: ()}"),
      (
        "Self.makeStore(count: 3, named: \"A\")",
        "given: {count: 3, name: \"A\"}\ndependencies: {api.save: ()}"
      ),
      (
        "self.makeStore(state: .full, save: { saved.append($0) })",
        "given: {count: 9}\ndependencies: {api.save: {closure: { saved.append($0) }}}"
      ),
      (
        "makeStore(items: Array(\"AB\")) { $0.uuid = .incrementing }",
        "setup: let items: [String] = Array(\"AB\")\ngiven: {items: items + items}\n"
          + "dependencies: {uuid: incrementing}"
      ),
      ("Stores.make { $0.name = \"B\" }", "given: {count: 4, name: \"B\"}\n{exhaustivity: off}"),
    ])
  func makers(_ call: String, _ beginning: String) throws {
    let tests = shorts(
      """
        static func makeStore(count: Int, named name: String) -> TestStoreOf<Board> {
          TestStore(initialState: Board.State(count: count, name: name)) {
            Board()
          } withDependencies: {
            $0.api.save = { _ in }
          }
        }
        func makeStore(
          state: Board.State = .init(), save: @escaping @Sendable ([String]) async -> Void = { _ in }
        ) -> TestStore<Board.State, Board.Action> {
          return TestStore(initialState: state) { Board() } withDependencies: { $0.api.save = save }
        }
        private func makeStore(
          items: [String], change: (inout DependencyValues) -> Void
        ) -> TestStoreOf<Board> {
          TestStore(initialState: Board.State(items: items + items)) { Board() } withDependencies: {
            change(&$0)
          }
        }
        func testIt() async {
          let board = \(call)
          await board.send(.up)
        }
      """,
      beside: """
        enum Stores {
          static func make(changing change: (inout Board.State) -> Void) -> TestStoreOf<Board> {
            var state = Board.State(count: 4)
            change(&state)
            let store = TestStore(initialState: state) { Board() }
            store.exhaustivity = .off
            return store
          }
        }
        """)
    #expect(tests == ["\(beginning)\n{send: up}"])
  }

  @Test("a clock that a test passes to a function is the test's clock")
  func clocks() {
    let tests = shorts(
      """
        func makeStore(clock: TestClock<Duration>) -> TestStoreOf<Board> {
          TestStore(initialState: Board.State()) { Board() } withDependencies: {
            $0.continuousClock = clock
          }
        }
        func testIt() async {
          let ticks = TestClock()
          let store = makeStore(clock: ticks)
          await store.send(.load)
          await ticks.advance(by: .seconds(1))
        }
      """)
    #expect(
      tests == ["dependencies: {continuousClock: test}\n{send: load}\n{advance: .seconds(1)}"])
  }

  private static let setUp = """
      private var store: TestStoreOf<Board>!
      private var state: Board.State!
      private var calls: Calls!
      private var unused: Calls!
      override func setUp() async throws {
        try await super.setUp()
        continueAfterFailure = false
        calls = Calls()
        unused = Calls()
        state = Board.State(count: 3)
        store = TestStore(initialState: state) { Board() } withDependencies: { [calls] in
          $0.api.save = { calls.add($0) }
        }
      }
      override func tearDown() { store = nil }
    """

  @Test("code that runs before each test is part of the test")
  func prepared() {
    let tests = shorts(
      """
      \(Self.setUp)
        override func invokeTest() {
          withDependencies { $0.date.now = .distantPast } operation: { super.invokeTest() }
        }
        func testIt() async {
          await store.send(.up) { $0.count = 4 }
          calls.clear()
          XCTAssertEqual(calls.all, [])
        }
      """)
    #expect(
      tests == [
        """
        setup: let calls: Calls = Calls()
        given: {count: 3}
        dependencies: {date: .distantPast, api.save: {closure: { calls.add($0) }}}
        {send: up, expect: {count: 4}}
        {do: calls.clear()}
        {assert: calls.all == []}
        """
      ])
  }

  @Test("a store that the test creates replaces the store from 'setUp'")
  func replaced() {
    let tests = shorts(
      """
      \(Self.setUp)
        func testIt() async {
          state = Board.State(name: "A")
          store = TestStore(initialState: state) { Board() }
          await store.send(.up)
        }
      """)
    #expect(tests == ["given: {name: \"A\"}\n{send: up}"])
  }

  @Test("a store that an initializer creates is the store of each test")
  func initializers() throws {
    let report = report(
      testedFeature,
      """
      @Suite struct BoardTests {
        let store: TestStoreOf<Board>
        init() {
          store = TestStore(initialState: Board.State(count: 1)) { Board() }
        }
        @Test func up() async { await store.send(.up) }
      }
      """)
    #expect(report.tests.map(short) == ["given: {count: 1}\n{send: up}"])
  }

  @Test("the steps of a function that receives the store are steps of the test")
  func passedStores() {
    let tests = shorts(
      """
        var board: TestStoreOf<Board> = {
          let first = Board.State(count: 1)
          return TestStore(initialState: first) { Board() }
        }()
        func testIt() async {
          await raise(board, to: 2)
          await board.send(.load)
        }
        private func raise(_ store: TestStoreOf<Board>, to count: Int) async {
          // Once.
          await store.send(.up) { $0.count = count }
        }
      """)
    #expect(
      tests == [
        "given: {count: 1}\n{# Once.\nsend: up, expect: {count: 2}}\n{send: load}"
      ])
  }

  @Test("functions that check with XCTest check with Swift Testing in a spec")
  func checkingFunctions() {
    let tests = shorts(
      """
        func testIt() async {
          let store = TestStore(initialState: Board.State()) { Board() }
          await store.send(.up)
          XCTAssertAll([1])
        }
        private func XCTAssertAll(_ all: [Int]) {
          XCTAssertEqual(all, [1])
        }
      """)
    #expect(
      tests == [
        """
        helper: func XCTAssertAll(_ all: [Int]) {
          #expect(all == [1])
        }
        {send: up}
        {do: XCTAssertAll([1])}
        """
      ])
  }
}
