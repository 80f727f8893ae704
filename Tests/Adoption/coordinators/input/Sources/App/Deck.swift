import ComposableArchitecture

/// A feature that reacts to a stack before the stack's own reducers.
@Reducer
struct Deck {
  @Reducer
  enum Path {
    case card(Card)
    case other(Card)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var topState = Card.State()
    var limits: [Int] = []
    var opened = 0
  }

  enum Action {
    case cardTapped(Int)
    case cleared
    case limitReached(Int)
    case path(StackActionOf<Path>)
    case top(Card.Action)
  }

  var body: some Reducer<State, Action> {
    coordinatorReduce()

    Scope(state: \.topState, action: \.top) {
      Card()
    }

    Reduce { state, action in
      switch action {
      case .cardTapped:
        return .none

      case .cleared:
        state.opened = 0
        return .none

      case .limitReached(let limit):
        state.limits.removeAll { $0 == limit }
        return .none

      case .path:
        return .none

      case .top:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

/// A card, with choices between effects that no key says.
@Reducer
struct Card {
  @ObservableState
  struct State: Equatable {
    var marks: [String] = []
    var isOpen = false
    var opened = 0
  }

  enum Action: Equatable {
    case closed
    case found(String)
    case looked(first: Bool)
    case marked(Result<String, CardError>)
    case opened
    case searched(String)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .closed:
        state.isOpen = false
        #if DEBUG
          return .send(.looked(first: false))
        #else
          return .none
        #endif

      case .found(let mark):
        if state.isOpen {
          // The last one wins.
          for known in state.marks.reversed() {
            if known == mark {
              return .send(.searched(known))
            } else if known.isEmpty {
              state.opened += 1
              break
            }
          }
        }
        return .none

      case .looked(first: true):
        state.opened = 1
        return .none

      case .looked(let isFirst):
        state.isOpen = isFirst
        return .none

      case .marked(.success("")):
        return .none

      case .marked(let result):
        guard case .success(let mark) = result else { return .send(.closed) }
        state.marks.append(mark)
        return .none

      case .opened:
        state.isOpen = true
        return .none

      case .searched(let mark):
        guard state.isOpen else { return .none }
        state.opened += 1
        while state.opened < 10 {
          state.opened += 1
          if state.marks.contains(mark) { return .send(.found(mark)) }
        }
        return .run { send in await send(.closed) }
      }
    }
  }
}

struct CardError: Error, Equatable {}

extension Deck.Path.State: Equatable {}
