import ComposableArchitecture

/// It takes apart what its rows carry, and reacts to parts of what views write.
@Reducer
struct Board {
  @ObservableState
  struct State: Equatable {
    var settings = Settings()
    var rows: IdentifiedArrayOf<Row.State> = []
    @Presents var editor: Editor.State?
    var last: Int?
    var isHeavy = false
  }

  struct Settings: Equatable {
    var name = ""
    var size = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case rows(IdentifiedActionOf<Row>)
    case editor(PresentationAction<Editor.Action>)
    case delegate(Delegate)
    case weighed

    enum Delegate: Equatable {
      case closed
      case saved(Int)
    }
  }

  @Dependency(\.board) var board

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.settings.name):
        return .run { [name = state.settings.name] _ in
          await board.rename(name)
        }
      case .binding(\.settings.size), .binding(\.isHeavy):
        return .send(.weighed)
      case .binding:
        return .none
      case .rows(.element(let id, action: .weighed(.heavy(let weight)))):
        state.last = id + weight
        return .none
      case .rows(.element(_, action: .weighed(.light))):
        state.last = nil
        return .none
      case .rows(.element(_, action: .removed)):
        return .none
      case .rows:
        return .send(.weighed)
      case .editor(.presented(.closed(true))):
        state.editor = nil
        return .none
      case .editor(.presented(.answered(true))):
        state.last = 1
        return .none
      case .editor(.presented(.answered(false))):
        state.last = 2
        return .none
      case .editor(.presented(.decided(true))):
        state.last = 3
        return .none
      case .editor(.presented(.decided(false))):
        state.last = 4
        return .none
      case .editor(.dismiss):
        state.last = 0
        return .none
      case .editor:
        return .none
      case .weighed:
        state.isHeavy = true
        return .send(.delegate(.saved(1)))
      case .delegate(.saved(let number)):
        state.last = number
        return .none
      case .delegate:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) {
      Editor()
    }
    .forEach(\.rows, action: \.rows) {
      Row()
    }
  }
}

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
  }

  enum Action {
    case weighed(Weight)
    case removed
  }

  enum Weight: Equatable {
    case light
    case heavy(Int)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action {
    case closed(Bool)
    case answered(Bool)
    case decided(Bool?)
    case typed
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}
