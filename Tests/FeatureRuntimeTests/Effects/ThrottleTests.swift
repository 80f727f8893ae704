import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Throttled effects")
struct ThrottleTests {
  private let clock = TestClock()

  /// Makes a store that throttles the capital of each small letter, and that cancels with "stop".
  private func makeStore(latest: Bool) -> TestStore<[String], String> {
    TestStore(initialState: []) {
      LogFeature { [clock] word in
        switch word {
        case "a", "b", "c", "d":
          .send(word.uppercased())
            .throttle(id: 1, for: .seconds(1), clock: clock, latest: latest)
        case "stream":
          .run { send in
            for number in 1...7 {
              await send("\(number)")
              try await clock.sleep(for: .milliseconds(400))
            }
          }
          .throttle(id: 1, for: .seconds(1), clock: clock, latest: latest)
        case "other":
          .send("O").throttle(id: 2, for: .seconds(1), clock: clock, latest: latest)
        case "nothing":
          .none.throttle(id: 1, for: .seconds(1), clock: clock, latest: latest)
        case "stop": .cancel(id: 1)
        default: .none
        }
      }
    }
  }

  @Test(
    "the first action is sent at once, then a single action in each interval",
    arguments: [true, false])
  func interval(latest: Bool) async {
    let store = makeStore(latest: latest)
    let kept = latest ? "C" : "B"
    await store.send("a") { $0.append("a") }
    await store.receive("A") { $0.append("A") }
    await store.send("b") { $0.append("b") }
    await clock.advance(by: .milliseconds(500))
    await store.send("c") { $0.append("c") }
    await clock.advance(by: .milliseconds(499))
    await store.send("x") { $0.append("x") }
    await clock.advance(by: .milliseconds(1))
    await store.receive(kept) { $0.append(kept) }

    // The delayed action has begun an interval of its own.
    await store.send("d") { $0.append("d") }
    await clock.advance(by: .milliseconds(999))
    await store.send("x") { $0.append("x") }
    await clock.advance(by: .milliseconds(1))
    await store.receive("D") { $0.append("D") }
  }

  @Test("an action is sent at once after an interval without actions")
  func quiet() async {
    let store = makeStore(latest: true)
    await store.send("a") { $0.append("a") }
    await store.receive("A") { $0.append("A") }
    await clock.advance(by: .seconds(1))
    await store.send("b") { $0.append("b") }
    await store.receive("B") { $0.append("B") }
  }

  @Test("the actions of one effect are throttled", arguments: [true, false])
  func stream(latest: Bool) async {
    // The actions are sent at 0, 0.4, 0.8, 1.2, 1.6, 2.0 and 2.4 s. An action in the instant in which an interval
    // ends may be received before or after the end. The test therefore stops before such an instant.
    let store = makeStore(latest: latest)
    await store.send("stream") { $0.append("stream") }
    await store.receive("1") { $0.append("1") }
    await clock.advance(by: .milliseconds(1900))
    let first = latest ? "3" : "2"
    await store.receive(first) { $0.append(first) }
    await store.send("stop") { $0.append("stop") }
    await clock.advance(by: .seconds(10))
  }

  @Test("each id is throttled separately, and an empty effect changes nothing")
  func otherIDs() async {
    let store = makeStore(latest: true)
    await store.send("a") { $0.append("a") }
    await store.receive("A") { $0.append("A") }
    await store.send("other") { $0.append("other") }
    await store.receive("O") { $0.append("O") }
    await store.send("b") { $0.append("b") }
    await store.send("nothing") { $0.append("nothing") }
    await clock.advance(by: .seconds(1))
    await store.receive("B") { $0.append("B") }
  }

  @Test("a waiting action can be cancelled, and is never sent", arguments: [true, false])
  func cancel(latest: Bool) async {
    let store = makeStore(latest: latest)
    await store.send("a") { $0.append("a") }
    await store.receive("A") { $0.append("A") }
    await store.send("b") { $0.append("b") }
    await store.send("stop") { $0.append("stop") }
    await store.send("c") { $0.append("c") }
    await clock.advance(by: .seconds(1))
    await store.receive("C") { $0.append("C") }
    await clock.advance(by: .seconds(10))
  }

  @Test("ids are local to the feature")
  func localIDs() async {
    let store = TestStore(initialState: Pair.State()) {
      Pair { [clock] in
        guard $0 == "a" else { return .none }
        return .send("A").throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
      }
    }
    await store.send(.first("a")) { $0.first = ["a"] }
    await store.receive(.first("A")) { $0.first = ["a", "A"] }
    await store.send(.second("a")) { $0.second = ["a"] }
    await store.receive(.second("A")) { $0.second = ["a", "A"] }
  }

  @Test("a throttled effect ends with its store", .timeLimit(.minutes(5)))
  func endOfTheStore() async {
    let clock = clock
    let gate = Gate()
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    var store: Store<[String], String>? = logStore {
      guard $0 == "start" else { return .none }
      return .run { send in
        await send("first")
        await send("kept")
        await gate.pass()
        end.yield(Task.isCancelled)
      }
      .throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
    }
    store?.send("start")
    await clock.waitForSleepers(1)
    #expect(store?.state == ["start", "first"])
    let gone = Weak(object: store)
    store = nil
    #expect(gone.object == nil)
    var iterator = ended.makeAsyncIterator()
    #expect(await iterator.next() == true)
  }

  @Test("finished throttles are released")
  func forgets() async {
    let engine = EffectEngine<Int>(launcher: .live)
    let sent = Locked(0)
    engine.deliver = { _, _ in sent.withLock { $0 += 1 } }
    for number in 1...100 {
      let effect = Effect.send(number)
        .throttle(id: number, for: .seconds(1), clock: clock, latest: true)
      engine.start(effect, in: EffectContext(origin: 0, group: EffectGroup()))
      await clock.advance(by: .seconds(1))
    }
    #expect(sent.value == 100)
    #expect(engine.throttleCount <= 16)
  }
}
