import ComposableArchitecture

extension Form {
  struct Size: Equatable, Sendable {
    var width = 1
  }
}

/// What comes before the bindings sees what was there: another order than a spec has.
@Reducer
struct Late {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var count = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case addTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.count += 1
        return .none
      case .binding:
        return .none
      }
    }
    BindingReducer()
      .onChange(of: \.text) { _, _ in
        Reduce { state, _ in
          state.count = 0
          return .none
        }
      }
  }
}
