import ComposableArchitecture

/// Functions do what its cases do: those of a group of actions, and those of one action.
@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isLoading = false
    var changes = 0
  }

  enum Action: ViewAction {
    case view(View)
    case local(LocalAction)
    case remote(Message)
    case saved(Int)
    case renamed(String)
    case reset
    case cleared

    enum View {
      case appeared
      case saveTapped(String)
      case cancelTapped
      case reloadTapped
    }

    enum LocalAction {
      case loaded(String)
      case failed
    }
  }

  /// A type of its own, which is no group of actions.
  enum Message: Equatable {
    case changed(String)
    case removed
  }

  @Dependency(\.profileClient) var profileClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .view(action):
        return viewAction(&state, action)
      case .local(let action):
        return self.reduce(state: &state, action: action)
      case .remote(let message):
        return receive(message, into: &state)
      case .saved(let changes):
        // Counts what was saved.
        return saved(changes, &state)
      case let .renamed(title):
        return renamed(to: title, in: &state)
      case .reset:
        return clear(&state)
      case .cleared:
        return clear(&state)
      }
    }
  }

  private func viewAction(_ state: inout State, _ action: Action.View) -> Effect<Action> {
    switch action {
    case .appeared:
      state.isLoading = true
      return .run { send in
        let name = await profileClient.load()
        await send(.local(.loaded(name)))
      }
    case let .saveTapped(name):
      return save(name, state: &state)
    case .cancelTapped:
      state.isLoading = false
      return .none
    case .reloadTapped:
      return reload()
    }
  }

  private func reload() -> Effect<Action> {
    .run { send in
      let name = await profileClient.load()
      await send(.local(.loaded(name)))
    }
  }

  /// Saves a name that is not empty.
  private func save(_ title: String, state: inout State) -> Effect<Action> {
    guard !title.isEmpty else { return .none }
    state.name = title
    return .send(.saved(1))
  }

  /// Two cases call it.
  private func clear(_ state: inout State) -> Effect<Action> {
    state.name = ""
    return .none
  }
}

extension Profile {
  private func reduce(state: inout State, action: Action.LocalAction) -> EffectOf<Self> {
    switch action {
    case .loaded(let name):
      state.name = name
      state.isLoading = false
    case .failed:
      state.isLoading = false
    }
    return .none
  }

  func receive(_ message: Message, into state: inout State) -> Effect<Action> {
    switch message {
    case .changed(let name):
      state.name = name
      return .none
    case .removed:
      return .send(.reset)
    }
  }

  fileprivate func saved(_ count: Int, _ profile: inout State) -> Effect<Action> {
    profile.changes += count
    return .none
  }

  /// A name of the case is another value here.
  private func renamed(to name: String, in state: inout State) -> Effect<Action> {
    let title = name.uppercased()
    state.name = title
    return .none
  }
}
