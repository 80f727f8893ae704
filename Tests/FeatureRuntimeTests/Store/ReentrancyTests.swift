import FeatureRuntime
import Testing

/// What a reducer does with its own store while it changes the state.
@MainActor
@Suite("Stores within their reducers")
struct ReentrancyTests {
  @Test("asking for the state stops the process")
  func reading() async {
    await #expect(processExitsWith: .failure) {
      await reduce { _ = $0.state }
    }
    await #expect(processExitsWith: .failure) {
      await reduce { _ = $0.count }
    }
  }

  @Test("what is sent is reduced afterwards, and the state can be read then")
  func sending() {
    let store = reduce { store in
      if !isSent { store.send("second") }
      isSent = true
    }
    #expect(store.state == ["first", "second"])
    #expect(store.count == 2)
  }
}

@MainActor private var isSent = false

/// Sends an action to a store whose reducer does something with it.
@MainActor
@discardableResult
private func reduce(
  _ body: @escaping @MainActor @Sendable (Store<[String], String>) -> Void
) -> Store<[String], String> {
  let holder = Holder()
  let store = logStore { _ in
    MainActor.assumeIsolated {
      if let store = holder.store { body(store) }
    }
    return .none
  }
  holder.store = store
  store.send("first")
  return store
}

@MainActor
private final class Holder {
  weak var store: Store<[String], String>?
}
