import ComposableArchitecture

@Reducer
struct Line {
  @ObservableState
  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var text = ""
  }

  enum Action: Sendable {
    case written(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .written(let text):
        state.text = text
        return .none
      }
    }
  }
}

/// What follows its changes does not follow those of views.
@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var count = 0
    var lines: IdentifiedArrayOf<Line.State> = []
  }

  enum Action: BindableAction {
    case added
    case binding(BindingAction<State>)
    case lines(IdentifiedActionOf<Line>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .added:
        state.lines.append(Line.State(id: state.lines.count))
        return .none
      case .binding, .lines:
        return .none
      }
    }
    .forEach(\.lines, action: \.lines) {
      Line()
    }
    .onChange(of: \.lines) { _, lines in
      Reduce { state, _ in
        state.count = lines.count
        return .none
      }
    }
  }
}

/// Two of its parts do something when it closes.
@Reducer
struct Window {
  @ObservableState
  struct State: Equatable {
    var isOpen = true
    var size = 1
    var saved = 0
  }

  enum Action {
    case closed
    case `default`
    case grown
    case saved(Int)
  }

  var body: some ReducerOf<Self> {
    // Runs before anything changes.
    Reduce { state, action in
      switch action {
      case .closed:
        return .send(.saved(state.size))
      default:
        return .none
      }
    }
    Reduce(`default`)
  }

  func `default`(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .closed:
      state.isOpen = false
      state.size = 0
      return .none
    case .default:
      state.size = 1
      return .none
    case .grown:
      state.size += 1
      return .none
    case .saved(let size):
      state.saved = size
      return .none
    }
  }
}
