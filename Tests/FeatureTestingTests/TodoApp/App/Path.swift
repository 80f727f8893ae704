import FeatureRuntime

extension AppFeature {
  /// What can lie on the stack.
  struct Path: Reducer {
    @dynamicMemberLookup
    enum State: Equatable, Sendable {
      case detail(TodoDetailFeature.State)
      case reminders(RemindersFeature.State)
    }

    enum Action: Equatable, Sendable {
      case detail(TodoDetailFeature.Action)
      case reminders(RemindersFeature.Action)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.detail, action: \.detail) {
          TodoDetailFeature()
        }
        .ifCaseLet(\.reminders, action: \.reminders) {
          RemindersFeature()
        }
    }
  }
}

extension AppFeature.Path.State: CasePathable {
  struct AllCasePaths: Sendable {
    var detail: AnyCasePath<AppFeature.Path.State, TodoDetailFeature.State> {
      AnyCasePath(
        embed: { .detail($0) },
        extract: {
          guard case .detail(let state) = $0 else { return nil }
          return state
        }
      )
    }

    var reminders: AnyCasePath<AppFeature.Path.State, RemindersFeature.State> {
      AnyCasePath(
        embed: { .reminders($0) },
        extract: {
          guard case .reminders(let state) = $0 else { return nil }
          return state
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension AppFeature.Path.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var detail: AnyCasePath<AppFeature.Path.Action, TodoDetailFeature.Action> {
      AnyCasePath(
        embed: { .detail($0) },
        extract: {
          guard case .detail(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var reminders: AnyCasePath<AppFeature.Path.Action, RemindersFeature.Action> {
      AnyCasePath(
        embed: { .reminders($0) },
        extract: {
          guard case .reminders(let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
