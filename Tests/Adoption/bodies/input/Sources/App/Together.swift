import ComposableArchitecture
import Foundation

/// Its body has more than a reducer of its own.
@Reducer
struct Together {
  @ObservableState
  struct State: Equatable {
    var count: Int = 0
    var isLocked: Bool = false
    var log: [String] = []
  }

  enum Action: BindableAction, Equatable {
    case up
    case lock
    case failed
    case binding(BindingAction<State>)
  }

  let limit: Int
  let name: String

  init(limit: Int = 9, name: String) {
    self.limit = limit
    self.name = name
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      LoggingReducer()
      BindingReducer()
      counting
      AnalyticsReducer<State, Action> { state, _ in state.isLocked ? name : nil }
    }
    .printChanges()
  }

  // What it does itself.
  private var counting: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      guard !state.isLocked else { return .none }
      state.log.append("\(action)")
      switch action {
      case .up:
        state.count += 1
        return checked(&state)
      case .lock:
        do {
          try state.lock()
          return .none
        } catch let error as CancellationError {
          state.log.append("\(error)")
          return .none
        } catch {
          return .send(.failed)
        }
      case .failed:
        return .none
      case .binding:
        state.log.append("written")
        return .none
      }
    }
    .onChange(of: \.count) { _, count in
      Reduce { state, _ in
        state.log.append("\(count)")
        return .none
      }
    }
  }

  private func checked(_ state: inout State) -> Effect<Action> {
    if state.count > limit { state.count = 0 }
    return .none
  }
}

extension Together.State {
  mutating func lock() throws { isLocked = true }
}
