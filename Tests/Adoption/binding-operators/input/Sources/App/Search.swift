import ComposableArchitecture

/// What views change is followed at once.
@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var settings = Settings()
    var hits: [String] = []
  }

  struct Settings: Equatable, Sendable {
    var limit = 10
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case found([String])
    case queryChanged
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.query) { _, newValue in
        Reduce { _, _ in newValue.isEmpty ? .send(.found([])) : .send(.queryChanged) }
      }
      .onChange(of: \.settings.limit) { _, limit in
        Reduce { state, _ in
          // No more than that.
          state.hits = Array(state.hits.prefix(limit))
          return .none
        }
      }

    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .found(let hits):
        state.hits = hits
        return .none
      case .queryChanged:
        return .none
      }
    }
  }
}

/// Views write what is shared.
@Reducer
struct Toggle {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("isOn")) var isOn = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .resetTapped:
        state.$isOn.withLock { $0 = false }
        return .none
      }
    }
  }
}
