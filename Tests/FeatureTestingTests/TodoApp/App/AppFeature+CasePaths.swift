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
      AnyCasePath(
        embed: { .list($0) },
        extract: {
          guard case .list(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var path: AnyCasePath<Action, StackActionOf<AppFeature.Path>> {
      AnyCasePath(
        embed: { .path($0) },
        extract: {
          guard case .path(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var destination: AnyCasePath<Action, PresentationAction<AppFeature.Destination.Action>> {
      AnyCasePath(
        embed: { .destination($0) },
        extract: {
          guard case .destination(let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
