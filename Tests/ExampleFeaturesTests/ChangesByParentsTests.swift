import ExampleFeatures
import FeatureRuntime
import Testing

@MainActor
@Suite("A reaction to a change of state")
struct ChangesByParentsTests {
  private struct Parent: Reducer {
    struct State: Equatable, Sendable {
      var main = MainFeature.State()
    }

    enum Action {
      case todosWanted
      case main(MainFeature.Action)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .todosWanted:
        state.main.tab = .todos
        return .none
      case .main(let action):
        return MainFeature().reduce(into: &state.main, action: action)
          .scoped(to: \State.main) { .main($0) }
      }
    }
  }

  @Test("follows the feature's own actions, and not what a parent writes")
  func changes() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.todosWanted)
    #expect(store.state.main.tab == .todos)
    #expect(store.state.main.visits == [])
    store.send(.main(.backTapped))
    #expect(store.state.main.visits == [])
    store.send(.main(.help(.privacyTapped)))
    #expect(store.state.main.visits == [.todos])
  }
}
