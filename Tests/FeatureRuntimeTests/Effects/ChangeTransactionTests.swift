import FeatureRuntime
import Observation
import Testing

/// On Apple's systems a transaction is the transaction of an animation; here it is visible to the test.
@Suite("A transaction of changes") @MainActor struct ChangeTransactionTests {
  private struct Lamp: Reducer {
    struct State: Equatable, Sendable { var count = 0 }
    enum Action: Sendable { case tapped, counted, countedAgain }

    let transaction: ChangeTransaction

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .tapped:
        return .run { [transaction] send in
          await ChangeTransaction.$current.withValue(transaction) { await send(.counted) }
        }
      case .counted:
        state.count += 1
        return .run { send in await send(.countedAgain) }
      case .countedAgain:
        state.count += 1
        return .none
      }
    }
  }

  @Test("surrounds the changes of its action, but not those of later actions")
  func surroundsChanges() async {
    let log = Locked<[String]>([])
    let transaction = ChangeTransaction { changes in
      log.withLock { $0.append("begins") }
      changes()
      log.withLock { $0.append("ends") }
    }
    let store = Store(initialState: Lamp.State()) { Lamp(transaction: transaction) }
    observe(store, log)
    await store.send(.tapped).finish()
    #expect(store.state.count == 2)
    // Observers of a plain state are notified of every action.
    #expect(log.withLock { $0 } == ["0", "begins", "1", "ends", "2"])
  }

  @Test("does not exist if the animation is ignored")
  func isIgnored() async {
    #if !canImport(SwiftUI)
      let sent = Locked<[Int]>([])
      let send = Send<Int> { action in sent.withLock { $0.append(action) } }
      await send(1, animation: .spring(duration: 0.3, bounce: 0.2).delay(1))
      await send(2, animation: nil)
      await DismissEffect { sent.withLock { $0.append(3) } }(animation: .default)
      #expect(sent.withLock { $0 } == [1, 2, 3])
    #endif
  }

  /// Records each change of the count when observers are notified.
  private func observe(_ store: StoreOf<Lamp>, _ log: Locked<[String]>) {
    let count = withObservationTracking {
      store.state.count
    } onChange: {
      MainActor.assumeIsolated {
        self.note(store, log)
      }
    }
    _ = count
  }

  private func note(_ store: StoreOf<Lamp>, _ log: Locked<[String]>) {
    let count = store.state.count
    log.withLock { $0.append("\(count)") }
    observe(store, log)
  }
}
