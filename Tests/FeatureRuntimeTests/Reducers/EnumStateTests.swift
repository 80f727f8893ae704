import FeatureRuntime
import FeatureTesting
import Testing

/// A state that is an enum remains the state of a single feature in each of its cases.
@MainActor
@Suite("States that are enums")
struct EnumStateTests {
  @Test("a child's effects continue when its state changes its case")
  func anotherCase() async {
    let clock = TestClock()
    let store = TestStore(initialState: Room.State(door: .closed)) {
      Room()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.door(.wait))
    await store.send(.door(.turn)) { $0.door = .open }
    await clock.advance(by: .seconds(1))
    await store.receive(\.door.turn) { $0.door = .closed }
  }

  @Test("a child's effects end when it is removed")
  func removal() async {
    let clock = TestClock()
    let store = TestStore(initialState: Room.State(door: .closed)) {
      Room()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.door(.wait))
    await store.send(.door(.turn)) { $0.door = .open }
    await store.send(.remove) { $0.door = nil }
    await clock.advance(by: .seconds(1))
  }
}

/// A child that waits, and that opens or closes meanwhile.
private struct Door: Reducer {
  enum State: EnumState, Equatable {
    case open
    case closed
  }

  enum Action: CasePathable {
    case wait
    case turn

    struct AllCasePaths: Sendable {
      var wait: AnyCasePath<Action, Void> {
        .init(.wait) { if case .wait = $0 { () } else { nil } }
      }
      var turn: AnyCasePath<Action, Void> {
        .init(.turn) { if case .turn = $0 { () } else { nil } }
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .wait:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.turn)
      }
    case .turn:
      state = state == .open ? .closed : .open
      return .none
    }
  }
}

/// A feature with an optional door.
private struct Room: Reducer {
  struct State: Equatable {
    var door: Door.State?
  }

  enum Action: CasePathable {
    case door(Door.Action)
    case remove

    struct AllCasePaths: Sendable {
      var door: AnyCasePath<Action, Door.Action> {
        .init(Action.door) { if case .door(let action) = $0 { action } else { nil } }
      }
      var remove: AnyCasePath<Action, Void> {
        .init(.remove) { if case .remove = $0 { () } else { nil } }
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .door(let action):
      return Door().reduce(into: &state.door, action: action)
        .scoped(toOptional: \State.door, in: state) { .door($0) }
    case .remove:
      state.door = nil
      return .none
    }
  }
}
