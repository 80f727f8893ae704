import FeatureRuntime

extension AppFeature {
  /// What can be presented.
  struct Destination: Reducer {
    @dynamicMemberLookup
    enum State: Equatable, Sendable {
      case add(AddTodoFeature.State)
      case alert(AlertState<Action.Alert>)
    }

    enum Action: Equatable, Sendable {
      case add(AddTodoFeature.Action)
      case alert(Alert)

      enum Alert: Equatable, Sendable {
        case keepDraft(String)
        case discard
      }
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.add, action: \.add) {
          AddTodoFeature()
        }
    }
  }
}

extension AlertState where Action == AppFeature.Destination.Action.Alert {
  /// Asks what is to become of a draft.
  static func draft(_ title: String) -> Self {
    AlertState {
      TextState("Discard the draft?")
    } actions: {
      ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
      ButtonState(action: .keepDraft(title)) { TextState("Go on") }
    }
  }
}

extension AppFeature.Destination.State: CasePathable {
  struct AllCasePaths: Sendable {
    typealias State = AppFeature.Destination.State

    var add: AnyCasePath<State, AddTodoFeature.State> {
      AnyCasePath(
        embed: { .add($0) },
        extract: {
          guard case .add(let state) = $0 else { return nil }
          return state
        }
      )
    }

    var alert: AnyCasePath<State, AlertState<AppFeature.Destination.Action.Alert>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: {
          guard case .alert(let alert) = $0 else { return nil }
          return alert
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension AppFeature.Destination.Action: CasePathable {
  struct AllCasePaths: Sendable {
    typealias Action = AppFeature.Destination.Action

    var add: AnyCasePath<Action, AddTodoFeature.Action> {
      AnyCasePath(
        embed: { .add($0) },
        extract: {
          guard case .add(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var alert: AnyCasePath<Action, Action.Alert> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: {
          guard case .alert(let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
