import FeatureRuntime
import TestSupport
import Testing

/// Tests of a reducer that uses its own store while it changes the state.
@MainActor
@Suite("Stores within their reducers")
struct ReentrancyTests {
  @Test("reading the state stops the process", .onOwnThread)
  func reading() async {
    await #expect(processExitsWith: .failure) {
      await reduce { _ = $0.state }
    }
    await #expect(processExitsWith: .failure) {
      await reduce { _ = $0.count }
    }
  }

  @Test(
    "reading the state while the payload of a case changes stops the process",
    .onOwnThread)
  func readingWithinACase() async {
    await #expect(processExitsWith: .failure) {
      await reduceCase { _ = $0.state }
    }
    await #expect(processExitsWith: .failure) {
      await reduceCase { _ = $0.open }
    }
  }

  @Test("an action that a reducer sends is reduced afterwards, with a readable state")
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

/// Sends an action to a store whose reducer uses the store.
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

/// Sends an action to a store whose reducer uses the store while it changes the payload of a case.
@MainActor
private func reduceCase(_ body: @escaping @MainActor @Sendable (Store<Door, Int>) -> Void) {
  let holder = DoorHolder()
  let store = Store<Door, Int>(initialState: .open([1])) {
    Reduce { state, number in
      state.modify(\.open) { numbers in
        numbers.append(number)
        MainActor.assumeIsolated {
          if let store = holder.store { body(store) }
        }
      }
      return .none
    }
  }
  holder.store = store
  store.send(2)
}

@MainActor
private final class DoorHolder {
  weak var store: Store<Door, Int>?
}

@dynamicMemberLookup
private enum Door: CasePathable, Sendable {
  case open([Int])

  struct AllCasePaths: Sendable {
    var open: AnyCasePath<Door, [Int]> {
      .init(Door.open) { if case .open(let numbers) = $0 { numbers } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@MainActor
private final class Holder {
  weak var store: Store<[String], String>?
}
