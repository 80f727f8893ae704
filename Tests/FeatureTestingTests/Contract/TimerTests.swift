import ExampleFeatures
import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Timer")
struct TimerTests {
  @Test("does not tick twice when started twice")
  func doesNotTickTwiceWhenStartedTwice() async {
    let continuousClock = TestClock()
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 100))
      $0.continuousClock = continuousClock
    }

    await store.send(.start) {
      $0.started = Date(timeIntervalSince1970: 100)
    }
    await continuousClock.advance(by: .milliseconds(5))
    await store.send(.start)
    await continuousClock.advance(by: .milliseconds(5))
    await continuousClock.advance(by: .milliseconds(5))
    await store.receive(\.timeUpdated) {
      $0.duration = 0.01
    }
    await store.send(.stop)
  }

  @Test("ticks a thousand times without missing one")
  func ticksAThousandTimesWithoutMissingOne() async {
    let continuousClock = TestClock()
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 100))
      $0.continuousClock = continuousClock
    }

    await store.send(.start) {
      $0.started = Date(timeIntervalSince1970: 100)
    }
    await continuousClock.advance(by: .seconds(10))
    for _ in 1...1000 {
      await store.receive(\.timeUpdated) {
        $0.duration += 0.01
      }
    }
    await store.send(.stop)
  }
}
