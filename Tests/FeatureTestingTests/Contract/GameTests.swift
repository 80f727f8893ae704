import ExampleFeatures
import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Game")
struct GameTests {
  @Test("receives actions of children by nested cases")
  func receivesActionsOfChildrenByNestedCases() async {
    let continuousClock = TestClock()
    let store = TestStore(initialState: GameFeature.State()) {
      GameFeature()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.continuousClock = continuousClock
    }

    await store.send(.onAppear)
    await store.receive(\.counter.setCount) {
      $0.counter.count = 1
    }
    await store.receive {
      guard case .left(.start) = $0 else { return false }
      return true
    } assert: {
      $0.left.started = Date(timeIntervalSince1970: 0)
    }
    await continuousClock.advance(by: .milliseconds(10))
    await store.receive(\.left.timeUpdated) {
      $0.left.duration = 0.01
    }
    await store.send(.left(.stop))
  }

  @Test("keeps the effects of two children of one type apart")
  func keepsTheEffectsOfTwoChildrenOfOneTypeApart() async {
    let continuousClock = TestClock()
    let store = TestStore(initialState: GameFeature.State()) {
      GameFeature()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.continuousClock = continuousClock
    }

    await store.send(.left(.start)) {
      $0.left.started = Date(timeIntervalSince1970: 0)
    }
    await store.send(.right(.start)) {
      $0.right.started = Date(timeIntervalSince1970: 0)
    }
    await store.send(.left(.stop))
    await continuousClock.advance(by: .milliseconds(10))
    await store.receive(\.right.timeUpdated) {
      $0.right.duration = 0.01
    }
    await store.send(.right(.stop))
  }
}
