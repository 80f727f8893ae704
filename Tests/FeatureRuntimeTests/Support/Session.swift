import FeatureRuntime

/// Two children of one type, of which there is always one.
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
      AnyCasePath(
        embed: { .guest($0) },
        extract: {
          guard case .guest(let state) = $0 else { return nil }
          return state
        }
      )
    }

    var member: AnyCasePath<SessionFeature.State, ItemFeature.State> {
      AnyCasePath(
        embed: { .member($0) },
        extract: {
          guard case .member(let state) = $0 else { return nil }
          return state
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension SessionFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var guest: AnyCasePath<SessionFeature.Action, ItemFeature.Action> {
      AnyCasePath(
        embed: { .guest($0) },
        extract: {
          guard case .guest(let action) = $0 else { return nil }
          return action
        }
      )
    }

    var member: AnyCasePath<SessionFeature.Action, ItemFeature.Action> {
      AnyCasePath(
        embed: { .member($0) },
        extract: {
          guard case .member(let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
