import Testing

@testable import FeatureAdoption

extension RewriteTests {
  /// A handler, a handler with the same effect, and handlers with other effects.
  struct Example: Sendable, CustomTestStringConvertible {
    var rewrite: Rewrite
    var handler: String
    var same: String
    var others: [String]

    var testDescription: String { "\(rewrite.rawValue): \(handler)" }
  }

  static let examples = [
    Example(
      rewrite: .guardOrIf,
      handler: "if state.isReady {\nstate.count = 1\nbreak\n}\nstate.last = 2\nreturn .none",
      same: "if state.isReady {\nstate.count = 1\n} else {\nstate.last = 2\n}\nreturn .none",
      others: [
        "if state.isReady { state.count = 1 }\nstate.last = 2\nreturn .none",
        "if state.isReady {\nstate.count = 1\n}\nreturn .none",
      ]),
    Example(
      rewrite: .guardOrIf,
      handler: """
        switch state.kind { case .a: guard state.isReady else { break }
        state.count = 1
        case .b: return .send(.down)
        }
        state.last = 2
        return .none
        """,
      same: """
        switch state.kind { case .a: if state.isReady {
        state.count = 1
        state.last = 2
        } else {
        state.last = 2
        }
        return .none
        case .b: return .send(.down)
        }
        """,
      others: [
        """
        switch state.kind { case .a: guard state.isReady else { return .none }
        state.count = 1
        case .b: return .send(.down) }
        state.last = 2
        return .none
        """
      ]),
    Example(
      rewrite: .steps,
      handler: ".concatenate(.send(.down), .run { _ in await api.save(1) })",
      same: ".merge(.send(.down), .run { _ in await api.save(1) })",
      others: [
        ".merge(.run { _ in await api.save(1) }, .send(.down))",
        ".merge(.send(.failed), .run { _ in await api.save(1) })",
        ".send(.down)",
      ]),
    Example(
      rewrite: .steps,
      handler: ".concatenate(.cancel(id: CancelID.load), .send(.down), .send(.failed))",
      same: ".merge(.cancel(id: CancelID.load), .send(.down), .send(.failed))",
      others: [
        ".concatenate(.cancel(id: CancelID.load), .send(.failed), .send(.down))",
        ".merge(.send(.down), .cancel(id: CancelID.load), .send(.failed))",
      ]),
    Example(
      rewrite: .steps,
      handler: ".concatenate([.run { _ in await api.save(1) }, .run { _ in await api.save(2) }])",
      same: ".concatenate(.run { _ in await api.save(1) }, .run { _ in await api.save(2) })",
      others: [
        ".merge(.run { _ in await api.save(1) }, .run { _ in await api.save(2) })",
        ".concatenate(.run { _ in await api.save(2) }, .run { _ in await api.save(1) })",
        ".run { _ in\nawait api.save(1)\nawait api.save(2)\n}",
      ]),
    Example(
      rewrite: .calledClosures,
      handler: """
        let effect: Effect<Action> = {
        if state.isReady { return .none }
        state.count += 1
        return .send(.down)
        }()
        return effect
        """,
      same: "if state.isReady { return .none }\nstate.count += 1\nreturn .send(.down)",
      others: [
        "if state.isReady { return .none }\nreturn .send(.down)",
        "state.count += 1\nif state.isReady { return .none }\nreturn .send(.down)",
        "if state.isReady { return .none }\nstate.count += 1\nreturn .send(.failed)",
      ]),
    Example(
      rewrite: .merged,
      handler: """
        var effects: [Effect<Action>] = []
        do { try state.load() } catch { effects.append(.merge(.send(.failed))) }
        effects.append(.send(.down))
        return .merge(effects)
        """,
      same: """
        var effects: [Effect<Action>] = []
        do { try state.load() } catch { effects.append(.send(.failed)) }
        effects.append(.send(.down))
        return .merge(effects)
        """,
      others: [
        """
        var effects: [Effect<Action>] = []
        do { try state.load() } catch { effects.append(.send(.up)) }
        effects.append(.send(.down))
        return .merge(effects)
        """,
        """
        var effects: [Effect<Action>] = []
        do { try state.load() } catch is Missing { effects.append(.send(.failed)) } catch {}
        effects.append(.send(.down))
        return .merge(effects)
        """,
      ]),
    Example(
      rewrite: .tried,
      handler: """
        do { try state.load() } catch { return .send(.failed) }
        return .send(.down)
        """,
      same: "do {\ntry state.load()\nreturn .send(.down)\n} catch { return .send(.failed) }",
      others: [
        """
        do { try state.load() } catch { return .send(.down) }
        return .send(.failed)
        """,
        "do { try state.load() } catch { return .send(.failed) }\nreturn .none",
      ]),
    Example(
      rewrite: .tried,
      handler: """
        state.count += 1
        do { try state.load() } catch { return .send(.failed) }
        return .send(.down)
        """,
      same: """
        do {
          state.count += 1
          try state.load()
          return .send(.down)
        } catch { return .send(.failed) }
        """,
      others: [
        // The count remains unchanged when the call throws.
        """
        do {
          try state.load()
          state.count += 1
          return .send(.down)
        } catch { return .send(.failed) }
        """
      ]),
    Example(
      rewrite: .namedEffects,
      handler: "let effect: Effect<Action> = .send(.loaded(state.count))\nreturn effect",
      same: "return .send(.loaded(state.count))",
      others: [
        "return .send(.loaded(0))",
        "state.count += 1\nreturn .send(.loaded(state.count))",
        """
        let effect: Effect<Action> = .send(.loaded(state.count))
        state.count += 1
        return effect
        """,
      ]),
    Example(
      rewrite: .namedValues,
      handler: ".run { send in\nlet number = await api.next()\nawait send(.loaded(number))\n}",
      same: ".run { send in await send(.loaded(await api.next())) }",
      others: [
        ".run { send in\n_ = await api.next()\nawait send(.loaded(number))\n}",
        """
        .run { send in
          let number = await api.next()
          await send(.down)
          await send(.loaded(number))
        }
        """,
        ".run { send in\nlet number = await api.next()\nawait send(.loaded(number + 1))\n}",
      ]),
    Example(
      rewrite: .implicitReturn,
      handler: ".run { send in\nawait api.save(1)\nreturn await send(.down)\n}",
      same: ".run { send in\nawait api.save(1)\nawait send(.down)\n}",
      others: [".run { send in\nawait api.save(1)\n}"]),
    Example(
      rewrite: .captures,
      handler: ".run { [count = state.count] _ in await api.log(\"count\", count) }",
      same: ".run { [state] _ in await api.log(\"count\", state.count) }",
      others: [
        // Text in quotes is not a name.
        ".run { [state] _ in await api.log(\"state.count\", state.count) }"
      ]),
    Example(
      rewrite: .guardOrIf,
      handler: "return if state.isReady { .send(.down) } else { .none }",
      same: "if state.isReady { return .send(.down) }\nreturn .none",
      others: [
        "if state.isReady { return .none }\nreturn .send(.down)",
        "return .send(.down)",
      ]),
    Example(
      rewrite: .guardOrIf,
      handler: "return switch state.count { case 0: .send(.down)\ndefault: .send(.failed) }",
      same: "switch state.count { case 0: return .send(.down)\ndefault: return .send(.failed) }",
      others: [
        "switch state.count { case 1: return .send(.down)\ndefault: return .send(.failed) }",
        "switch state.count { case 0: return .send(.failed)\ndefault: return .send(.down) }",
      ]),
    Example(
      rewrite: .resultOrCatch,
      handler: """
        .run { send in await send(.answered(Result { try await api.load() })) }
        """,
      same: """
        .run { send in
          do {
            await send(.answered(.success(try await api.load())))
          } catch {
            await send(.answered(.failure(error)))
          }
        }
        """,
      others: [
        // A cancellation error is dropped.
        """
        .run { send in
          await send(.answered(.success(try await api.load())))
        } catch: { error, send in
          await send(.answered(.failure(error)))
        }
        """
      ]),
    Example(
      rewrite: .resultOrCatch,
      handler: """
        .run { send in
          try await clock.sleep(for: .seconds(1))
          do { try await api.write() } catch { await send(.failed) }
        }
        """,
      same: """
        .run { send in
          do {
            try await clock.sleep(for: .seconds(1))
            try await api.write()
          } catch { await send(.failed) }
        }
        """,
      others: [
        """
        .run { send in
          try await clock.sleep(for: .seconds(1))
          try await api.write()
        } catch: { _, send in
          await send(.failed)
        }
        """,
        """
        .run { send in
          do { try await api.write() } catch { await send(.failed) }
        }
        """,
        """
        .run { send in
          try await api.open()
          do { try await api.write() } catch { await send(.failed) }
        }
        """,
      ]),
    Example(
      rewrite: .resultOrCatch,
      handler: ".run { _ in do { try await api.write() } catch {} }",
      same: ".run { _ in try await api.write() } catch: { _, _ in }",
      others: [
        ".run { send in try await api.write() }",
        ".run { send in try await api.write() } catch: { _, send in await send(.down) }",
        // An action may have a parameter of the type of these errors.
        """
        .run { send in
          do throws(Refusal) { try await api.write() } catch { await send(.failed) }
        }
        """,
      ]),
    Example(
      rewrite: .guardOrIf,
      handler: "switch state.count { case 0: break\ndefault: return .send(.down) }\nreturn .none",
      same: "switch state.count { case 0: return .none\ndefault: return .send(.down) }",
      // The default covers more values if no other case covers any.
      others: ["switch state.count { default: return .send(.down) }"]),
    Example(
      rewrite: .calledClosures,
      handler: "state.count = 1\nfor _ in 0..<state.count { return .send(.down) }\nreturn .none",
      same: """
        state.count = 1
        let effect: Effect<Action> = {
          for _ in 0..<state.count { return .send(.down) }
          return .none
        }()
        return effect
        """,
      others: [
        "state.count = 1\nlet effect: Effect<Action> = { return .send(.down) }()\nreturn effect",
        // The closure is not called, or reads another state.
        "state.count = 1\nreturn { [state] in for _ in 0..<state.count { return .send(.down) }\nreturn .none }()",
        "let effect: Effect<Action> = { for _ in 0..<state.count { return .send(.down) }\nreturn .none }()\nreturn effect",
      ]),
  ]
}
