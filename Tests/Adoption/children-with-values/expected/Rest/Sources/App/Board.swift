import ComposableArchitecture

extension Board {
  struct Shelf: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
    var last: Row.State?
  }
}

@Reducer
struct Title {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case up
  }
  let text: String

  init(text: String) {
    self.text = text.uppercased()
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up:
        state.count += text.count
        return .none
      }
    }
  }
}

@Reducer
struct Hard<Value: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable {
    var value: Value?
  }
  enum Action {
    case picked(Value)
    #if DEBUG
      case reset
    #endif
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picked(let value):
        state.value = value
        return .none
      #if DEBUG
        case .reset: return .none
      #endif
      }
    }
  }
}
