import FeatureRuntime

extension TodoDetailFeature.Action: CasePathable {
  struct AllCasePaths: BindingCasePaths, Sendable {
    typealias Action = TodoDetailFeature.Action

    var focusTapped: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .focusTapped }, extract: { $0 == .focusTapped ? () : nil })
    }

    var ticked: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .ticked }, extract: { $0 == .ticked ? () : nil })
    }

    var deleteTapped: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .deleteTapped }, extract: { $0 == .deleteTapped ? () : nil })
    }

    var alert: AnyCasePath<Action, PresentationAction<Action.Alert>> {
      .init(Action.alert) { if case .alert(let action) = $0 { action } else { nil } }
    }

    var delegate: AnyCasePath<Action, TodoDetailFeature.Delegate> {
      .init(Action.delegate) { if case .delegate(let event) = $0 { event } else { nil } }
    }

    var binding: AnyCasePath<Action, BindingAction<TodoDetailFeature.State>> {
      .init(Action.binding) { if case .binding(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
