import ComposableArchitecture

/// What cannot be said stays where it is, with the reason.
@Reducer
struct Twice {
  struct State: Equatable { var count: Int = 0 }
  enum Action { case up }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up:
        state.count += 1
        return .none
      }
    }
    Reduce { state, action in
      switch action {
      case .up:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
struct Between {
  struct State: Equatable { var count: Int = 0 }
  enum Action { case up, down }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up:
        state.count += 1
        return .none
      case .down:
        return .none
      }
    }
    LoggingReducer()
    Reduce { state, action in
      if action == .down { state.count -= 1 }
      return .none
    }
  }
}

@Reducer
struct Whole {
  struct State: Equatable { var last: String = "" }
  enum Action {
    case view(View)
    enum View { case up, down }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let view):
        switch view {
        case .up:
          state.last = "\(view)"
          return .none
        case .down:
          return .none
        }
      }
    }
  }
}

@Reducer
struct Called {
  struct State: Equatable { var count: Int = 0 }
  enum Action { case up, twice }

  var body: some ReducerOf<Self> {
    Reduce(core)
  }

  func core(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .up:
      state.count += 1
      return .none
    case .twice:
      return core(&state, .up)
    }
  }
}

@Reducer
struct Early {
  struct State: Equatable { var count: Int = 0 }
  enum Action { case up, down }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if state.count > 9 { return .send(.down) }
      switch action {
      case .up:
        state.count += 1
        return .none
      case .down:
        return .none
      }
    }
  }
}
