import ComposableArchitecture

/// Its types are declared in an extension, which another file has.
@Reducer
struct Calculator {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up:
        state.add()
        return .none
      }
    }
  }
}
