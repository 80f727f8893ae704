import ComposableArchitecture

/// How heavy a parcel may be.
let heaviest = 20

struct Label: Equatable {
  var text = ""
  var kind: Kind = .plain
}

enum Kind { case plain, fragile }

private struct Unused { var count = 0 }

/// Two files have a helper of this name.
private func round(_ weight: Int) -> Int { weight / 10 * 10 }

@Reducer
struct Scale {
  struct State: Equatable { var weight = 0 }
  enum Action: Equatable { case put(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .put(weight):
        state.weight = round(weight)
        return .none
      }
    }
  }
}
