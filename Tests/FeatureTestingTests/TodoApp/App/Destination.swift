import FeatureRuntime

extension AppFeature {
  /// The features that can be presented.
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
  /// Returns the alert that asks whether to keep a draft.
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
      .init(State.add) { if case .add(let state) = $0 { state } else { nil } }
    }

    var alert: AnyCasePath<State, AlertState<AppFeature.Destination.Action.Alert>> {
      .init(State.alert) { if case .alert(let alert) = $0 { alert } else { nil } }
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
      .init(Action.add) { if case .add(let action) = $0 { action } else { nil } }
    }

    var alert: AnyCasePath<Action, Action.Alert> {
      .init(Action.alert) { if case .alert(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
