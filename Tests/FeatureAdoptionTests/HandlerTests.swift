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
      ("if state.isReady { return .send(.down) } else { return .none }", ["if", "send", "when"]),
      (
        "switch state.kind { case .a: return .none\ncase .b: return .send(.down) }",
        ["match", "send"]
      ),
      ("return state.isReady ? .send(.down) : .none", ["if", "send", "when"]),
      (
        "return .run { send in await send(.loaded(await api.load())) }", ["call", "run", "success"]
      ),
      ("return .run { _ in _ = await api.load() }", ["call", "run"]),
      (
        """
        return .run { send in
          do { await send(.loaded(try await api.load())) } catch { await send(.failed) }
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)
        """, ["call", "cancelInFlight", "cancellation", "failure", "id", "run", "success"]
      ),
      (
        "return .run { send in for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) } }",
        ["every", "send", "timer"]
      ),
      (
        "return .run { send in for await event in socket.events() { await send(.event(event)) } }",
        ["element", "of", "send", "stream"]
      ),
      ("return .merge(.cancel(id: CancelID.a), .send(.down))", ["cancel", "send"]),
      ("return .concatenate(.send(.down), .send(.up))", ["send"]),
      // Effects that follow one another are effects of the list if the first one finishes immediately.
      (
        """
        var effects: [Effect<Action>] = []
        if state.isReady {
          effects.append(.concatenate(.send(.down), .run { _ in await api.load() }))
        }
        effects.append(.send(.up))
        return .merge(effects)
        """, ["call", "if", "run", "send", "when"]
      ),
      (
        "do { try state.load() } catch { return .send(.failed) }\nreturn .none",
        ["catch", "do", "send"]
      ),
      // Statements that send no action are a call.
      (
        """
        return .run { send in
          async let a = api.load()
          var number = 0
          for one in [1, 2] { number += one }
          defer { api.close() }
          api.count = number
          await send(.loaded(try await a))
        }
        """, ["call", "failure", "run", "steps", "success", "task"]
      ),
      // Each step that sends the value of a call with an animation has a scope of its own.
      (
        """
        return .run { send in
          let got = await api.load()
          await send(.load(got), animation: .default)
          await api.keep()
        }
        """, ["animation", "call", "run", "steps", "success", "task"]
      ),
      // A block sends all actions with animations from one task.
      (
        """
        return .merge(
          .run { send in await send(.down, animation: .default) },
          .run { send in await send(.tick, animation: .default) }
        )
        """, ["action", "animation", "later", "send"]
      ),
      // Each of several tasks is an entry of the list.
      (
        """
        return .merge(
          .run { send in
            await send(.down)
            await api.load()
          },
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.tick)
          }
        )
        """, ["after", "call", "run", "send", "steps", "task"]
      ),
      // A block cancels before it sends, so a cancellation after an action is a step of its own.
      (
        """
        return .merge(
          .send(.down),
          .cancel(id: CancelID.a),
          .run { _ in _ = await api.load() }
        )
        """, ["call", "cancel", "run", "send", "sequence"]
      ),
      (
        """
        var effects: [Effect<Action>] = []
        if state.isReady {
          do {
            try api.reset()
          } catch {
            effects.append(
              .run { _ in
                if state.isReady { await api.load() } else { await api.keep() }
              }
            )
          }
        }
        effects.append(.send(.down))
        return .merge(effects)
        """, ["call", "catch", "do", "if", "run", "send", "when"]
      ),
      (
        "do { try a() } catch is Missing { return .none } catch { return .send(.down) }\nreturn .none",
        ["catch", "do", "else", "if", "send", "when"]
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
      ("return api.track()", "an unsupported effect"),
      (
        "return .run { send in await withTaskGroup(of: Void.self) { group in await send(.down) } }",
        "a closure that sends actions"
      ),
      // A statement creates a constant, which is the effect.
      ("return api.handle(&state)", "an effect that changes the state"),
      ("return state.load()", "an effect that changes the state"),
      ("return reduce(into: &state, action: .down)", "an action that is passed on as a whole"),
      ("return load(state.count) { state.count = $0 }", "an effect that no key can express"),
      ("return loading", "a helper that returns an effect"),
      ("return .run { send in async let a: Void = send(.down)\nawait a }", "'async let'"),
      ("return .run { send in while true { await send(.down) } }", "'while' in an effect"),
      ("return .run { send in\n#if DEBUG\nawait send(.down)\n#endif\n}", "'#if' in an effect"),
      ("return .run { send in await load(send: send) }", "a function that sends actions"),
      ("return .run(operation: track)", "an unsupported closure"),
      (
        "return .run { send in for await a in api.all() { if a { await send(.down)\nbreak } } }",
        "'break' in an effect"
      ),
      (
        "return .run { send in do { try a() } catch is A { await send(.down) } catch { b() } }",
        "several 'catch' clauses in an effect"
      ),
      ("return load(state.count) { _ in }.map { $0 }", "'.map' on an effect"),
      (
        """
        return .run { send in
          await withTaskGroup(of: Void.self) { group in
            group.addTask { for await event in socket.events() { await send(.event(event)) } }
          }
        }
        """, "a closure that sends actions"
      ),
      // Keys have another order of effects, no animation, or other calls.
      ("return .send(.down, animation: .default)", "an effect that no key can express"),
      ("return .merge(state.ids.map { .cancel(id: $0) })", "an effect that no key can express"),
      (
        """
        var effects: [Effect<Action>] = []
        for id in state.ids { effects.append(.send(.load(id))) }
        return .merge(effects)
        """, "an effect that no key can express"
      ),
      // Steps of a sequence have no steps of their own.
      (
        """
        return .merge(
          .run { _ in _ = await api.load() },
          .merge(.run { _ in _ = await api.keep() }, .send(.down))
        )
        """, "an effect that no key can express"
      ),
      // A label may have the name of the function that sends.
      (
        "return .run { send in try await socket.send(\"\", send: 1) }",
        "an effect that no key can express"
      ),
    ])
  func effects(_ body: String, _ reason: String) throws {
    let members = """
      func load(_ id: Int, then take: (Int) -> Void) -> Effect<Action> { take(id); return .none }
      var loading: Effect<Action> { .publisher { api.values } }
      """
    let handler = try handler(body, members: members)
    #expect(handler.effects.map(\.text) == [reason])
    #expect(handler.form == .effects)
    #expect((handler.effects.first?.span.start.line ?? 0) > 20)
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
        """
        for id in state.ids {
          guard id > 0 else { continue }
          if id > 2 { state.count = id; return .send(.down) } else if id > 1 { break }
        }
        return .none
        """, "'return' in a loop"
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

  @Test("the value of a call is received by an action in nested groups")
  func nestedGroups() throws {
    let actions = """
      case view(View)
      @CasePathable enum View {
        case up
        case list(List)
        @CasePathable enum List { case loaded(with: Int) }
      }
      """
    let feature = try feature(
      actions: actions,
      """
      case .view(.up):
        return .run { send in
          let found = try await api.load()
          await send(.view(.list(.loaded(with: found))))
        }
      case .view(.list): return .none
      """, members: "@Dependency(\\.api) var api")
    #expect(feature.reasonsForNoSpec.map(\.text) == [])
    #expect(feature.handlers.map(\.keys) == [["call", "failure", "run", "success"]])
  }
}
