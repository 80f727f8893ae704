import FeatureRuntime
import Foundation

/// The list of to-dos, which is saved after each change.
struct TodoListFeature: Reducer {
  enum Filter: Equatable, Sendable {
    case all
    case open
    case done
  }

  struct State: Equatable, ObservableState, Sendable {
    var rows: IdentifiedArrayOf<TodoFeature.State> { didSet { _changes.mark(0) } }
    var filter: Filter { didSet { _changes.mark(1) } }
    /// The to-dos that the client has saved.
    var saved: [Todo] { didSet { _changes.mark(2) } }
    var isSaving: Bool { didSet { _changes.mark(3) } }
    var dialog: ConfirmationDialogState<Action.Dialog>? { didSet { _changes.mark(4) } }
    var alert: AlertState<Action.Alert>? { didSet { _changes.mark(5) } }
    var _changes = StateChanges()

    /// Makes a list of saved to-dos.
    init(_ todos: [Todo] = []) {
      self.rows = IdentifiedArray(uniqueElements: todos.map(TodoFeature.State.init))
      self.filter = .all
      self.saved = todos
      self.isSaving = false
    }

    var todos: [Todo] {
      rows.map(\.todo)
    }

    var shown: [Todo] {
      switch filter {
      case .all: todos
      case .open: todos.filter { !$0.isDone }
      case .done: todos.filter(\.isDone)
      }
    }

    static let _fields = StateFields<Self>([
      (\.rows, [0]),
      (\.filter, [1]),
      (\.saved, [2]),
      (\.isSaving, [3]),
      (\.dialog, [4]),
      (\.alert, [5]),
      (\.todos, [0]),
      (\.shown, [0, 1]),
    ])
  }

  enum Action: BindableAction, Equatable, Sendable {
    case onAppear
    case loaded([Todo])
    case add(Todo)
    case remove(Todo.ID)
    case move(from: IndexSet, to: Int)
    case clearTapped
    case saved([Todo])
    case saveFailed(EffectError)
    case rows(IdentifiedActionOf<TodoFeature>)
    case dialog(PresentationAction<Dialog>)
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)

    enum Dialog: Equatable, Sendable {
      case clearDone
      case clearAll
    }

    enum Alert: Equatable, Sendable {
      case retry
    }
  }

  enum CancelID {
    case saving
  }

  @Dependency(\.todos) var client

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      reduceOwn(&state, action)
    }
    .forEach(\.rows, action: \.rows) {
      TodoFeature()
    }
    .ifLet(\.dialog, action: \.dialog)
    .ifLet(\.alert, action: \.alert)
    .onChange(of: \.todos) { _, state in
      state.todos == state.saved ? .none : save(&state)
    }
  }

  private func reduceOwn(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .onAppear:
      return .run { send in
        await send(.loaded(try await client.load()))
      }
    case .loaded(let todos):
      state.saved = todos
      state.rows = IdentifiedArray(uniqueElements: todos.map(TodoFeature.State.init))
    case .add(let todo):
      state.rows.append(TodoFeature.State(todo))
    case .remove(let id):
      state.rows.remove(id: id)
    case .move(let source, let destination):
      state.rows.move(fromOffsets: source, toOffset: destination)
    case .clearTapped:
      state.dialog = .clear
    case .dialog(.presented(.clearDone)):
      state.rows.removeAll(where: \.todo.isDone)
    case .dialog(.presented(.clearAll)):
      state.rows.removeAll()
    case .saved(let todos):
      state.saved = todos
      state.isSaving = false
    case .saveFailed(let error):
      state.isSaving = false
      state.alert = .saveFailed(error)
    case .alert(.presented(.retry)):
      return save(&state)
    case .rows, .dialog, .alert, .binding:
      break
    }
    return .none
  }

  private func save(_ state: inout State) -> Effect<Action> {
    state.isSaving = true
    return .run { [todos = state.todos] send in
      try await client.save(todos)
      await send(.saved(todos))
    } catch: { error, send in
      await send(.saveFailed(EffectError(error)))
    }
    .cancellable(id: CancelID.saving, cancelInFlight: true)
  }
}
