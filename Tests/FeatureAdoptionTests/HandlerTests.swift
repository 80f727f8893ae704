import FeatureAdoption
import Testing

/// Which keys say what a handler does.
@Suite("Adopted handlers")
struct HandlerTests {
  @Test(
    "statements and effects become keys",
    arguments: [
      ("state.count += 1\nreturn .none", ["do"]),
      ("guard state.isReady else { return .none }\nreturn .send(.down)", ["guard", "send"]),
      ("if state.isReady { return .send(.down) } else { return .none }", ["send", "when"]),
      (
        "switch state.kind { case .a: return .none\ncase .b: return .send(.down) }",
        ["match", "send"]
      ),
      ("return state.isReady ? .send(.down) : .none", ["send", "when"]),
      ("return .run { send in try await send(.loaded(api.load())) }", ["run", "success"]),
      ("return .run { _ in _ = await api.load() }", ["call", "run"]),
      (
        """
        return .run { send in
          do { await send(.loaded(try await api.load())) } catch { await send(.failed) }
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)
        """, ["failure", "id", "run", "success"]
      ),
      (
        "return .run { send in for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) } }",
        ["run", "success", "timer"]
      ),
      (
        "return .run { send in for await event in socket.events() { await send(.event(event)) } }",
        ["run", "stream", "success"]
      ),
      ("return .merge(.cancel(id: CancelID.a), .send(.down))", ["cancel", "send"]),
      ("return .concatenate(.send(.down), .send(.up))", ["send", "steps"]),
      (
        "do { try state.load() } catch { return .send(.failed) }\nreturn .none",
        ["catch", "do", "send"]
      ),
      ("return .merge(state.ids.map { .cancel(id: $0) })", ["cancel", "each"]),
      (
        """
        var effects: [Effect<Action>] = []
        for id in state.ids { effects.append(.send(.load(id))) }
        return .merge(effects)
        """, ["each", "send"]
      ),
      ("return .send(.down, animation: .default)", ["send"]),
      // A member or a label that is called like the function that sends.
      ("return .run { send in try await socket.send(message, send: 1) }", ["call", "run"]),
      (
        """
        return .run { send in
          @Dependency(\\.api) var api
          switch api.kind { case .a: await send(.down)\ndefault: break }
          await MainActor.run { send(.down) }
        }
        """, ["run", "success", "when"]
      ),
      // Effects side by side.
      (
        """
        return .run { send in
          await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for await event in socket.events() { await send(.event(event)) } }
            if isReady { group.addTask { await withTaskCancellation(id: ID.a) { await send(.down) } } }
          }
        }
        """, ["id", "run", "stream", "success", "when"]
      ),
      // The first element that fits.
      (
        """
        for item in state.items {
          let id = item.id
          guard id > 0 else { continue }
          if item.isNew { state.count = id; return .send(.down) } else if item.isOld { break }
        }
        return .none
        """, ["do", "send", "when"]
      ),
      (
        """
        for item in state.items {
          switch item { case .new(let id): state.id = id; return .send(.down)\ndefault: break }
        }
        return .none
        """, ["do", "match", "send", "when"]
      ),
      (
        "do { try a() } catch is Missing { return .none } catch { return .send(.down) }\nreturn .none",
        ["catch", "do", "send", "when"]
      ),
    ])
  func keys(_ body: String, _ keys: [String]) throws {
    let handler = try handler(body)
    #expect(handler.keys.sorted() == keys)
    #expect(handler.verdict == .full, "\(handler)")
  }

  @Test(
    "an effect that no key makes stays Swift, at its place",
    arguments: [
      ("return .publisher { api.values }", "'.publisher'"),
      ("return app.track()", "an effect that is not known"),
      (
        "return .run { send in await withTaskGroup(of: Void.self) { group in await send(.down) } }",
        "a closure that sends"
      ),
      // Made by a statement, whose constant is the effect.
      ("return app.handle(&state)", "an effect that changes the state"),
      ("return reduce(into: &state, action: other)", "an action that is handed on as a whole"),
      ("return load(state.id) { state.item = $0 }", "a helper that is handed statements"),
      ("return .run { send in async let a = api.load()\nawait send(.loaded(a)) }", "'async let'"),
      ("return .run { _ in while true { await api.ping() } }", "'while' in an effect"),
      ("return .run { _ in\n#if DEBUG\nawait api.ping()\n#endif\n}", "'#if' in an effect"),
      ("return .run { send in await load(send: send) }", "a closure that sends"),
      ("return .run { _ in @Shared(.user) var user }", "'@Shared' in an effect"),
      ("return .run { _ in count = 1 }", "a variable that an effect changes"),
    ])
  func effects(_ body: String, _ reason: String) throws {
    let members = """
      func load(_ id: Int, then take: (Int) -> Void) -> Effect<Action> { take(id); return .none }
      """
    let handler = try handler(body, members: members)
    #expect(handler.effects.map(\.text) == [reason])
    #expect(handler.verdict == .effects)
    #expect((handler.effects.first?.span.start.line ?? 0) > 9)
  }

  @Test(
    "what no effect can hold stays a function",
    arguments: [
      (
        "for id in state.ids { state.count += id; if id == 1 { return .none } }\nreturn .none",
        "'return' in a loop"
      ),
      (
        "for id in state.ids { if id == 1 { if state.isReady { return .none } } }\nreturn .none",
        "'return' in a loop"
      ),
      (
        "while state.count > 1 { if state.isReady { return .none } }\nreturn .none",
        "'return' in a loop"
      ),
      ("#if DEBUG\nreturn .none\n#else\nreturn .send(.down)\n#endif", "'return' in an '#if'"),
    ])
  func manual(_ body: String, _ reason: String) throws {
    let handler = try handler(body)
    #expect(handler.manual.map(\.text) == [reason])
    #expect(handler.verdict == .manual)
  }

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
    #expect(handler.verdict == .full)
  }

  @Test("functions in functions are procedures, and change the state that they find there")
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
    #expect(handler.verdict == .full)
  }

  @Test("of helpers with one name the one that takes the arguments is meant")
  func overloads() throws {
    let members = """
      func later(internal action: Int) -> Effect<Action> { self.later(for: .internal(action)) }
      func later(after delay: Int = 1, for action: Action) -> Effect<Action> {
        .run { send in try await clock.sleep(for: delay); await send(action) }
      }
      """
    let handler = try handler("return later(internal: 1)", members: members)
    #expect(handler.keys == ["call", "perform", "run", "success"])
    #expect(handler.verdict == .full)
  }

  @Test("a helper that calls itself stays Swift")
  func recursion() throws {
    let members = "func again(_ state: inout State) -> Effect<Action> { return again(&state) }"
    let handler = try handler("return again(&state)", members: members)
    #expect(handler.manual.map(\.text) == ["a helper that calls itself"])
  }

  @Test("an action that a handler sends to itself is performed")
  func handedOn() throws {
    #expect(try handler("return reduce(into: &state, action: .down)").keys == ["perform"])
  }
}
