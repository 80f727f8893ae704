import FeatureAdoption
import SpecSource
import Testing

@testable import FeatureGenCLI

/// Constructs that the language can express but that adoption does not draft yet: the report names them.
@Suite("Features without a spec")
struct UndraftedTests {
  @Test(
    "each unsupported form is reported with a reason and its line",
    arguments: [
      (
        "struct State: Equatable { @Shared(.count) var count }", "",
        "a shared field that takes its type from its key", 5
      ),
      (
        "struct State: Equatable { @Shared(value: 0) var count: Int }", "",
        "a shared field with a value instead of a key", 5
      ),
      (
        "struct State: Equatable { @Shared var count: Int; init(from all: Shared<Int>?) { if let all { _count = all } else { _count = Shared(value: 0) } } }",
        "", "an initializer of the state that cannot call the generated one", 5
      ),
      (
        "struct State: Equatable { @Shared var count: Int; init(count: Int) { self._count /* A note. */ = Shared(wrappedValue: count, .inMemory(\"count\")) } }",
        "", "an initializer of the state that cannot call the generated one", 5
      ),
      (
        "struct State: Equatable { var count: Int = 0; var limit = 9; init() {}; init(count: Int = 1) { self.count = count; limit = 7 } }",
        "", "an initializer of the state that cannot call the generated one", 5
      ),
      (
        "struct State: Equatable { var count: Int = 0 { willSet { print(newValue) } } }", "",
        "a field whose observers no key can express", 5
      ),
      (
        "struct State: Equatable { @available(macOS 14, *) var count: Int = 0 }", "",
        "a field with '@available'", 5
      ),
      (
        "struct State: Equatable { var count: Int = 0 }", "lazy var limit: Int = 3",
        "a stored property of the reducer", 7
      ),
      (
        "struct State: Equatable { var count: Int = 0 }", "let limits = Limits.usual",
        "a stored property without a type", 7
      ),
      (
        "struct State: Equatable { var count: Int = 0 }", "let load: () async -> Int",
        "a stored closure that is not '@Sendable'", 7
      ),
    ])
  func form(state: String, member: String, reason: String, line: Int) throws {
    let feature = try adopted(state: state, member: member)
    guard case .none(let reasons) = feature.spec else {
      Issue.record("a spec was made of it: \(feature)")
      return
    }
    #expect(reasons.map(\.text) == [reason])
    #expect(reasons.first?.span.start.line == line)
  }

  @Test(
    "a child that does not match a case of the state stays Swift",
    arguments: [
      ("enum State: Equatable { case on, off }", ".ifCaseLet(\\.on, action: \\.child) { Child() }"),
      (
        "struct State: Equatable { var count: Int = 0 }",
        ".ifCaseLet(\\.count, action: \\.count) { Child() }"
      ),
    ])
  func child(state: String, operator line: String) throws {
    let feature = try adopted(state: state, bodyOperator: line)
    let text = try #require(feature.spec.equalText, "\(feature)")
    #expect(text.contains("\ncompose:\n  own: '\(line)'\n"))
    #expect(!text.contains("children:"))
  }

  @Test(
    "unsupported actions and patterns are reported with a reason",
    arguments: [
      (
        "@available(macOS 14, *) case up(Int)", "case .up: return .none",
        "an action with '@available'"
      ),
      ("indirect case up(Action)", "case .up: return .none", "an indirect action"),
      (
        "case up(Int)", "case .up(var count): count += 1; state.count = count; return .none",
        "'var' in a pattern"
      ),
    ])
  func action(_ declaration: String, handler: String, reason: String) throws {
    let feature = try adopted(
      state: "struct State: Equatable { var count = 0 }", action: declaration, handler: handler)
    guard case .none(let reasons) = feature.spec else {
      Issue.record("a spec was made of it: \(feature)")
      return
    }
    #expect(reasons.map(\.text) == [reason])
  }

  /// Adopts a feature with a state, a member, an operator of its own and a single action.
  private func adopted(
    state: String, member: String = "", bodyOperator: String = "", action: String = "case up",
    handler: String = "case .up: return .none"
  ) throws -> AdoptedFeature {
    let text = """
      import ComposableArchitecture

      @Reducer
      struct Switch {
        \(state)
        enum Action { \(action) }
        \(member)
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(handler)
            }
          }
          \(bodyOperator)
        }
      }
      """
    let report = adoptionReport(
      of: [SourceFile(path: "Switch.swift", text: text)],
      trying: try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem))
    return try #require(report.features.first { $0.name == "Switch" })
  }
}
