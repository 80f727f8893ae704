import ComposableArchitecture
import CounterFeature
import Testing

@testable import AppFeature

@MainActor
struct AppTests {
  @Test func counts() async {
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    }
    await store.send(.counter(.up)) { $0.counter.count = 1 }
  }
}
