import FeatureRuntime

/// The whole app: the list at the root, a stack above it, and the presented features above both.
struct AppFeature: Reducer {
  struct State: Equatable, Sendable {
    var list = TodoListFeature.State()
    var path = StackState<Path.State>()
    var destination: Destination.State?
    /// The number of times that another element became the top of the stack.
    var visits = 0
  }

  enum Action: Equatable, Sendable {
    case addTapped
    case remindersTapped
    case homeTapped
    case backTapped(to: StackElementID)
    case exchangeTapped(StackElementID)
    case restartTapped(StackElementID)
    case list(TodoListFeature.Action)
    case path(StackActionOf<Path>)
    case destination(PresentationAction<Destination.Action>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) {
      TodoListFeature()
    }
    Reduce { state, action in
      switch action {
      case .list(let action):
        return reduceList(&state, action)
      case .path(.element(_, .detail(.delegate(let event)))):
        return reduceDetail(event)
      case .destination(let action):
        return reduceDestination(&state, action)
      case .addTapped:
        state.destination = .add(AddTodoFeature.State())
      case .remindersTapped:
        state.path.append(.reminders(RemindersFeature.State()))
      case .homeTapped:
        state.path.removeAll()
      case .backTapped(let id):
        state.path.pop(to: id)
      case .exchangeTapped(let id):
        state.path[id: id] = .reminders(RemindersFeature.State())
      case .restartTapped(let id):
        if let detail = state.path[id: id]?.detail {
          state.path[id: id] = .detail(TodoDetailFeature.State(detail.todo))
        }
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path) {
      Path()
    }
    .ifLet(\.destination, action: \.destination) {
      Destination()
    }
    .onChange(of: \.path.ids.last) { _, state in
      state.visits += 1
      return .none
    }
  }

  private func reduceList(
    _ state: inout State,
    _ action: TodoListFeature.Action
  ) -> Effect<Action> {
    guard case .rows(.element(let id, .delegate(.open))) = action,
      let todo = state.list.rows[id: id]?.todo
    else { return .none }
    state.path.append(.detail(TodoDetailFeature.State(todo)))
    return .none
  }

  private func reduceDetail(_ event: TodoDetailFeature.Delegate) -> Effect<Action> {
    switch event {
    case .changed(let todo):
      return .send(.list(.rows(.element(id: todo.id, action: .titleChanged(todo.title)))))
    case .delete(let id):
      return .send(.list(.remove(id)))
    }
  }

  private func reduceDestination(
    _ state: inout State,
    _ action: PresentationAction<Destination.Action>
  ) -> Effect<Action> {
    switch action {
    case .presented(.add(.delegate(.save(let title)))):
      return .send(.list(.add(Todo(id: uuid(), title: title))))
    case .presented(.alert(.keepDraft(let title))):
      state.destination = .add(AddTodoFeature.State(title: title))
      return .none
    case .dismiss:
      // The draft was dismissed by a swipe.
      if let add = state.destination?.add, add.isSaveEnabled {
        state.destination = .alert(.draft(add.title))
      }
      return .none
    case .presented:
      return .none
    }
  }
}
