import FeatureRuntime

extension TodoListFeature.Action: CasePathable {
  struct AllCasePaths: BindingCasePaths, Sendable {
    typealias Action = TodoListFeature.Action

    var onAppear: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .onAppear }, extract: { $0 == .onAppear ? () : nil })
    }

    var clearTapped: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .clearTapped }, extract: { $0 == .clearTapped ? () : nil })
    }

    var loaded: AnyCasePath<Action, [Todo]> {
      AnyCasePath(
        embed: { .loaded($0) },
        extract: {
          guard case .loaded(let todos) = $0 else { return nil }
          return todos
        }
      )
    }

    var remove: AnyCasePath<Action, Todo.ID> {
      AnyCasePath(
        embed: { .remove($0) },
        extract: {
          guard case .remove(let id) = $0 else { return nil }
          return id
        }
      )
    }

    var saved: AnyCasePath<Action, [Todo]> {
      AnyCasePath(
        embed: { .saved($0) },
        extract: {
          guard case .saved(let todos) = $0 else { return nil }
          return todos
        }
      )
    }

    var saveFailed: AnyCasePath<Action, EffectError> {
      AnyCasePath(
        embed: { .saveFailed($0) },
        extract: {
          guard case .saveFailed(let error) = $0 else { return nil }
          return error
        }
      )
    }

    var rows: AnyCasePath<Action, IdentifiedActionOf<TodoFeature>> {
      AnyCasePath(
        embed: { .rows($0) },
        extract: {
          guard case .rows(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var dialog: AnyCasePath<Action, PresentationAction<Action.Dialog>> {
      AnyCasePath(
        embed: { .dialog($0) },
        extract: {
          guard case .dialog(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var alert: AnyCasePath<Action, PresentationAction<Action.Alert>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: {
          guard case .alert(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var binding: AnyCasePath<Action, BindingAction<TodoListFeature.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: {
          guard case .binding(let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
