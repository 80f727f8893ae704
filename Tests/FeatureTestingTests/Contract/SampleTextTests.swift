import ExampleFeatures
import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
@Suite("SampleText")
struct SampleTextTests {
  @Test("waits for work outside of the effect's task")
  func waitsForWorkOutsideOfTheEffectsTask() async {
    let store = TestStore(initialState: SampleTextFeature.State()) {
      SampleTextFeature()
    } withDependencies: {
      $0.sampleText.load = { await Task.detached { "from elsewhere" }.value }
    }

    await store.send(.load) {
      $0.isLoading = true
    }
    await store.receive(\.loaded, .success("from elsewhere")) {
      $0.isLoading = false
      $0.text = "from elsewhere"
    }
  }

  @Test("waits for work on the main actor")
  func waitsForWorkOnTheMainActor() async {
    let store = TestStore(initialState: SampleTextFeature.State()) {
      SampleTextFeature()
    } withDependencies: {
      $0.sampleText.load = { await MainActor.run { "from the main actor" } }
    }

    await store.send(.load) {
      $0.isLoading = true
    }
    await store.receive(\.loaded, .success("from the main actor")) {
      $0.isLoading = false
      $0.text = "from the main actor"
    }
  }
}
