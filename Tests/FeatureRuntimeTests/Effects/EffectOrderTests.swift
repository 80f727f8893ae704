import FeatureRuntime
import Testing

@MainActor
@Suite("Order of effects")
struct EffectOrderTests {
  @Test("actions are reduced before the send returns, each before the actions that it sends")
  func sends() {
    let store = logStore {
      switch $0 {
      case "start": .merge(.send("a"), .send("b"), .none)
      case "a": .send("c")
      case "c": .send("d")
      default: .none
      }
    }
    store.send("start")
    #expect(store.state == ["start", "a", "b", "c", "d"])
  }

  @Test("an action that is sent while another action is reduced waits for its turn")
  func reentrantSends() async {
    let box = Locked<Store<[String], String>?>(nil)
    let tasks = Locked<[StoreTask]>([])
    let store = logStore { action in
      guard action == "start" else {
        return .run { send in if action == "x" { await send("work of x") } }
      }
      MainActor.assumeIsolated {
        let task = box.value?.send("x")
        box.value?.send("y")
        tasks.withLock { $0 = [task].compactMap { $0 } }
      }
      return .send("z")
    }
    box.withLock { $0 = store }
    let task = store.send("start")
    #expect(store.state == ["start", "x", "y", "z"])
    for task in tasks.value { await task.finish() }
    #expect(store.state == ["start", "x", "y", "z", "work of x"])
    await task.finish()
    box.withLock { $0 = nil }
  }

  @Test("concatenated effects run one after another")
  func concatenation() async {
    let store = logStore {
      guard $0 == "start" else { return .none }
      return .concatenate(
        .send("one"),
        .run { send in
          for _ in 0..<10 { await Task.yield() }
          await send("two")
        },
        .merge(
          .send("three"),
          .run { send in
            for _ in 0..<10 { await Task.yield() }
            await send("four")
          }
        ),
        .concatenate(.run { await $0("five") }, .none, .send("six")),
        .send("seven")
      )
    }
    let task = store.send("start")
    #expect(store.state == ["start", "one"])
    await task.finish()
    #expect(store.state == ["start", "one", "two", "three", "four", "five", "six", "seven"])
  }

  @Test("waiting for a task waits for all effects that its actions have started")
  func finishIsTransitive() async {
    let store = logStore {
      switch $0 {
      case "start": .run { await $0("a") }
      case "a": .send("b")
      case "b": .run { await $0("c") }
      default: .none
      }
    }
    await store.send("start").finish()
    #expect(store.state == ["start", "a", "b", "c"])
  }

  @Test("a mapped effect maps its actions, for every kind of effect")
  func map() async {
    let store = logStore {
      guard $0 == "start" else { return .none }
      let effect: Effect<Int> = .concatenate(
        .merge(.send(1), .run { await $0(2) }),
        .run { await $0(3) }.cancellable(id: "x"),
        .cancel(id: "x"),
        .send(4)
      )
      return effect.map { "\($0)" }
    }
    await store.send("start").finish()
    #expect(store.state == ["start", "1", "2", "3", "4"])
  }

  @Test("merging and concatenating empty effects returns an empty effect")
  func nothing() {
    for effect: Effect<Int> in [
      .merge(), .merge([]), .concatenate(), .merge(.none, .none), .none.cancellable(id: 1),
      Effect<Int>.none.map { $0 }, .none.merge(with: .none), .none.concatenate(with: .none),
    ] {
      guard case .none = effect.kind else {
        Issue.record("\(effect)")
        continue
      }
    }
  }
}
