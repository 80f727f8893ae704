import FeatureRuntime
import Foundation

/// A stopwatch that remembers when it was first started.
struct TimerFeature: Reducer, Sendable {
  struct State: Equatable, ObservableState, Sendable {
    var started: Date? { didSet { _changes.mark(0) } }
    var duration: TimeInterval { didSet { _changes.mark(1) } }
    var _changes = StateChanges()

    init(started: Date? = nil, duration: TimeInterval = 0) {
      self.started = started
      self.duration = duration
    }

    static let _fields = StateFields<Self>([
      (\.started, [0]),
      (\.duration, [1]),
    ])
  }

  enum Action: Sendable {
    case start
    case timeUpdated
    case stop
  }

  private enum CancelID {
    case ticking
  }

  @Dependency(\.date) var date
  @Dependency(\.continuousClock) var continuousClock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      if state.started == nil {
        state.started = date()
        state.duration = 0
      }
      return .run { send in
        for await _ in continuousClock.timer(interval: .milliseconds(10)) {
          await send(.timeUpdated)
        }
      }
      .cancellable(id: CancelID.ticking, cancelInFlight: true)

    case .timeUpdated:
      state.duration = (state.duration * 100 + 1).rounded() / 100
      return .none

    case .stop:
      return .cancel(id: CancelID.ticking)
    }
  }
}

extension TimerFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var start: AnyCasePath<TimerFeature.Action, Void> {
      AnyCasePath(
        embed: { _ in .start },
        extract: {
          guard case .start = $0 else { return nil }
          return ()
        }
      )
    }

    var timeUpdated: AnyCasePath<TimerFeature.Action, Void> {
      AnyCasePath(
        embed: { _ in .timeUpdated },
        extract: {
          guard case .timeUpdated = $0 else { return nil }
          return ()
        }
      )
    }

    var stop: AnyCasePath<TimerFeature.Action, Void> {
      AnyCasePath(
        embed: { _ in .stop },
        extract: {
          guard case .stop = $0 else { return nil }
          return ()
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
