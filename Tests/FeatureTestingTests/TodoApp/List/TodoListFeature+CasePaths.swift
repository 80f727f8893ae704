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
      .init(Action.loaded) { if case .loaded(let todos) = $0 { todos } else { nil } }
    }

    var remove: AnyCasePath<Action, Todo.ID> {
      .init(Action.remove) { if case .remove(let id) = $0 { id } else { nil } }
    }

    var saved: AnyCasePath<Action, [Todo]> {
      .init(Action.saved) { if case .saved(let todos) = $0 { todos } else { nil } }
    }

    var saveFailed: AnyCasePath<Action, EffectError> {
      .init(Action.saveFailed) { if case .saveFailed(let error) = $0 { error } else { nil } }
    }

    var rows: AnyCasePath<Action, IdentifiedActionOf<TodoFeature>> {
      .init(Action.rows) { if case .rows(let action) = $0 { action } else { nil } }
    }

    var dialog: AnyCasePath<Action, PresentationAction<Action.Dialog>> {
      .init(Action.dialog) { if case .dialog(let action) = $0 { action } else { nil } }
    }

    var alert: AnyCasePath<Action, PresentationAction<Action.Alert>> {
      .init(Action.alert) { if case .alert(let action) = $0 { action } else { nil } }
    }

    var binding: AnyCasePath<Action, BindingAction<TodoListFeature.State>> {
      .init(Action.binding) { if case .binding(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
