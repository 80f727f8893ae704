import ExampleFeatures
import FeatureRuntime
import Foundation

/// A counter and two timers, composed in the form of generated code.
struct GameFeature: Reducer, Sendable {
  struct State: Equatable, ObservableState, Sendable {
    var rounds: Int { didSet { _changes.mark(0) } }
    var counter: CounterFeature.State { didSet { _changes.mark(1) } }
    var left: TimerFeature.State { didSet { _changes.mark(2) } }
    var right: TimerFeature.State { didSet { _changes.mark(3) } }
    var _changes = StateChanges()

    init(
      rounds: Int = 0,
      counter: CounterFeature.State = CounterFeature.State(),
      left: TimerFeature.State = TimerFeature.State(),
      right: TimerFeature.State = TimerFeature.State()
    ) {
      self.rounds = rounds
      self.counter = counter
      self.left = left
      self.right = right
    }

    static let _fields = StateFields<Self>([
      (\.rounds, [0]),
      (\.counter, [1]),
      (\.left, [2]),
      (\.right, [3]),
    ])
  }

  enum Action: Sendable {
    case onAppear
    case counter(CounterFeature.Action)
    case left(TimerFeature.Action)
    case right(TimerFeature.Action)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .onAppear:
      return .merge(
        .send(.counter(.setCount("1"))),
        .send(.left(.start))
      )

    case .counter(let action):
      if case .playNext = action { state.rounds += 1 }
      return CounterFeature()
        .reduce(into: &state.counter, action: action)
        .scoped(to: \State.counter) { .counter($0) }

    case .left(let action):
      return TimerFeature()
        .reduce(into: &state.left, action: action)
        .scoped(to: \State.left) { .left($0) }

    case .right(let action):
      return TimerFeature()
        .reduce(into: &state.right, action: action)
        .scoped(to: \State.right) { .right($0) }
    }
  }
}

extension GameFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var counter: AnyCasePath<GameFeature.Action, CounterFeature.Action> {
      .init(GameFeature.Action.counter) {
        if case .counter(let action) = $0 { action } else { nil }
      }
    }

    var left: AnyCasePath<GameFeature.Action, TimerFeature.Action> {
      .init(GameFeature.Action.left) { if case .left(let action) = $0 { action } else { nil } }
    }

    var right: AnyCasePath<GameFeature.Action, TimerFeature.Action> {
      .init(GameFeature.Action.right) { if case .right(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
