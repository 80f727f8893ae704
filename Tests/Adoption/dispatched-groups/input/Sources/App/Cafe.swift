import ComposableArchitecture

/// Functions take its groups of actions, some of which do nothing yet; names are words of any script.
@Reducer
struct Cafe {
  @ObservableState
  struct State: Equatable {
    fileprivate(set) var gäste = 0
    var tisch = Tisch.State()

    /// Views write it.
    var istVoll: Bool {
      get { gäste >= 4 }
      set { gäste = newValue ? 4 : 0 }
    }
    var wunsch = ""
  }

  indirect enum Action: BindableAction {
    case binding(BindingAction<State>)
    case view(View)
    case innen(InnenAction)
    case später(SpäterAction)
    case tisch(Tisch.Action)

    enum View: Equatable {
      case 문을_열었을때
      case türGeöffnet(gäste: Int)
    }

    enum InnenAction {
      case tisch(Tisch.Action)
      case 손님_수_반영(Int)
    }

    enum SpäterAction: Equatable {
      case nichts
    }
  }

  private func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .binding(\.istVoll):
      state.wunsch = state.istVoll ? "Platz" : ""
      return .none
    case .binding:
      return .none
    case .view(let viewAction):
      return handleViewAction(viewAction, state: &state)
    case .innen(let innenAction):
      return handleInnenAction(innenAction, state: &state)
    case .später(let späterAction):
      return handleSpäterAction(späterAction, state: &state)
    case .tisch(let tischAction):
      return .send(.innen(.tisch(tischAction)))
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.tisch, action: \.tisch) {
      Tisch()
    }
    Reduce(self.core)
  }
}

extension Cafe {
  private func handleViewAction(_ action: Action.View, state: inout State) -> Effect<Action> {
    switch action {
    case .문을_열었을때:
      return .send(.innen(.손님_수_반영(state.gäste + 1)))
    case .türGeöffnet(let gäste):
      return .run { send in
        await send(.innen(.손님_수_반영(gäste)))
      }
    }
  }

  private func handleInnenAction(
    _ action: Action.InnenAction, state: inout State
  ) -> Effect<Action> {
    switch action {
    case .tisch(.gedeckt):
      state.wunsch = ""
      return .none
    case .tisch:
      return .none
    case .손님_수_반영(let gäste):
      state.gäste = gäste
      return .none
    }
  }

  private func handleSpäterAction(
    _ action: Action.SpäterAction, state: inout State
  ) -> Effect<Action> {
    .none
  }
}

/// It is laid before guests sit down.
@Reducer
struct Tisch {
  @ObservableState
  struct State: Equatable {
    var istGedeckt = false
  }

  enum Action {
    case gedeckt
    case abgeräumt
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .gedeckt:
        state.istGedeckt = true
        return .none
      case .abgeräumt:
        state.istGedeckt = false
        return .none
      }
    }
  }
}
