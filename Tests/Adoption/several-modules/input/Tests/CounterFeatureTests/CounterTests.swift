import ComposableArchitecture
import Testing

@testable import CounterFeature

@MainActor
struct CounterTests {
  @Test func counts() async {
    let store = TestStore(initialState: Counter.State(count: 4)) {
      Counter()
    }
    await store.send(.up) { $0.count = 5 }
  }
}
