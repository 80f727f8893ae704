import ComposableArchitecture

/// A feature that takes apart what the actions of its child carry.
@Reducer
struct Desk {
  struct State: Equatable, Sendable {
    var editor: Editor.State = Editor.State()
    var isClosed: Bool = false
  }

  enum Action: Sendable {
    case editor(Editor.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.editor, action: \.editor) {
      Editor()
    }
    Reduce { state, action in
      switch action {
      case .editor(.delegate(.left(isSaved: true))):
        state.isClosed = true
        return .none
      case .editor:
        return .none
      }
    }
  }
}

/// A feature whose body the library makes.
@Reducer
struct Blank {
  struct State: Equatable, Sendable {
    var count: Int = 0
  }

  enum Action: Sendable {
    case tapped
  }
}

/// A feature that does nothing but to hold another.
@Reducer
struct Frame {
  @ObservableState
  struct State: Equatable, Sendable {
    @Presents var shown: Editor.State? = Editor.State(text: "first")
    var last: Editor.State?
  }

  enum Action: Sendable {
    case shown(PresentationAction<Editor.Action>)
    case last(Editor.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$shown, action: \.shown) {
        Editor()
      }
  }
}
