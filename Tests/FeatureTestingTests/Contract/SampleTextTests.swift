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
  @Test("shows the loaded text")
  func showsTheLoadedText() async {
    let store = TestStore(initialState: SampleTextFeature.State()) {
      SampleTextFeature()
    } withDependencies: {
      $0.sampleText.load = { "Hello World" }
    }

    await store.send(.load) {
      $0.isLoading = true
    }
    await store.receive(\.loaded, .success("Hello World")) {
      $0.isLoading = false
      $0.text = "Hello World"
    }
  }

  @Test("shows why it failed")
  func showsWhyItFailed() async {
    let store = TestStore(initialState: SampleTextFeature.State()) {
      SampleTextFeature()
    } withDependencies: {
      $0.sampleText.load = { () throws(URLError) in throw URLError(.timedOut) }
    }

    await store.send(.load) {
      $0.isLoading = true
    }
    await store.receive(\.loaded) {
      $0.isLoading = false
      $0.text = "Error \(URLError.Code.timedOut.rawValue)"
    }
  }

  @Test("waits for what happens outside of the effect's task")
  func waitsForWhatHappensOutsideOfTheEffectsTask() async {
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

  @Test("waits for what the main actor does")
  func waitsForWhatTheMainActorDoes() async {
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
