import FeatureRuntime
import FeatureTesting
import Testing

/// A store whose actions are words, and whose state is the list of received words.
typealias WordStore<Dependencies: Sendable> = MiddlewareStore<[String], String, Dependencies>

typealias WordMiddleware<Dependencies> = Middleware<[String], String, Dependencies>

/// Makes a store that records its actions.
@MainActor
func wordStore(_ middlewares: WordMiddleware<Void>...) -> WordStore<Void> {
  WordStore(initialState: [], dependencies: (), middlewares: middlewares) { $0 + [$1] }
}

/// Makes a middleware that answers a word with another word.
func answer(_ question: String, _ answer: String) -> WordMiddleware<Void> {
  { _, action, _ in action == question ? answer : nil }
}

@MainActor
@Suite("Middleware store", .timeLimit(.minutes(5)))
struct MiddlewareStoreTests {
  @Test("sending an action reduces it at once, also without middlewares")
  func send() async {
    let store = wordStore()
    let task = store.send("a")
    store.send("b")
    #expect(store.state == ["a", "b"])
    #expect(store.count == 2)
    await task.finish()
  }

  @Test("a middleware receives the action and the state after the action")
  func stateAfterReducing() async {
    let seen = Locked<[String]>([])
    let store = wordStore { state, action, _ in
      seen.withLock { $0.append("\(action): \(state)") }
      return nil
    }
    await store.send("a").finish()
    await store.send("b").finish()
    #expect(seen.value == [#"a: ["a"]"#, #"b: ["a", "b"]"#])
  }

  @Test("an action that a middleware returns is sent and runs all middlewares again")
  func feedback() async {
    let store = wordStore(answer("a", "b"), answer("c", "d"), answer("b", "c"))
    await store.send("a").finish()
    #expect(store.state == ["a", "b", "c", "d"])
  }

  @Test("a loop continues until a middleware reads the state and ends it")
  func loop() async {
    let store = wordStore { state, action, _ in state.count < 100 ? action : nil }
    await store.send("again").finish()
    #expect(store.state == Array(repeating: "again", count: 100))
  }

  @Test("middlewares run concurrently, and their actions arrive as they finish")
  func finishingOrder() async {
    let first = Gate()
    let second = Gate()
    let store = wordStore(
      { _, action, _ in
        // The answer to the second action opens the gate. Middlewares that ran one after the other would hang here.
        if action == "second" { first.open() }
        guard action == "start" else { return nil }
        await first.pass()
        return "first"
      },
      { _, action, _ in
        if action == "third" { second.open() }
        guard action == "start" else { return nil }
        await second.pass()
        return "second"
      },
      answer("start", "third")
    )
    await store.send("start").finish()
    #expect(store.state == ["start", "third", "second", "first"])
  }

  @Test("the dependencies reach every middleware")
  func dependencies() async {
    struct Client: Sendable {
      var greet: @Sendable (String) async -> String
    }
    let middleware: WordMiddleware<Client> = { _, action, client in
      action == "Ada" ? await client.greet(action) : nil
    }
    let store = WordStore(
      initialState: [],
      dependencies: Client { "Hello, \($0)!" },
      middlewares: [middleware, middleware]
    ) { $0 + [$1] }
    await store.send("Ada").finish()
    #expect(store.state == ["Ada", "Hello, Ada!", "Hello, Ada!"])
  }

  @Test("actions that are sent while an action is reduced are queued in order")
  func sendWhileReducing() async {
    var store: WordStore<Void>?
    store = WordStore(
      initialState: [],
      dependencies: (),
      middlewares: [answer("b", "answer")]
    ) { state, action in
      if action == "a" {
        store?.send("b")
        store?.send("c")
      }
      return state + [action]
    }
    await store?.send("a").finish()
    #expect(store?.state.prefix(3) == ["a", "b", "c"])
    store = nil
  }
}
