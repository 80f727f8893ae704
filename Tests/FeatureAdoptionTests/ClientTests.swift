import FeatureAdoption
import SpecSupport
import Testing

/// The specs that dependencies become.
@Suite("Adopted clients")
struct ClientTests {
  private func client(_ text: String, key: String = "api") throws -> AdoptedClient {
    try #require(report(text).clients.first { $0.key == key })
  }

  private let key = """
    extension DependencyValues {
      var api: APIClient { get { self[APIClient.self] } set { self[APIClient.self] = newValue } }
    }

    """

  @Test("endpoints keep their parameters, errors, results and streams")
  func endpoints() throws {
    let client = try client(
      key + """
        struct APIClient {
          enum Scope { case all }
          var load: @Sendable (_ id: Int, Scope) async throws -> [Item]
          var check: (String) throws(Failure) -> Void
          var lines: @Sendable () -> AsyncThrowingStream<String, any Error>
          var reset: () -> Void = {}
          static let live = APIClient()
          func check(named name: String) throws(Failure) { try self.check(name) }
          func all() async -> [Item] { [] }
        }
        """)
    #expect(client.endpoints == ["load", "check", "lines", "reset", "all"])
    #expect(client.external.map(\.name) == ["external", "endpoints"])
    #expect(
      client.external[1].value.lines == [
        "load: {with: {_ id: Int, _ value: APIClient.Scope}, async: true, throws: true, returns: [Item]}",
        "check: {with: {named name: String}, throws: Failure}",
        "lines: {stream: String, throws: true}",
        "reset: ",
        "all: {async: true, returns: [Item]}",
      ])
    #expect(client.client?.map(\.name) == ["client", "key", "live", "endpoints"])
    _ = try TextProject(named: ["api": writtenSpec(client.external)]).valid()
    _ = try TextProject(named: ["APIClient": writtenSpec(try #require(client.client))]).valid()
  }

  @Test(
    "the library's macro labels the named values of endpoints, and initial values are placeholders")
  func macros() throws {
    let client = try client(
      key + """
        @DependencyClient
        struct APIClient {
          var load: (_ id: Int) -> Item = { _ in Item.none }
          var save: (Item) -> Void
        }
        """)
    let spec = try #require(client.client)
    #expect(short(.keys(Array(spec.dropLast()))) == "{client: APIClient, key: api, live: manual}")
    #expect(
      spec.last?.value.lines == [
        "load: {with: {id: Int}, returns: Item, placeholder: Item.none}",
        "save: {with: {_ value: Item}}",
      ])
  }

  @Test(
    "a type that no client spec can generate stays external, with the reason",
    arguments: [
      (
        "struct APIClient { var load: () -> Void; var count: Int }",
        "a stored value among the endpoints"
      ),
      (
        "struct APIClient { var load: () -> Void; var change: (inout Int) -> Void }",
        "an 'inout' parameter"
      ),
      ("struct APIClient<Item> { var load: () -> Void }", "a generic client"),
      ("protocol APIClient { func load() async }", "a client that is not a struct"),
      (
        "struct APIClient { var load: () -> Item }",
        "no placeholder for the result of 'load' in tests"
      ),
      (
        "struct APIClient { var load: () -> Void; static let testValue = APIClient(load: { print(1) }) }",
        "a 'testValue' that is written by hand"
      ),
      (
        "struct APIClient {\n#if DEBUG\nvar check: () -> Void\n#endif\nvar load: () -> Void }",
        "'#if' among the endpoints"
      ),
    ])
  func external(_ type: String, _ reason: String) throws {
    let client = try client(key + type)
    #expect(client.client == nil)
    #expect(client.reasons.map(\.text) == [reason])
    #expect(client.endpoints?.contains("load") == true)
  }

  @Test("keys without a declaration accept any endpoints")
  func unknownKeys() throws {
    let report = report(
      """
      @Reducer struct A {
        struct State {}
        enum Action { case up }
        @Dependency(\\.mainQueue) var mainQueue
        @Dependency(\\.date.now) var now
      }
      """,
      """
      @Test func a() async {
        let store = TestStore(initialState: A.State()) { A() } withDependencies: { $0.locator.find = { 1 } }
        await store.send(.up)
      }
      """)
    #expect(report.clients.map(\.key) == ["locator", "mainQueue"])
    #expect(report.clients.allSatisfy { $0.endpoints == nil && $0.client == nil })
    #expect(
      report.clients.map { writtenSpec($0.external) }
        == ["external: locator\nendpoints: any\n", "external: mainQueue\nendpoints: any\n"])
  }
}

extension SpecDraft {
  /// The keys of the draft in short form.
  fileprivate var lines: [String] {
    guard case .keys(let keys) = self else { return [] }
    return keys.map { "\($0.name): \(short($0.value))" }
  }
}
