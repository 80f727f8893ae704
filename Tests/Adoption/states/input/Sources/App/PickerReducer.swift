import ComposableArchitecture

/// Chooses one of several values.
@Reducer
struct PickerFeature<Value: Hashable & Sendable, Note: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable, Sendable {
    var values: [Value] = []
    var chosen: Value?
    var note: Note?
  }

  enum Action: Sendable {
    case chose(Value)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chose(let value):
        state.chosen = value
        return .none
      }
    }
  }
}
