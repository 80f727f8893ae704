import ComposableArchitecture

/// A feature that does something at all other actions of a child, of bindings, or of a page.
@Reducer
struct Album {
  @Reducer
  enum Path {
    case page(Page)
  }

  @ObservableState
  struct State: Equatable {
    var title = ""
    var note = ""
    var isValid = false
    var log: [String] = []
    var cover = Page.State()
    var path = StackState<Path.State>()
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cover(Page.Action)
    case logged(Page.Action.Delegate)
    case path(StackActionOf<Path>)
  }

  /// How long titles may be.
  var limit: Int = 20
  private var separator = "-"

  var body: some ReducerOf<Self> {
    BindingReducer()

    Scope(state: \.cover, action: \.cover) {
      Page()
    }

    Reduce { state, action in
      switch action {
      case .binding(\.note):
        state.log.append(separator)
        return .none

      case .binding:
        state.isValid = !state.title.isEmpty && state.title.count < limit
        return .none

      case .cover(.delegate(.closed)):
        return .none

      case let .cover(.delegate(answer)):
        return .send(.logged(answer))

      case .cover(.turned(2)):
        state.log.append("second")
        return .none

      case .cover(.turned(let page)):
        state.log = ["\(page)"]
        return .none

      case .logged:
        return .none

      case .path(.element(id: _, action: .page(.delegate(.closed)))):
        return .none

      case .path(.element(id: let id, action: .page(.delegate))):
        state.path.pop(from: id)
        return .none

      case .cover, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Album.Path.State: Equatable {}

/// A page whose answers its parent gets.
@Reducer
struct Page {
  @ObservableState
  struct State: Equatable {
    var number = 0
  }

  enum Action: Equatable {
    case delegate(Delegate)
    case turned(Int)

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case closed
      case marked(Int, for: String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .turned(let number):
        state.number = number
        return .send(.delegate(.marked(number, for: feature(0))))
      }
    }
  }

  private func feature(_ number: Int) -> String { "\(number)" }
}
