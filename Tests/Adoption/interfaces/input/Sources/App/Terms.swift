import ComposableArchitecture

@Reducer
public struct Terms {
  @ObservableState
  public struct State: Equatable {
    public var isAccepted: Bool

    public init(isAccepted: Bool = false) {
      self.isAccepted = isAccepted
    }
  }

  public enum Action {
    case accepted
  }

  public init() {}

  public var body: some Reducer<Terms.State, Terms.Action> {
    Reduce { state, action in
      switch action {
      case .accepted:
        state.isAccepted = true
        return .none
      }
    }
  }
}
