import ComposableArchitecture

/// A part of a field is followed, whatever changes it.
@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var size = Size()
    var changes = 0
  }

  struct Size: Equatable, Sendable {
    var width = 1
  }

  enum Action {
    case grow
    case resetTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .grow:
        state.size.width += 1
        return .none
      case .resetTapped:
        state.size = Size()
        return .none
      }
    }
    .onChange(of: \.size.width) { _, _ in
      Reduce { state, _ in
        state.changes += 1
        return .none
      }
    }
    .onChange(of: \.changes) { _, changes in
      Reduce { _, _ in changes > 9 ? .send(.resetTapped) : .none }
    }
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
