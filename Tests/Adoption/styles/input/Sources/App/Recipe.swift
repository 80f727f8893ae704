import ComposableArchitecture

/// A recipe for some people.
@Reducer
struct Recipe: Screen {
  @ObservableState
  struct State: Equatable {
    var title: String
    var people: Int = 2
  }

  typealias Action = ScreenAction<Self>

  /// What happens in the view.
  enum ViewAction: Equatable {
    case moreTapped
    case titleChanged(String)
    case doneTapped
  }

  enum DelegateAction: Hashable {
    case finished(people: Int)
  }

  func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
    switch viewAction {
    case .moreTapped:
      state.people += 1
      return .none
    // The title is never empty.
    case .titleChanged(let title):
      guard !title.isEmpty else { return .none }
      state.title = title
      return .none
    case .doneTapped:
      return .send(.delegate(.finished(people: state.people)))
    }
  }
}
