import FeatureRuntime
import Foundation

/// The detail of a to-do on the stack, with notes and a focus timer.
struct TodoDetailFeature: Reducer {
  struct State: Equatable, ObservableState, Sendable {
    var todo: Todo { didSet { _changes.mark(0) } }
    var seconds: Int { didSet { _changes.mark(1) } }
    var isFocusing: Bool { didSet { _changes.mark(2) } }
    var alert: AlertState<Action.Alert>? { didSet { _changes.mark(3) } }
    var _changes = StateChanges()

    init(_ todo: Todo) {
      self.todo = todo
      self.seconds = 0
      self.isFocusing = false
    }

    static let _fields = StateFields<Self>([
      (\.todo, [0]),
      (\.seconds, [1]),
      (\.isFocusing, [2]),
      (\.alert, [3]),
    ])
  }

  enum Action: BindableAction, Equatable, Sendable {
    case focusTapped
    case ticked
    case deleteTapped
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case binding(BindingAction<State>)

    enum Alert: Equatable, Sendable {
      case delete
    }
  }

  enum Delegate: Equatable, Sendable {
    case changed(Todo)
    case delete(Todo.ID)
  }

  enum CancelID {
    case focusing
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.todo) { _, state in
        .send(.delegate(.changed(state.todo)))
      }
    Reduce { state, action in
      switch action {
      case .focusTapped:
        state.isFocusing.toggle()
        return state.isFocusing ? focus() : .cancel(id: CancelID.focusing)

      case .ticked:
        state.seconds += 1
        return .none

      case .deleteTapped:
        state.alert = .delete
        return .none

      case .alert(.presented(.delete)):
        return .run { [id = state.todo.id] send in
          await send(.delegate(.delete(id)))
          await dismiss()
        }

      case .alert, .delegate, .binding:
        return .none
      }
    }
    .ifLet(\.alert, action: \.alert)
  }

  private func focus() -> Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(1)) {
        await send(.ticked)
      }
    }
    .cancellable(id: CancelID.focusing)
  }
}

extension AlertState where Action == TodoDetailFeature.Action.Alert {
  static var delete: Self {
    AlertState {
      TextState("Delete this to-do?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}
