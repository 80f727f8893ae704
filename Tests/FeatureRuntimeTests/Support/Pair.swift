import FeatureRuntime

/// Two logs as children, for tests that they do not affect each other.
struct Pair: Reducer {
  struct State: Equatable, Sendable {
    var first: [String] = []
    var second: [String] = []
  }

  enum Action: Equatable, Sendable {
    case first(String)
    case second(String)
  }

  let follow: @Sendable (String) -> Effect<String>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let log = LogFeature(follow: follow)
    switch action {
    case .first(let word):
      return log.reduce(into: &state.first, action: word)
        .scoped(to: \State.first) { .first($0) }
    case .second(let word):
      return log.reduce(into: &state.second, action: word)
        .scoped(to: \State.second) { .second($0) }
    }
  }
}
