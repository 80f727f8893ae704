import ComposableArchitecture

@Reducer
struct Watch {
  @ObservableState
  struct State: Equatable {
    var beats = 0
  }

  enum Action {
    case beat
    case stopped
  }

  #if DEBUG
    @Dependency(\.uuid) var uuid
  #endif
  @Dependency(\.date.now) var now

  #if DEBUG
    func describe(_ state: State) -> String { "\(state.beats)" }
  #endif

  #warning("beats are not counted")

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .beat = action else { return .none }
      state.beats += 1
      return .run { [now] send in
        if now.timeIntervalSince1970 > 0 { await send(.stopped) }
      }
    }
  }
}
