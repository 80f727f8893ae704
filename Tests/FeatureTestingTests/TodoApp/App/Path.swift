import FeatureRuntime

extension AppFeature {
  /// The features that can be on the stack.
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
      .init(AppFeature.Path.State.detail) { if case .detail(let state) = $0 { state } else { nil } }
    }

    var reminders: AnyCasePath<AppFeature.Path.State, RemindersFeature.State> {
      .init(AppFeature.Path.State.reminders) {
        if case .reminders(let state) = $0 { state } else { nil }
      }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension AppFeature.Path.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var detail: AnyCasePath<AppFeature.Path.Action, TodoDetailFeature.Action> {
      .init(AppFeature.Path.Action.detail) {
        if case .detail(let action) = $0 { action } else { nil }
      }
    }

    var reminders: AnyCasePath<AppFeature.Path.Action, RemindersFeature.Action> {
      .init(AppFeature.Path.Action.reminders) {
        if case .reminders(let action) = $0 { action } else { nil }
      }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
