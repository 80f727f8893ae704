import ComposableArchitecture

/// A line of news, of a module without specs.
@Reducer
public struct Banner: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var text: String

    public init(text: String = "") {
      self.text = text
    }
  }

  public enum Action {
    case closed
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closed:
        state.text = ""
        return .none
      }
    }
  }
}
