import ComposableArchitecture
import Foundation

/// Functions get the actions of a group.
@Reducer
struct Dispatched {
  @ObservableState
  struct State: Equatable {
    var name: String = ""
    var isShown: Bool = false
  }

  enum Action: BindableAction, ViewAction {
    case view(View)
    case `internal`(Internal)
    case binding(BindingAction<State>)

    enum View {
      case appeared
      case renamed(String)
    }

    enum Internal {
      case loaded(Result<String, any Error>)
    }
  }

  enum CancelID { case loading }

  @Dependency(\.names) var names

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce(core)
  }

  func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .view(let action):
      return viewCore(&state, action)

    // What nobody sees.
    case let .internal(action):
      switch action {
      case .loaded(.success(let name)):
        state.name = name
        return .none
      case .loaded(.failure):
        return .none
      }

    case .binding(\.name):
      state.isShown = true
      return .none

    case .binding:
      return .none
    }
  }
}

extension Dispatched {
  /// What the view does.
  private func viewCore(_ model: inout State, _ action: Action.View) -> Effect<Action> {
    switch action {
    case .appeared:
      return .run { send in
        await send(.internal(.loaded(Result { try await names.load() })))
      }
      .cancellable(id: CancelID.loading)
    case .renamed(let text):
      model.name = text
      return .none
    }
  }
}
