import ComposableArchitecture

@Reducer
struct LightFeature {
  @ObservableState
  enum State: Equatable, Sendable {
    case on, off
  }

  enum Action: Sendable {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state = state == .on ? .off : .on
        return .none
      }
    }
  }
}
