import ComposableArchitecture

/// How much a tap adds.
let step = Step(size: 2)

struct Step: Equatable {
  var size: Int
}

/// Another file means something else by it.
private let pace = 3

@Reducer
struct Walk {
  struct State: Equatable {
    var distance = 0
  }

  enum Action {
    case stepped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stepped:
        state.distance += pace
        return .none
      }
    }
  }
}
