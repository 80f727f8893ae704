import FeatureRuntime

/// Two possible children of one type, at most one of which exists at a time.
struct SessionFeature: Reducer {
  enum State: Equatable, Sendable {
    case guest(ItemFeature.State)
    case member(ItemFeature.State)
    case closed
  }

  enum Action: Equatable, Sendable {
    case become(State)
    case guest(ItemFeature.Action)
    case member(ItemFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .become(let next) = action { state = next }
      return .none
    }
    .ifCaseLet(\.guest, action: \.guest) {
      ItemFeature()
    }
    .ifCaseLet(\.member, action: \.member) {
      ItemFeature()
    }
  }
}

extension SessionFeature.State: CasePathable {
  struct AllCasePaths: Sendable {
    var guest: AnyCasePath<SessionFeature.State, ItemFeature.State> {
      .init(SessionFeature.State.guest) { if case .guest(let state) = $0 { state } else { nil } }
    }

    var member: AnyCasePath<SessionFeature.State, ItemFeature.State> {
      .init(SessionFeature.State.member) { if case .member(let state) = $0 { state } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension SessionFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var guest: AnyCasePath<SessionFeature.Action, ItemFeature.Action> {
      .init(SessionFeature.Action.guest) { if case .guest(let action) = $0 { action } else { nil } }
    }

    var member: AnyCasePath<SessionFeature.Action, ItemFeature.Action> {
      .init(SessionFeature.Action.member) {
        if case .member(let action) = $0 { action } else { nil }
      }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
