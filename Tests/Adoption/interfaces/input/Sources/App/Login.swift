import ComposableArchitecture

@Reducer
public struct Login {
  private let reducer: Reduce<State, Action>

  public init(reducer: Reduce<State, Action>) {
    self.reducer = reducer
  }

  @ObservableState
  public struct State: Equatable {
    public var name: String
    public var path = StackState<Path.State>()

    public init(name: String) {
      self.name = name
    }
  }

  public enum Action {
    // What people do
    case loginTapped
    case path(StackAction<Path.State, Path.Action>)

    // What the alert's buttons send
    case alert(Alert)

    // What the app is told
    case delegate(Delegate)

    public enum Alert: Equatable {
      case confirmed
    }

    public enum Delegate {
      case loggedIn
    }
  }

  @Reducer
  public enum Path {
    case terms(Terms)
  }

  public var body: some ReducerOf<Login> {
    reducer
      .forEach(\.path, action: \.path)
  }
}

extension Login.Path.State: Equatable {}
