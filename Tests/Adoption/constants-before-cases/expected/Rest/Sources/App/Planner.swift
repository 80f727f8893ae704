import ComposableArchitecture
import Foundation

/// A dependency may give another value each time, so its constant is none of the cases.
@Reducer
struct Stopwatch {
  @ObservableState
  struct State: Equatable {
    var times: [Date] = []
  }

  enum Action {
    case started
    case stopped
  }

  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let time = now
      switch action {
      case .started:
        state.times = [time]
        return .none

      case .stopped:
        state.times += [time, time]
        return .none
      }
    }
  }
}
