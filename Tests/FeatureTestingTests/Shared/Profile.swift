import FeatureRuntime

/// A feature that changes shared values: in its reducer, and by effects with and without an action.
struct ProfileFeature: Reducer, Sendable {
  struct State: Equatable, ObservableState, Sendable {
    var saves: Int { didSet { _changes.mark(0) } }
    @Shared(.inMemory("isOn")) var isOn = false
    @Shared var name: String
    var _changes = StateChanges()

    init(saves: Int = 0, name: Shared<String> = Shared(value: "")) {
      self.saves = saves
      self._name = name
    }
  }

  enum Action: Equatable, Sendable {
    case toggle
    case rename(String)
    case look
    case save
    case saved
    case switchLater
    case refer(Int)
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .toggle:
      state.$isOn.withLock { $0.toggle() }
    case .rename(let name):
      state.$name.withLock { $0 = name }
    case .look:
      break
    case .save:
      return .run { [name = state.$name] send in
        name.withLock { $0 += "!" }
        await send(.saved)
        name.withLock { $0 += "?" }
      }
    case .saved:
      state.saves += 1
      state.$name.withLock { $0 += "." }
    case .switchLater:
      return .run { [isOn = state.$isOn] _ in
        try await clock.sleep(for: .seconds(1))
        isOn.withLock { $0 = true }
      }
    case .refer(let count):
      // No field of the state refers to the value.
      @Shared(.inMemory("count")) var other = 0
      $other.withLock { $0 = count }
    }
    return .none
  }
}

extension ProfileFeature.State {
  static let _fields = StateFields<Self>([
    (\.saves, [0]), (\.isOn, [1]), (\.$isOn, [1]), (\.name, [2]), (\.$name, [2]),
  ])
}
