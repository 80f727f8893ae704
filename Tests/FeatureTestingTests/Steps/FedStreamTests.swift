import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("A stream that a test feeds")
struct FedStreamTests {
  private let messages = FedStream<String>("socket.messages")

  /// Makes a store whose effect observes the stream and reports its end.
  private func makeStore() -> TestStore<WorkshopFeature.State, WorkshopFeature.Action> {
    TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        for await message in messages.stream() { await send(.note(message)) }
        await send(.finished("end"))
      }
    }
  }

  @Test("delivers the fed elements in order, and ends")
  func feeds() async {
    let store = makeStore()
    await store.send(.start)
    await messages.feed("a")
    await store.receive(\.note, "a") { $0.log = ["a"] }
    await messages.feed("b")
    await messages.feed("c")
    await store.receive(\.note, "b") { $0.log = ["a", "b"] }
    await store.receive(\.note, "c") { $0.log = ["a", "b", "c"] }
    await messages.finish()
    await store.receive(\.finished) { $0.log = ["a", "b", "c", "end"] }
  }

  @Test("starts again for an effect that starts after its end")
  func beginsAgain() async {
    let store = makeStore()
    await store.send(.start)
    await messages.finish()
    await store.receive(\.finished) { $0.log = ["end"] }
    await store.send(.start)
    await messages.feed("a")
    await store.receive(\.note, "a") { $0.log = ["end", "a"] }
    await store.send(.cancel)
  }

  @Test("ends with an error")
  func throwing() async {
    struct Broken: Error {}
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        do {
          for try await message in messages.throwingStream() { await send(.note(message)) }
        } catch is Broken {
          await send(.finished("broken"))
        }
      }
    }
    await store.send(.start)
    await messages.feed("a")
    await store.receive(\.note, "a") { $0.log = ["a"] }
    await messages.finish(throwing: Broken())
    await store.receive(\.finished, "broken") { $0.log = ["a", "broken"] }
  }

  @Test("fails a step that feeds it before an effect has started it")
  func early() async {
    let failures = await failures {
      await messages.feed("a")
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          feed: socket.messages("a")

          No effect has requested this stream yet.
          """
        )
      ]
    )
  }

  @Test("fails a step that feeds or ends it after its end")
  func afterEnd() async {
    let store = makeStore()
    await store.send(.start)
    await messages.finish()
    await store.receive(\.finished) { $0.log = ["end"] }
    let failures = await failures {
      await messages.feed("a")
      await messages.finish()
    }
    #expect(
      failures == [
        RecordedIssue("feed: socket.messages(\"a\")\n\nThe stream has ended."),
        RecordedIssue("end: socket.messages\n\nThe stream has ended.", below: 2),
      ]
    )
  }

  @Test("fails a step that feeds it after its effect was cancelled")
  func afterCancelling() async {
    let store = makeStore()
    await store.send(.start)
    await messages.feed("a")
    await store.receive(\.note, "a") { $0.log = ["a"] }
    await store.send(.cancel)
    let failures = await failures {
      await messages.feed("b")
    }
    #expect(
      failures == [
        RecordedIssue(
          "feed: socket.messages(\"b\")\n\nThe effect that listened to it was cancelled."
        )
      ]
    )
  }
}
