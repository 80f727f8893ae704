import ComposableArchitecture

/// What it does is said where it is made.
@Reducer
struct HostedFeature {
  // What is done.
  private let reducer: Reduce<State, Action>

  init(reducer: Reduce<State, Action>) {
    self.reducer = reducer
  }

  @ObservableState
  struct State: Equatable, Sendable {
    var text = ""
  }

  enum Action: BindableAction, Sendable {
    // View
    case appeared
    case binding(BindingAction<State>)
    case delegate(Delegate)

    enum Delegate: Sendable {
      case closed
    }
  }

  static func greeting() -> String { "Hi" }

  var body: some ReducerOf<Self> {
    BindingReducer()
    reducer
  }
}

extension HostedFeature {
  init() {
    let reducer = Reduce<State, Action> { state, action in
      switch action {
      case .appeared:
        state.text = "here"
        return .none
      case .binding, .delegate:
        return .none
      }
    }
    self.init(reducer: reducer)
  }
}
