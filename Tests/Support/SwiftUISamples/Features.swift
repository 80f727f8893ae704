import FeatureRuntime

/// A feature that others present, and that lies on a stack.
struct DetailFeature: Reducer {
  struct State: Equatable, Sendable {
    var title = ""
    var isDone = false
  }

  enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case setTitle(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .binding(let change): change.apply(to: &state)
    case .setTitle(let title): state.title = title
    }
    return .none
  }
}

extension DetailFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var setTitle: AnyCasePath<DetailFeature.Action, String> {
      AnyCasePath(
        embed: { .setTitle($0) },
        extract: {
          guard case .setTitle(let title) = $0 else { return nil }
          return title
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

/// What the app presents one at a time, and what lies on its stack.
struct Place: Reducer {
  @dynamicMemberLookup
  enum State: Equatable, Sendable {
    case detail(DetailFeature.State)
    case alert(AlertState<Never>)
  }

  enum Action: Equatable, Sendable {
    case detail(DetailFeature.Action)
    case alert(Never)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}

extension Place.State: CasePathable {
  struct AllCasePaths: Sendable {
    var detail: AnyCasePath<Place.State, DetailFeature.State> {
      AnyCasePath(
        embed: { .detail($0) },
        extract: {
          guard case .detail(let state) = $0 else { return nil }
          return state
        }
      )
    }

    var alert: AnyCasePath<Place.State, AlertState<Never>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: {
          guard case .alert(let state) = $0 else { return nil }
          return state
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension Place.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var detail: AnyCasePath<Place.Action, DetailFeature.Action> {
      AnyCasePath(
        embed: { .detail($0) },
        extract: {
          guard case .detail(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var alert: AnyCasePath<Place.Action, Never> {
      AnyCasePath(
        embed: Place.Action.alert,
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

/// A feature with everything that a view can show of one.
struct AppFeature: Reducer {
  struct State: Equatable, Sendable {
    var count = 0
    var rows = IdentifiedArray<String, DetailFeature.State>(id: \.title)
    var sheet: DetailFeature.State?
    var destination: Place.State?
    var path = StackState<Place.State>()
    var alert: AlertState<Button>?
    var dialog: ConfirmationDialogState<Button>?
  }

  enum Button: Equatable, Sendable {
    case delete
  }

  enum Action: Equatable, Sendable {
    case increment
    case rows(IdentifiedAction<String, DetailFeature.Action>)
    case sheet(PresentationAction<DetailFeature.Action>)
    case destination(PresentationAction<Place.Action>)
    case path(StackActionOf<Place>)
    case alert(PresentationAction<Button>)
    case dialog(PresentationAction<Button>)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}

extension AppFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var sheet: AnyCasePath<AppFeature.Action, PresentationAction<DetailFeature.Action>> {
      AnyCasePath(
        embed: { .sheet($0) },
        extract: {
          guard case .sheet(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var rows: AnyCasePath<AppFeature.Action, IdentifiedAction<String, DetailFeature.Action>> {
      AnyCasePath(
        embed: { .rows($0) },
        extract: {
          guard case .rows(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var destination: AnyCasePath<AppFeature.Action, PresentationAction<Place.Action>> {
      AnyCasePath(
        embed: { .destination($0) },
        extract: {
          guard case .destination(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var path: AnyCasePath<AppFeature.Action, StackActionOf<Place>> {
      AnyCasePath(
        embed: { .path($0) },
        extract: {
          guard case .path(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var alert: AnyCasePath<AppFeature.Action, PresentationAction<AppFeature.Button>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: {
          guard case .alert(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var dialog: AnyCasePath<AppFeature.Action, PresentationAction<AppFeature.Button>> {
      AnyCasePath(
        embed: { .dialog($0) },
        extract: {
          guard case .dialog(let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

/// A feature with a shared value.
struct SharingFeature: Reducer {
  struct State: Equatable, Sendable {
    @Shared(.appStorage("isLoud")) var isLoud = false
  }

  func reduce(into state: inout State, action: Bool) -> Effect<Bool> {
    state.$isLoud.withLock { $0 = action }
    return .none
  }
}
