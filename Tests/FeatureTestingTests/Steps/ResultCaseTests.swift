import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Cases of results, and endpoints that never answer")
struct ResultCaseTests {
  /// A feature that requests a text.
  struct Question: Reducer {
    struct State: Equatable, Sendable {
      var answer = ""
    }

    enum Action: CasePathable, Sendable {
      case asked
      case answered(_ result: Result<String, any Error>)

      struct AllCasePaths: Sendable {
        var answered: AnyCasePath<Action, Result<String, any Error>> {
          .init(Action.answered) { if case .answered(let result) = $0 { result } else { nil } }
        }
      }

      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    let ask: @Sendable () async throws -> String

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .asked:
        return .run { [ask] send in
          do {
            await send(.answered(.success(try await ask())))
          } catch {
            await send(.answered(.failure(error)))
          }
        }
      case .answered(let result):
        state.answer = (try? result.get()) ?? "?"
        return .none
      }
    }
  }

  @Test("a step receives the value of a result and compares it")
  func success() async {
    let store = TestStore(initialState: Question.State()) { Question { "yes" } }
    await store.send(.asked)
    await store.receive(\.answered.success, "yes") { $0.answer = "yes" }
  }

  @Test("a step receives the error of a result, which cannot be compared")
  func failure() async {
    let store = TestStore(initialState: Question.State()) {
      Question { throw EffectError("no") }
    }
    await store.send(.asked)
    await store.receive(\.answered.failure) { $0.answer = "?" }
  }

  @Test("the other case of a result fails a step")
  func otherCase() async {
    let store = TestStore(initialState: Question.State()) { Question { "yes" } }
    await store.send(.asked)
    let failures = await failures { await store.receive(\.answered.failure) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("The received action is not the expected") == true)
  }

  @Test("an endpoint that never answers ends with its effect")
  func never() async {
    let store = TestStore(initialState: Question.State()) {
      Question { try await Task.never() }
    }
    let task = await store.send(.asked)
    await task.cancel()
    await store.finish()
  }
}
