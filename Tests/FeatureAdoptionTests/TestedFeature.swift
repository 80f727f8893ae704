import Testing

@testable import FeatureAdoption

/// A feature in Swift, with a client and children, that the adopted tests are about.
let testedFeature = """
  @Reducer
  struct Board {
    @Reducer enum Destination { case edit(Row) }
    struct State {
      var count = 0
      var name = ""
      var items: [String] = []
      var rows: IdentifiedArrayOf<Row.State> = []
      @Presents var destination: Destination.State?
      @Presents var sheet: Row.State?
      var path = StackState<Row.State>()
      static let full = State(count: 9)
      static func made(_ count: Int) -> State { State(count: count) }
    }
    enum Action: ViewAction, BindableAction {
      case up, load, tapped(at: Int)
      case loaded(Result<[String], any Error>)
      case binding(BindingAction<State>)
      case rows(IdentifiedActionOf<Row>)
      case sheet(PresentationAction<Row.Action>)
      case destination(PresentationAction<Destination.Action>)
      case path(StackActionOf<Row>)
      case view(View)
      case delegate(Delegate)
      @CasePathable enum View { case appeared, chosen(Tab) }
      enum Delegate { case saved(Int) }
    }
    enum Tab { case first }
  }
  @Reducer
  struct Row {
    struct State { var id = 0; var title = "" }
    enum Action { case rename(String), removed }
  }
  @DependencyClient
  struct APIClient {
    var load: @Sendable (_ id: Int) async throws -> [String]
    var save: @Sendable ([String]) async -> Void
    var lines: @Sendable () -> AsyncStream<String> = { .finished }
  }
  extension DependencyValues {
    var api: APIClient {
      get { self[APIClient.self] }
      set { self[APIClient.self] = newValue }
    }
    mutating func setUp() { self.api.save = { _ in } }
  }
  """

/// Returns the adopted test of a feature whose test has a body in Swift.
///
/// - Parameter store: The code after the reducer in the test's store: the dependencies.
func adoptedTest(
  _ body: String, state: String = "Board.State()", store: String = "", members: String = ""
) throws -> AdoptedTest {
  let test = """
    final class BoardTests: XCTestCase {
      \(members)
      func testIt() async {
        let store = TestStore(initialState: \(state)) { Board() } \(store)
    \(body)
      }
    }
    """
  let report = report(testedFeature, test)
  #expect(report.unreadFiles.isEmpty)
  return try #require(report.tests.first)
}

/// Returns the adopted tests of a feature, one for each body, in their order.
func adoptedTests(_ bodies: [String]) -> [AdoptedTest] {
  let functions = bodies.enumerated().map { number, body in
    """
      func test\(number)() async {
        let store = TestStore(initialState: Board.State()) { Board() }
    \(body)
      }
    """
  }
  let report = report(
    testedFeature, "final class BoardTests: XCTestCase {\n\(functions.joined(separator: "\n"))\n}")
  #expect(report.unreadFiles.isEmpty)
  return report.tests
}

/// Describes a test in short form, with a line for each part and step; if no spec can express the test, with the
/// reason.
func short(_ test: AdoptedTest) -> String {
  let helpers = test.helpers.map { "helper: \($0.swift)\n" }.joined()
  switch test.draft {
  case .keys(let keys)?:
    return helpers
      + keys.map { key in
        if case .list(let steps) = key.value { return steps.map(short).joined(separator: "\n") }
        return "\(key.name): \(short(key.value))"
      }.joined(separator: "\n")
  case .list(let steps)?: return helpers + steps.map(short).joined(separator: "\n")
  case let draft?: return helpers + short(draft)
  case nil: return test.reasons.map(\.text).joined(separator: "\n")
  }
}

/// Describes a draft in short form: without quotes, and with collections in brackets.
func short(_ draft: SpecDraft) -> String {
  switch draft {
  case .text(let text): text.text
  case .list(let items): "[\(items.map(short).joined(separator: ", "))]"
  case .keys(let keys):
    "{"
      + keys.map { key in
        key.comments.map { "# \($0)\n" }.joined() + "\(key.name): \(short(key.value))"
      }.joined(separator: ", ") + "}"
  }
}
