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
      AnyCasePath(
        embed: { .alert($0) },
        extract: {
          guard case .alert(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var delegate: AnyCasePath<Action, TodoDetailFeature.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: {
          guard case .delegate(let event) = $0 else { return nil }
          return event
        }
      )
    }

    var binding: AnyCasePath<Action, BindingAction<TodoDetailFeature.State>> {
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
