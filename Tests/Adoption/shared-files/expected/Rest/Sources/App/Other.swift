import ComposableArchitecture

/// Logs by something that only this file sees.
@Reducer
struct Logging {
  struct State: Equatable {}
  enum Action { case log }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .log:
        write("logged")
        return .none
      }
    }
  }
}

private func write(_ text: String) {}
