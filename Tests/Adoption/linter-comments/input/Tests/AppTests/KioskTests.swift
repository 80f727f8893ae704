import ComposableArchitecture
import Testing

@testable import App

@MainActor
struct KioskTests {
  // swiftlint:disable:next function_body_length
  @Test func opens() async {
    let store = TestStore(initialState: Kiosk.State()) { Kiosk() }
    // swiftlint:disable:next multiline_arguments
    await store.send(.Opened) { $0.isOpen = true }
  }

  /// Counts down.
  // swift-format-ignore
  @Test func parses() async {
    let store = TestStore(initialState: Kiosk.State()) { Kiosk() }
    await store.send(.parsed("2")) { $0.n = 2 } // swiftlint:disable:this trailing_closure
  }
}
