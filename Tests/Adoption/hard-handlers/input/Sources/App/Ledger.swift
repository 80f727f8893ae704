import ComposableArchitecture

/// What it does with some actions no key says: it stays Swift, which makes the effect.
@Reducer
struct Ledger {
  @ObservableState
  struct State: Equatable {
    var sums: [Int] = []
    var isLocked = false
    var last: Int?
  }

  enum Action {
    case added([Int])
    case closed(Int)
    case corrected(Int)
    case saved
  }

  @Dependency(\.books) var books

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let numbers):
        // The first one that is none ends it.
        for number in numbers {
          if number == 0 { return .send(.saved) }
          state.sums.append(number)
        }
        return .none
      case .closed(let page):
        if page > 0 {
          switch page {
          case 1:
            guard !state.isLocked else {
              state.last = nil
              break
            }
            return .send(.saved)
          default:
            state.last = page
          }
        } else {
          state.isLocked = true
        }
        return .none
      case .corrected(let sum):
        var sums = state.sums
        sums.removeLast()
        sums.append(sum)
        state.sums = sums
        return .run { [sums] send in
          try await books.write(sums)
          await send(.saved)
        }
      case .saved:
        state.isLocked = false
        return .none
      }
    }
  }
}
