import ComposableArchitecture

/// Some of its actions have names that begin with '_', and one group of actions has none.
@Reducer
struct Post {
  @ObservableState
  struct State: Equatable {
    var likes = 0
    var text = ""
    var kind = Kind.plain
  }

  enum Action: Equatable, ViewAction {
    case view(View)
    case delegate(Delegate)
    case _liked(Int)
    case chosen(Choice)

    /// What carries nothing can be compared anyway.
    @CasePathable
    enum View {
      case likeTapped
      case textTapped
    }

    enum Delegate: Equatable {}
  }

  enum Choice: Equatable {
    case mark(action: Int, isOn: Bool)
    case open
  }

  enum Kind: Equatable {
    case plain
    case marked(Int)
  }

  @Dependency(\.posts) var posts

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.likeTapped):
        return .run { [text = state.text] send in
          await send(._liked(posts.like(text)))
        }
      case .view(.textTapped):
        state.text = ""
        return .none
      case ._liked(let number):
        state.likes = number
        return .run { [label = number.description] _ in
          await posts.log(label)
        }
      case .chosen(let action):
        switch action {
        case .mark(let action, let isOn):
          state.kind = isOn ? .marked(action) : .plain
          return .send(._liked(action))
        case .open:
          return .none
        }
      case .delegate:
        return .none
      }
    }
  }
}

/// All it does is what its rows do.
@Reducer
struct Posts {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Draft.State> = []
  }

  enum Action {
    case rows(IdentifiedActionOf<Draft>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) {
      Draft()
    }
  }
}

/// What follows a binding is in a function.
@Reducer
struct Draft {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var title = ""
    var isDone = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  @Dependency(\.posts) var posts

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(let change):
        return save(change, from: state)
      }
    }
  }

  private func save(_ change: BindingAction<State>, from state: State) -> Effect<Action> {
    switch change {
    case \.title:
      return .run { [title = state.title] _ in await posts.write(title) }
    default:
      return .none
    }
  }
}
