import ComposableArchitecture
import Foundation
import Testing

@testable import App

@MainActor
@Suite("Loader")
struct LoaderTests {
  @Test("a typed failure stays typed")
  func aTypedFailureStaysTyped() async {
    let store = TestStore(initialState: LoaderFeature.State()) {
      LoaderFeature()
    } withDependencies: {
      $0.sampleText.load = { () throws(URLError) in throw URLError(.timedOut) }
    }

    await store.send(.load)
    await store.receive(\.failed, URLError(.timedOut)) {
      $0.text = "Error -1001"
    }
  }

  @Test("a labelled payload is received by value")
  func aLabelledPayloadIsReceivedByValue() async {
    let store = TestStore(initialState: LoaderFeature.State()) {
      LoaderFeature()
    } withDependencies: {
      $0.sampleText.load = { "Hi" }
    }

    await store.send(.load)
    await store.receive(\.loaded, "Hi") {
      $0.text = "Hi"
    }
    await store.send(.reload)
    await store.receive(\.reloaded, .success("Hi"))
  }

  @Test("a stack of one feature pushes and pops")
  func aStackOfOneFeaturePushesAndPops() async {
    let store = TestStore(initialState: LoaderFeature.State()) {
      LoaderFeature()
    }

    await store.send(.watch) {
      $0.path[id: 0] = TimerFeature.State()
    }
    await store.send(.path(.element(id: 0, action: .timeUpdated))) {
      $0.path[id: 0]?.duration = 0.01
    }
    await store.send(.path(.element(id: 0, action: .stop))) {
      $0.path[id: 0] = nil
    }
  }
}
