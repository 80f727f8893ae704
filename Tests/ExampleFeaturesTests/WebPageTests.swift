import ExampleFeatures
import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("WebPage")
struct WebPageTests {
  private let start = URL(string: "https://example.com/start")!

  @Test("shows what was loaded, or why it was not")
  func loads() async {
    let store = TestStore(initialState: WebPageFeature.State(url: start)) {
      WebPageFeature()
    }

    await store.send(.onAppear) {
      $0.isLoading = true
    }
    await store.send(.loaded(title: "Start")) {
      $0.isLoading = false
      $0.title = "Start"
    }
    await store.send(.failed(EffectError("offline"))) {
      $0.title = "offline"
    }
  }

  @Test("follows the links of its own site alone")
  func followsLinks() async throws {
    let next = try #require(URL(string: "https://example.com/next"))
    let other = try #require(URL(string: "https://example.org/"))
    let store = TestStore(initialState: WebPageFeature.State(url: start)) {
      WebPageFeature()
    }

    await store.send(.linkTapped(next)) {
      $0.url = next
      $0.isLoading = true
    }
    await store.send(.linkTapped(other))
    await store.receive(\.delegate.leftSite, other)
  }
}
