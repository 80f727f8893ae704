import ComposableArchitecture

/// What is written down while somebody reads.
private let journal = Journal(name: "reader")

private let limit: Int = 20

private var isStrict: Bool { limit > 10 }

@Reducer
struct Reader {
  @ObservableState
  struct State: Equatable {
    var page = 0
  }

  enum Action {
    case opened
    case turned
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.page = journal.note("opened") ? 1 : 0
        return .none

      case .turned:
        guard !isStrict || state.page < limit else { return .none }
        state.page += 1
        return .run { send in
          if journal.note("turned") { await send(.opened) }
        }
      }
    }
  }
}
