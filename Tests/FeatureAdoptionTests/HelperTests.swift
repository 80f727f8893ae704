import FeatureAdoption
import Testing

/// The effects of functions that handlers call.
@Suite("Adopted helpers")
struct HelperTests {
  @Test("a helper that changes the state is a procedure")
  func procedures() throws {
    let members = """
      private func load(_ state: inout State) -> Effect<Action> {
        state.count = 0
        return .run { send in await send(.loaded) }
      }
      """
    let handler = try handler("return load(&state)", members: members)
    #expect(handler.keys == ["do", "perform", "run", "success"])
    #expect(handler.form == .full)
  }

  @Test("an effect that the app adds has the behavior of its function")
  func additions() throws {
    let text = """
      extension Effect {
        static func request(
          priority: TaskPriority? = nil,
          operation: @escaping @Sendable (Send<Action>) async throws -> Void,
          before: (@Sendable (Send<Action>) async throws -> Void)? = nil,
          catch handler: (@Sendable (Error, Send<Action>) async -> Void)? = nil
        ) -> Self {
          let whole: @Sendable (Send<Action>) async throws -> Void = { send in
            try await before?(send)
            try await operation(send)
          }
          return .run(priority: priority, operation: whole) { error, send in
            let fallback: @Sendable (Error, Send<Action>) async -> Void = { _, _ in log() }
            let chosen = handler == nil ? fallback : handler!
            await chosen(error, send)
          }
        }
        static var pause: Self { .run { _ in await wait() } }
      }
      @Reducer struct Counter {
        struct State {}
        enum Action { case up, down, other }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up: return .request { send in await send(.down) }
            case .down:
              return .request { send in for x in y { await send(.down) } } catch: { _, send in await send(.up) }
            case .other: return .pause.concatenate(with: .send(.up))
            }
          }
        }
      }
      """
    let handlers = try #require(report(text).features.first).handlers
    #expect(handlers.map(\.form) == [.full, .effects, .full])
    #expect(handlers[0].keys == ["call", "perform", "run", "success"])
    #expect(handlers[1].effects.map(\.text) == ["a helper that returns an effect"])
  }

  @Test("a function of a child's state or of a dependency that returns an effect is a procedure")
  func functionsOfOthers() throws {
    let text = """
      typealias Messages = Queue<Int>
      @Reducer struct Queue<ID> {
        struct State {
          var ids: [ID] = []
          mutating func add(_ id: ID) -> Effect<Queue.Action> { add(ids: [id]) }
          mutating func add(ids: [ID]) -> Effect<Queue.Action> { self.ids += ids; return .send(.shown) }
        }
        enum Action { case shown }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct Tracker {}
      extension Tracker {
        func track<R: Reducer>(in reducer: R) -> EffectOf<R> { .run { _ in await note() } }
      }
      extension DependencyValues { var tracker: Tracker { get { self[Tracker.self] } } }
      @Reducer struct Counter {
        struct State { var messages = Messages.State() }
        enum Action { case up, down, messages(Queue<Int>.Action) }
        @Dependency(\\.tracker) var tracker
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up: return state.messages.add(1).map { .messages($0) }
            case .down: return tracker.track(in: self)
            }
          }
        }
      }
      """
    let handlers = report(text).features.filter { $0.name == "Counter" }.flatMap(\.handlers)
    #expect(handlers.map(\.form) == [.full, .full])
    #expect(
      handlers.map { $0.keys.sorted() } == [
        ["do", "perform", "send"], ["call", "perform", "run"],
      ])
  }

  @Test(
    "a function to which an effect passes 'send' is part of the effect",
    arguments: [
      ("self.show(send: send)", []), ("load(1, send: send)", ["a closure that sends actions"]),
    ])
  func sendingFunctions(_ call: String, _ reasons: [String]) throws {
    let members = """
      func load(_ id: Int, send: Send<Action>) async {
        await send(.loaded(id))
        if id > 1 { await load(id - 1, send: send) }
      }
      func show(send: Send<Action>) async { await send(.shown) }
      """
    let handler = try handler("return .run { send in await \(call) }", members: members)
    #expect(handler.effects.map(\.text) == reasons)
  }

  @Test("nested functions are procedures, and change the state of the outer function")
  func localFunctions() throws {
    let handler = try handler(
      """
      func load(_ id: Int) -> Effect<Action> {
        state.count = id
        return .run { send in await send(.loaded) }
      }
      return load(1)
      """)
    #expect(handler.keys == ["do", "perform", "run", "success"])
    #expect(handler.form == .full)
  }

  @Test("overloaded helpers are resolved by their arguments")
  func overloads() throws {
    let members = """
      func later(internal action: Int) -> Effect<Action> { self.later(for: .internal(action)) }
      func later(after delay: Int = 1, for action: Action) -> Effect<Action> {
        .run { send in try await clock.sleep(for: delay); await send(action) }
      }
      """
    let handler = try handler("return later(internal: 1)", members: members)
    #expect(handler.keys == ["call", "perform", "run", "success"])
    #expect(handler.form == .full)
  }

  @Test("a helper that calls itself stays Swift")
  func recursion() throws {
    let members = "func again(_ state: inout State) -> Effect<Action> { return again(&state) }"
    let handler = try handler("return again(&state)", members: members)
    #expect(handler.manual.map(\.text) == ["a helper that calls itself"])
  }

  @Test("an action that a handler sends to itself is performed")
  func selfSentAction() throws {
    #expect(try handler("return reduce(into: &state, action: .down)").keys == ["perform"])
  }
}
