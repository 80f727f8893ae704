import ExampleFeatures
import FeatureRuntime
import Observation
import Testing

/// Children whose states lie in a value of the parent's state are observed like others.
@MainActor
@Suite("The observers of a scoreboard")
struct ScoreboardObservationTests {
  private let store: StoreOf<ScoreboardFeature>
  private let home: StoreOf<CounterFeature>
  private let guest: StoreOf<CounterFeature>

  init() {
    store = Store(initialState: ScoreboardFeature.State()) {
      ScoreboardFeature()
    }
    home = store.scope(state: \.score.home, action: \.home)
    guest = store.scope(state: \.score.guest, action: \.guest)
  }

  /// Who was notified.
  @MainActor
  private final class Log {
    var names: Set<String> = []
  }

  @Test("are notified of a team's score, whether they read it in the parent or in the child")
  func score() {
    let log = watched()
    home.send(.increment)
    #expect(log.names == ["home", "tie"])
  }

  @Test("are notified of both scores when the teams change sides")
  func sides() {
    store.send(.guest(.increment))
    let log = watched()
    store.send(.sidesChanged)
    #expect(log.names == ["home", "guest", "tie"])
  }

  /// Notes who is notified next.
  private func watched() -> Log {
    let log = Log()
    watch("home", log) { _ = home.count }
    watch("guest", log) { _ = guest.count }
    watch("tie", log) { _ = store.isTied }
    return log
  }

  private func watch(_ name: String, _ log: Log, _ read: () -> Void) {
    withObservationTracking(read) {
      // The store notifies on the main actor, where it sends.
      MainActor.assumeIsolated { _ = log.names.insert(name) }
    }
  }
}
