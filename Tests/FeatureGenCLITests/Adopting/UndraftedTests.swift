import FeatureAdoption
import SpecSource
import Testing

@testable import FeatureGenCLI

/// What the language can say, but no spec is made of yet: the report names it.
@Suite("Features of which no spec is made yet")
struct UndraftedTests {
  @Test(
    "each form is a reason with its line",
    arguments: [
      (
        "enum State: Equatable { case on, off }", "",
        ".ifCaseLet(\\.on, action: \\.child) { Child() }",
        "a child whose state and actions are called differently", 9
      ),
      (
        "struct State: Equatable { var count: Int = 0 }", "",
        ".ifCaseLet(\\.count, action: \\.count) { Child() }",
        "a child whose state lies elsewhere", 9
      ),
      (
        "struct State: Equatable { @Shared(.count) var count }", "", "",
        "a shared field whose key shows its type", 5
      ),
      (
        "struct State: Equatable { @Shared(value: 0) var count: Int }", "", "",
        "a shared field that begins with a value", 5
      ),
      (
        "struct State: Equatable { var count: Int = 0 { didSet { count = 1 } } }", "", "",
        "a field with '@didSet'", 5
      ),
      (
        "struct State: Equatable { var count: Int = 0 }", "var limit: Int", "",
        "a stored property of the reducer", 7
      ),
      (
        "struct State: Equatable { var count: Int = 0 }", "let limits = Limits.usual", "",
        "a stored property without a type", 7
      ),
      (
        "struct State: Equatable { var count: Int = 0 }", "let load: () async -> Int", "",
        "a stored closure that is not '@Sendable'", 7
      ),
    ])
  func form(
    state: String, member: String, behind: String, reason: String, line: Int
  ) throws {
    let text = """
      import ComposableArchitecture

      @Reducer
      struct Switch {
        \(state)
        enum Action { case up }
        \(member)
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up: return .none
            }
          }
          \(behind)
        }
      }
      """
    let report = adoptionReport(
      of: [SourceFile(path: "Switch.swift", text: text)],
      trying: try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem))
    let feature = try #require(report.features.first { $0.name == "Switch" })
    guard case .none(let reasons)? = feature.spec else {
      Issue.record("a spec was made of it, or none was tried: \(feature)")
      return
    }
    #expect(reasons.map(\.text) == [reason])
    #expect(reasons.first?.span.start.line == line)
  }
}
