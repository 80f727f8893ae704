import ComposableArchitecture

struct Contact: Equatable, Sendable {
  var name = ""
}

@Reducer
struct ContactFeature {
  typealias State = Contact

  enum Action: Sendable {
    case renamed(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed(let name):
        state.name = name
        return .none
      }
    }
  }
}
