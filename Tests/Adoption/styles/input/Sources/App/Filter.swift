import ComposableArchitecture

@Reducer
struct Filter {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var timer: TimerFeature.State
  }

  enum Action: ViewAction {
    @CasePathable
    enum View: BindableAction {
      case clearTapped
      case binding(BindingAction<State>)
    }
    /// What only the filter sends.
    @CasePathable
    enum Internal {
      case found(Int)
      case timer(TimerFeature.Action)
    }

    case view(View)
    case `internal`(Internal)
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Scope(state: \.timer, action: \.internal.timer) {
      TimerFeature()
    }
    Reduce<State, Action> { state, action in
      switch action {
      case .view(let viewAction):
        switch viewAction {
        case .clearTapped:
          state.text = ""
          return .send(.internal(.found(0)))
        case .binding:
          return .none
        }
      case .internal(let internalAction):
        switch internalAction {
        case .found:
          return .none
        case .timer(let timerAction):
          switch timerAction {
          case .ticked:
            state.text = "late"
            return .none
          }
        }
      }
    }
  }
}

@Reducer
struct TimerFeature {
  struct State: Equatable {}
  enum Action { case ticked }

  var body: some ReducerOf<Self> { EmptyReducer() }
}
