import FeatureRuntime
import Foundation

/// A row of the list.
struct TodoFeature: Reducer, Sendable {
  struct State: Equatable, Identifiable, ObservableState, Sendable {
    var todo: Todo { didSet { _changes.mark(0) } }
    var _changes = StateChanges()

    init(_ todo: Todo) {
      self.todo = todo
    }

    var id: UUID {
      todo.id
    }

    static let _fields = StateFields<Self>([(\.todo, [0]), (\.id, [0])])
  }

  enum Action: Equatable, Sendable {
    case toggleTapped
    case rowTapped
    case titleChanged(String)
    case delegate(Delegate)
  }

  enum Delegate: Equatable, Sendable {
    case open
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .toggleTapped:
      state.todo.isDone.toggle()
      return .none

    case .rowTapped:
      return .send(.delegate(.open))

    case .titleChanged(let title):
      state.todo.title = title
      return .none

    case .delegate:
      return .none
    }
  }
}

extension TodoFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var toggleTapped: AnyCasePath<TodoFeature.Action, Void> {
      AnyCasePath(embed: { _ in .toggleTapped }, extract: { $0 == .toggleTapped ? () : nil })
    }

    var rowTapped: AnyCasePath<TodoFeature.Action, Void> {
      AnyCasePath(embed: { _ in .rowTapped }, extract: { $0 == .rowTapped ? () : nil })
    }

    var titleChanged: AnyCasePath<TodoFeature.Action, String> {
      .init(TodoFeature.Action.titleChanged) {
        if case .titleChanged(let title) = $0 { title } else { nil }
      }
    }

    var delegate: AnyCasePath<TodoFeature.Action, TodoFeature.Delegate> {
      .init(TodoFeature.Action.delegate) {
        if case .delegate(let event) = $0 { event } else { nil }
      }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
