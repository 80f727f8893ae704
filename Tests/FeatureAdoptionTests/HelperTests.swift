import FeatureAdoption
import Testing

/// The effects of functions that handlers call.
@Suite("Adopted helpers")
struct HelperTests {
  @Test("a helper that one handler calls is a part of the handler")
  func calledOnce() throws {
    let members = """
      private func load(_ state: inout State) -> Effect<Action> {
        state.count = 0
        return .run { send in await send(.shown) }
      }
      """
    let handler = try handler("return load(&state)", members: members)
    #expect(handler.keys.sorted() == ["action", "do", "later", "send"])
    #expect(handler.form == .full)
  }

  @Test("effects that the app adds stay Swift under their names")
  func additions() throws {
    let text = """
      extension Effect {
        static func request(
          operation: @escaping @Sendable (Send<Action>) async throws -> Void
        ) -> Self {
          .run { send in try await operation(send) }
        }
        static var pause: Self { .run { _ in await wait() } }
      }
      @Reducer struct Counter {
        struct State {}
        enum Action { case up, other }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up: return .request { send in await send(.other) }
            case .other: return .pause.concatenate(with: .send(.up))
            }
          }
        }
      }
      """
    let handlers = try #require(report(text).features.first).handlers
    #expect(handlers.map(\.form) == [.effects, .effects])
    #expect(handlers[0].effects.map(\.text) == ["'.request'"])
  }

  @Test("effects of functions of a child's state or of a dependency stay Swift")
  func functionsOfOthers() throws {
    let text = """
      typealias Messages = Queue<Int>
      @Reducer struct Queue<ID> {
        struct State {
          var ids: [ID] = []
          mutating func add(_ id: ID) -> Effect<Queue.Action> { self.ids += [id]; return .send(.shown) }
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
            case .messages: return .none
            }
          }
        }
      }
      """
    let handlers = report(text).features.filter { $0.name == "Counter" }.flatMap(\.handlers)
    #expect(
      handlers.map { $0.effects.map(\.text) } == [
        ["an effect that changes the state"], ["an unsupported effect"],
      ])
  }

  @Test(
    "a function to which an effect passes 'send' is part of the effect",
    arguments: ["self.show(send: send)", "load(1, send: send)"])
  func sendingFunctions(_ call: String) throws {
    let members = """
      func load(_ id: Int, send: Send<Action>) async {
        await send(.loaded(id))
        if id > 1 { await load(id - 1, send: send) }
      }
      func show(send: Send<Action>) async { await send(.shown) }
      """
    let handler = try handler("return .run { send in await \(call) }", members: members)
    #expect(handler.effects.map(\.text) == ["a function that sends actions"])
  }

  @Test("functions in functions are statements, and their effects stay Swift")
  func localFunctions() throws {
    let handler = try handler(
      """
      func load(_ id: Int) -> Effect<Action> {
        state.count = id
        return .run { send in await send(.shown) }
      }
      return load(1)
      """)
    #expect(handler.keys == ["do", "effect"])
  }

  @Test("a helper that calls another stays Swift")
  func overloads() throws {
    let members = """
      func later(internal action: Int) -> Effect<Action> { self.later(for: .loaded(action)) }
      func later(after delay: Int = 1, for action: Action) -> Effect<Action> {
        .run { send in try await clock.sleep(for: delay); await send(action) }
      }
      """
    let handler = try handler("return later(internal: 1)", members: members)
    #expect(handler.effects.map(\.text) == ["a helper that returns an effect"])
  }

  @Test("a helper that calls itself stays Swift")
  func recursion() throws {
    let members = "func again(_ state: inout State) -> Effect<Action> { return again(&state) }"
    let handler = try handler("return again(&state)", members: members)
    #expect(handler.keys == ["do", "effect"])
    #expect(handler.effects.map(\.text) == ["a helper that returns an effect"])
  }
}
