import ComposableArchitecture

@Reducer
struct Board {
  @Reducer
  enum Sheet {
    case edit(Editor)
    case note(Editor)
  }

  struct Shelf: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
    var last: Row.State?
  }

  @ObservableState
  struct State: Equatable {
    var shelf = Shelf()
    var pick = Picker<String>.State()
    var hard = Hard<Int>.State()
    var title = Title.State()
    @Presents var sheet: Sheet.State?

    var made: IdentifiedArrayOf<Row.State> {
      get { shelf.rows }
      set { shelf.rows = newValue }
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case pick(Picker<String>.Action)
    case hard(Hard<Int>.Action)
    case title(Title.Action)
    case last(Row.Action)
    case sheet(PresentationAction<Sheet.Action>)
    case cleared
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.pick, action: \.pick) {
      Picker<String>()
    }
    Scope(state: \.hard, action: \.hard) {
      Hard<Int>()
    }
    Scope(state: \.title, action: \.title) {
      Title(text: "A title")
    }
    Reduce { state, action in
      switch action {
      case .cleared:
        state.shelf = Shelf()
        return .none
      case .rows, .pick, .hard, .title, .last, .sheet:
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet)
    .forEach(\.shelf.rows, action: \.rows) {
      Row(limit: 3)
    }
    .ifLet(\.shelf.last, action: \.last) {
      Row(limit: 1)
    }
  }
}

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action {
    case up
  }
  let limit: Int

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up:
        guard state.count < limit else { return .none }
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
struct Title {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case up
  }
  let text: String

  init(text: String) {
    self.text = text.uppercased()
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up:
        state.count += text.count
        return .none
      }
    }
  }
}

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }
  enum Action {
    case cleared
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cleared:
        state.text = ""
        return .none
      }
    }
  }
}

@Reducer
struct Picker<Value: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable {
    var value: Value?
  }
  enum Action {
    case picked(Value)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picked(let value):
        state.value = value
        return .none
      }
    }
  }
}

@Reducer
struct Hard<Value: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable {
    var value: Value?
  }
  enum Action {
    case picked(Value)
    #if DEBUG
      case reset
    #endif
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picked(let value):
        state.value = value
        return .none
      #if DEBUG
        case .reset: return .none
      #endif
      }
    }
  }
}

extension Board.Sheet.State: Equatable {}
