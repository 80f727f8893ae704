import ComposableArchitecture

enum Order: Equatable, Sendable {
  case byName
  case by(String)

  static let usual: Order = .byName
  static func reversed() -> Self { .byName }
}

/// Fields whose types are seen from their values.
@Reducer
private struct ShelfFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    var names = ["A", "B"]
    var order = Order.byName
    var next = Order.by("date")
    var usual = Order.usual
    var reversed = Order.reversed()
    var counts = [String: Int]()
  }

  enum Action: Sendable {
    case cleared
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cleared:
        state.names = []
        state.counts = [:]
        return .none
      }
    }
  }
}
