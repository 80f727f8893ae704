import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Cancellation")
struct CancellationTests {
  /// Makes a store that starts work under an id with "start" and cancels it with "stop".
  private func makeStore(
    cancelInFlight: Bool = false,
    _ work: @escaping @Sendable (Send<String>) async throws -> Void
  ) -> Store<[String], String> {
    logStore {
      switch $0 {
      case "start":
        .run {
          try await work($0)
        } catch: { error, send in
          await send("caught \(error)")
        }
        .cancellable(id: "id", cancelInFlight: cancelInFlight)
      case "stop": .cancel(id: "id")
      default: .none
      }
    }
  }

  @Test("a cancelled effect ends and sends no more actions")
  func cancelByID() async {
    let gate = Gate()
    let store = makeStore { send in
      await gate.pass()
      await send("after the gate")
    }
    let task = store.send("start")
    store.send("stop")
    await task.finish()
    #expect(store.state == ["start", "stop"])
  }

  @Test("cancellation never reaches the handler of errors")
  func cancellationIsNoError() async {
    let gate = Gate()
    let store = makeStore { _ in
      await gate.pass()
      // A cancelled request throws an error of its own.
      throw EffectError("the request was cancelled")
    }
    let task = store.send("start")
    store.send("stop")
    await task.finish()
    #expect(store.state == ["start", "stop"])

    let other = makeStore { _ in throw CancellationError() }
    await other.send("start").finish()
    #expect(other.state == ["start"])
  }

  @Test("work that catches its own errors reports a cancellation, unless it was cancelled")
  func cancellationInWork() async {
    let gate = Gate()
    let store = makeStore { send in
      do {
        await gate.pass()
        throw CancellationError()
      } catch {
        await send("told")
      }
    }
    let task = store.send("start")
    store.send("stop")
    await task.finish()
    #expect(store.state == ["start", "stop"])

    let other = makeStore { send in
      do { throw CancellationError() } catch { await send("told") }
    }
    await other.send("start").finish()
    #expect(other.state == ["start", "told"])
  }

  @Test("an error reaches its handler")
  func errorIsHandled() async {
    let store = makeStore { _ in throw EffectError("full") }
    await store.send("start").finish()
    #expect(store.state == ["start", "caught full"])
  }

  @Test("an effect with 'cancelInFlight' replaces the running effect")
  func cancelInFlight() async {
    let gate = Gate()
    let store = makeStore(cancelInFlight: true) { send in
      await gate.pass()
      await send("work")
    }
    let first = store.send("start")
    let second = store.send("start")
    await first.finish()
    gate.open()
    await second.finish()
    #expect(store.state == ["start", "start", "work"])
  }

  @Test("cancelling an id ends its sequence, but not the effects after the sequence")
  func cancelSequence() async {
    let gate = Gate()
    let store = logStore {
      switch $0 {
      case "start":
        .concatenate(
          .concatenate(.run { _ in await gate.pass() }, .send("never")).cancellable(id: 1),
          .send("afterwards")
        )
      case "stop": .cancel(id: 1)
      default: .none
      }
    }
    let task = store.send("start")
    store.send("stop")
    await task.finish()
    #expect(store.state == ["start", "stop", "afterwards"])
  }

  @Test("a sequence that cancels its own id starts no more effects, even in the same merge")
  func cancelOwnID() async {
    let store = logStore {
      switch $0 {
      case "start":
        .concatenate(
          .concatenate(
            .run { _ in },
            .merge(
              .cancel(id: 1), .run { await $0("never") }, .send("never"),
              .run { await $0("never") }.cancellable(id: 2)),
            .send("never")
          )
          .cancellable(id: 1),
          .send("afterwards")
        )
      default: .none
      }
    }
    await store.send("start").finish()
    #expect(store.state == ["start", "afterwards"])
  }

  @Test("a sequence that its own action cancels starts no more effects, even in the same merge")
  func cancelByOwnSend() async {
    let store = logStore {
      switch $0 {
      case "start":
        .concatenate(
          .run { _ in }, .merge(.send("stop"), .run { await $0("never") }), .send("never")
        )
        .cancellable(id: 1)
      case "stop": .cancel(id: 1)
      default: .none
      }
    }
    await store.send("start").finish()
    #expect(store.state == ["start", "stop"])
  }

  @Test("an effect with 'cancelInFlight' does not end the effect that contains it")
  func cancelInFlightWithin() async {
    let store = logStore {
      switch $0 {
      case "start":
        .concatenate(
          .run { _ in },
          .concatenate(.run { await $0("a") }, .run { await $0("b") })
            .cancellable(id: 1, cancelInFlight: true),
          .send("c")
        )
        .cancellable(id: 1, cancelInFlight: true)
      default: .none
      }
    }
    await store.send("start").finish()
    #expect(store.state == ["start", "a", "b", "c"])
  }

  @Test("cancelling a task ends all effects that its action has started")
  func cancelTask() async {
    let gate = Gate()
    let store = logStore {
      switch $0 {
      case "start": .concatenate(.send("a"), .run { _ in await gate.pass() }, .send("never"))
      case "a":
        .run { send in
          await gate.pass()
          await send("never")
        }
      default: .none
      }
    }
    let task = store.send("start")
    #expect(!task.isCancelled)
    task.cancel()
    #expect(task.isCancelled)
    await task.finish()
    #expect(store.state == ["start", "a"])
  }

  @Test("a task that waits for effects cancels them when it is cancelled")
  func cancelFinish() async {
    let gate = Gate()
    let store = makeStore { _ in await gate.pass() }
    let task = store.send("start")
    let waiting = Task { await task.finish() }
    waiting.cancel()
    await waiting.value
    #expect(task.isCancelled)
  }

  @Test("every effect ends with its store")
  func endOfTheStore() async {
    let gate = Gate()
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    var store: Store<[String], String>? = logStore { _ in
      .concatenate(
        .merge(
          .run { _ in
            await gate.pass()
            end.yield(Task.isCancelled)
          }
          .cancellable(id: 1),
          .run { _ in
            await gate.pass()
            end.yield(Task.isCancelled)
          }
        ),
        .send("never")
      )
    }
    let task = store?.send("start")
    let gone = Weak(object: store)
    store = nil
    #expect(gone.object == nil)
    var iterator = ended.makeAsyncIterator()
    #expect(await iterator.next() == true)
    #expect(await iterator.next() == true)
    await task?.finish()
  }

  @Test("equal ids of different types or features are distinct")
  func idsAreTyped() async {
    enum Other { case id }
    enum Same { case id }
    let gate = Gate()
    let store = logStore {
      switch $0 {
      case "start":
        .run { send in
          await gate.pass()
          await send("done")
        }
        .cancellable(id: Other.id)
      case "stop": .merge(.cancel(id: Same.id), .cancel(id: 0), .cancel(id: "id"))
      default: .none
      }
    }
    let task = store.send("start")
    store.send("stop")
    gate.open()
    await task.finish()
    #expect(store.state == ["start", "stop", "done"])
  }
}
