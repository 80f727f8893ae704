import ComposableArchitecture

/// How heavy a parcel may be.
private let heaviest = 20

private struct Label: Equatable {
  var text = ""
  var kind: Kind = .plain
}

private enum Kind { case plain, fragile }

private struct Unused { var count = 0 }

@Reducer
private struct Parcel {
  struct State: Equatable {
    var label = Label()
    var weight = 0
  }
  enum Action: Equatable {
    case weighed(Int)
    // MARK: - What the parent hears of
    case delegate(Delegate)

    enum Delegate: Equatable {
      case tooHeavy
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .weighed(weight):
        state.weight = min(weight, heaviest)
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

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
