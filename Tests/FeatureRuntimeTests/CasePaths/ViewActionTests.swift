import FeatureRuntime
import FeatureTesting
import Testing

/// Actions of the view, in a group of their own.
@MainActor
@Suite("View actions")
struct ViewActionTests {
  @Test("a view sends its actions without naming the group")
  func sends() {
    let view = NoteView(store: Store(initialState: Note.State()) { Note() })
    view.send(.saveTapped)
    #expect(view.store.isSaved)
  }

  @Test("a case path reaches the actions in the group")
  func leadsThroughGroups() async {
    let store = TestStore(initialState: Note.State()) { Note() }
    await store.send(\.view.saveTapped) { $0.isSaved = true }
    await store.send(\.view.binding.title, "Milk") { $0.title = "Milk" }
  }
}

/// A view that sends its actions.
@MainActor
private struct NoteView: ViewActionSending {
  let store: StoreOf<Note>
}

private struct Note: Reducer {
  struct State: Equatable, Sendable {
    var title = ""
    var isSaved = false
  }

  enum Action: CasePathable, Sendable, ViewAction {
    case view(View)

    struct AllCasePaths: Sendable {
      var view: AnyCasePath<Action, View> {
        .init(Action.view) { if case .view(let view) = $0 { view } else { nil } }
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    enum View: BindableAction, CasePathable, Sendable {
      case saveTapped
      case binding(BindingAction<State>)

      struct AllCasePaths: Sendable {
        var saveTapped: AnyCasePath<View, Void> {
          .init(.saveTapped) { if case .saveTapped = $0 { () } else { nil } }
        }
        var binding: AnyCasePath<View, BindingAction<State>> {
          .init(View.binding) { if case .binding(let binding) = $0 { binding } else { nil } }
        }
      }

      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .view(.saveTapped): state.isSaved = true
    case .view(.binding(let binding)): binding.apply(to: &state)
    }
    return .none
  }
}
