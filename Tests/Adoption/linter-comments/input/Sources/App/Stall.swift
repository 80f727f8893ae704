import ComposableArchitecture

// swiftlint:disable type_name
@Reducer
struct Stall {
  @ObservableState
  struct State: Equatable { var apples = 0 }

  enum Action {
    case picked // swift-format-ignore
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picked:
        state.apples += 1
        return .none
      }
    }
  }
}
// swiftlint:enable type_name
