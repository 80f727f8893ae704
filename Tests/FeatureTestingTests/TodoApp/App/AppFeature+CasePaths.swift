import FeatureRuntime

extension AppFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    typealias Action = AppFeature.Action

    var addTapped: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .addTapped }, extract: { $0 == .addTapped ? () : nil })
    }

    var remindersTapped: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .remindersTapped }, extract: { $0 == .remindersTapped ? () : nil })
    }

    var homeTapped: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .homeTapped }, extract: { $0 == .homeTapped ? () : nil })
    }

    var list: AnyCasePath<Action, TodoListFeature.Action> {
      .init(Action.list) { if case .list(let action) = $0 { action } else { nil } }
    }

    var path: AnyCasePath<Action, StackActionOf<AppFeature.Path>> {
      .init(Action.path) { if case .path(let action) = $0 { action } else { nil } }
    }

    var destination: AnyCasePath<Action, PresentationAction<AppFeature.Destination.Action>> {
      .init(Action.destination) { if case .destination(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
