import ComposableArchitecture

/// How much a tap adds.
private let step = Step(size: 2)

private struct Step: Equatable {
  var size: Int
}

/// Another file means something else by it.
private let pace = 3

@Reducer
private struct Leaf {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case tapped
  }

  var body: some Reducer<Leaf.State, Leaf.Action> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += step.size
        return .none
      }
    }
  }
}

@Reducer
private struct Tree {
  struct State: Equatable {
    var leaf: Leaf.State
  }

  enum Action {
    case leaf(Leaf.Action)
  }

  var body: some ReducerOf<Tree> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
  }
}

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
