import FeatureAdoption
import Testing

/// The keys that express the effects of a handler.
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
      // Statements that send no action are a call.
      (
        """
        return .run { send in
          async let a = api.load()
          var count = 0
          for item in items { count += 1 }
          defer { api.close() }
          api.count = count
          await send(.loaded(try await a))
        }
        """, ["call", "run", "success"]
      ),
      (
        "return .run { send in for await a in api.all() { guard a else { continue }\nawait send(.down)\nbreak } }",
        ["run", "stream", "success", "when"]
      ),
      (
        """
        let effect: Effect<Action>
        if state.isReady { effect = .send(.down) } else { effect = .none }
        return .merge(effect, .send(.up))
        """, ["send", "when"]
      ),
      (
        """
        let effects: [Effect<Action>]? = state.items?.map { item in .send(.load(item)) }
        return .merge(effects ?? [])
        """, ["each", "send", "when"]
      ),
      // A member or a label may have the name of the function that sends.
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
      // The effects are parallel.
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
      // The first matching element.
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
    #expect(handler.form == .full, "\(handler)")
  }

  @Test(
    "an effect that no key expresses stays Swift, at its place",
    arguments: [
      ("return .publisher { api.values }", "'.publisher'"),
      ("return app.track()", "an unsupported effect"),
      (
        "return .run { send in await withTaskGroup(of: Void.self) { group in await send(.down) } }",
        "a closure that sends actions"
      ),
      // A statement creates a constant, which is the effect.
      ("return app.handle(&state)", "an effect that changes the state"),
      ("return reduce(into: &state, action: other)", "an action that is passed on as a whole"),
      (
        "return load(state.id) { state.item = $0 }",
        "a helper whose closure argument assigns values"
      ),
      ("return .run { send in async let a: Void = send(.down)\nawait a }", "'async let'"),
      ("return .run { send in while true { await send(.down) } }", "'while' in an effect"),
      ("return .run { send in\n#if DEBUG\nawait send(.down)\n#endif\n}", "'#if' in an effect"),
      ("return .run { send in await load(send: send) }", "a closure that sends actions"),
      ("return .run(operation: track)", "an unsupported closure"),
      (
        "return .run { send in for await a in api.all() { if a { await send(.down)\nbreak } } }",
        "'break' in an effect"
      ),
      ("return load(state.id) { _ in }.map { .other($0) }", "'.map' on an effect"),
    ])
  func effects(_ body: String, _ reason: String) throws {
    let members = """
      func load(_ id: Int, then take: (Int) -> Void) -> Effect<Action> { take(id); return .none }
      """
    let handler = try handler(body, members: members)
    #expect(handler.effects.map(\.text) == [reason])
    #expect(handler.form == .effects)
    #expect((handler.effects.first?.span.start.line ?? 0) > 9)
  }

  @Test(
    "a decision that no key expresses is a closure that returns an effect",
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
  func closures(_ body: String, _ reason: String) throws {
    let handler = try handler(body)
    #expect(handler.effects.map(\.text) == [reason])
    #expect(handler.form == .effects)
  }
}
