import ComposableArchitecture

/// A feature that counts before views write the state.
@Reducer
struct Touched {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var touches = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cleared
  }

  @ReducerBuilder<State, Action>
  var bindings: some ReducerOf<Self> {
    BindingReducer()
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.touches += 1
      _ = bindings.reduce(into: &state, action: action)
      switch action {
      case .binding:
        return .none
      case .cleared:
        state.title = ""
        return .none
      }
    }
  }
}

/// A feature whose list of effects does not begin empty.
@Reducer
struct Logged {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case logged
    case up
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      var effects: [Effect<Action>] = [.cancel(id: 1)]
      effects.append(reduceEach(into: &state, action: action))
      return .merge(effects)
    }
  }

  private func reduceEach(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .logged:
      return .none
    case .up:
      state.count += 1
      return .send(.logged)
    }
  }
}

/// A feature with a reaction to a count that a reducer of the app changes, too.
@Reducer
struct Watched {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var changes = 0
  }

  enum Action {
    case up
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce { state, action in
        switch action {
        case .up:
          state.count += 1
          return .none
        }
      }
      Twice()
    }
    .onChange(of: \.count) { _, _ in
      Reduce { state, _ in
        state.changes += 1
        return .none
      }
    }
  }
}

struct Twice: Reducer {
  var body: some Reducer<Watched.State, Watched.Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
