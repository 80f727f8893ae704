import SpecSource
import SpecSwift
import Testing

@testable import FeatureAdoption

/// What two handlers may differ in and still count as the same, and what they may not.
@Suite("Rewrites of handlers")
struct RewriteTests {
  /// A handler, one that does the same, and others that do not.
  struct Example: Sendable, CustomTestStringConvertible {
    var rewrite: Rewrite
    var handler: String
    var same: String
    var others: [String]

    var testDescription: String { "\(rewrite.rawValue): \(handler)" }
  }

  private static let examples = [
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
      rewrite: .olderEffects,
      handler: ".fireAndForget { try await api.write() }",
      same: ".run { _ in try await api.write() } catch: { _, _ in }",
      others: [
        // Its errors are reported.
        ".run { _ in try await api.write() }",
        ".run { _ in try await api.write() } catch: { _, send in await send(.failed) }",
      ]),
    Example(
      rewrite: .olderEffects,
      handler: ".fireAndForget { await api.save(1) }", same: ".run { _ in await api.save(1) }",
      others: [".run { send in\nawait api.save(1)\nawait send(.down)\n}"]),
    Example(
      rewrite: .olderEffects,
      handler: ".task {\nawait api.save(1)\nreturn .down\n}",
      same: ".run { send in\nawait api.save(1)\nawait send(.down)\n}",
      others: [
        ".run { send in\nawait send(.down)\nawait api.save(1)\n}",
        ".run { _ in await api.save(1) }",
        ".run { send in\nawait api.save(1)\nawait send(.failed)\n}",
      ]),
    Example(
      rewrite: .olderEffects,
      handler: ".task { .loaded(try await api.load()) } catch: { _ in .failed }",
      same: """
        .run { send in await send(.loaded(try await api.load())) } \
        catch: { _, send in await send(.failed) }
        """,
      others: [
        ".run { send in await send(.loaded(try await api.load())) }",
        """
        .run { send in await send(.loaded(try await api.load())) } \
        catch: { _, send in await send(.down) }
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
        // The count stays when it throws.
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
      rewrite: .stateCopies,
      handler: "return { [state] in .run { _ in await api.save(state.count) } }()",
      same: "return .run { [state] _ in await api.save(state.count) }",
      others: [
        "return .run { [state] _ in await api.save(state.count + 1) }",
        "state.count = 0\nreturn .run { [state] _ in await api.save(state.count) }",
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
        // What stands in quotes is no name.
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
        .run { send in
          do { try await api.write() } catch { await send(.failed) }
        }
        """,
      same: """
        .run { send in
          try await api.write()
        } catch: { _, send in
          await send(.failed)
        }
        """,
      others: [
        ".run { send in try await api.write() }",
        ".run { send in try await api.write() } catch: { _, send in await send(.down) }",
        // Actions may take its errors by their type.
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
      // What is left is more where nothing else is taken.
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
        // It is not called, or sees another state.
        "state.count = 1\nreturn { [state] in for _ in 0..<state.count { return .send(.down) }\nreturn .none }()",
        "let effect: Effect<Action> = { for _ in 0..<state.count { return .send(.down) }\nreturn .none }()\nreturn effect",
      ]),
  ]

  @Test("handlers that do the same are equal, others are not", arguments: examples)
  func handlers(_ example: Example) throws {
    let first = try drafted(cases(up: example.handler))
    let roundTrip = try compared(first, drafted(cases(up: example.same)))
    #expect(roundTrip.isEqual, "\(roundTrip.differences)")
    #expect(roundTrip.rewrites.contains(example.rewrite), "\(roundTrip.rewrites)")
    for other in example.others {
      #expect(try !compared(first, drafted(cases(up: other))).isEqual, "\(other)")
    }
  }

  @Test(
    "a name that a pattern hides is another value",
    arguments: [
      "switch state.kind { case .a(let value): state.count = value\ncase .b: state.count = NAME }\nreturn .none",
      "if let value = state.last { state.count = value } else { state.count = NAME }\nreturn .none",
      "if let value = state.last { return .send(.loaded(value)) }\nreturn .send(.loaded(NAME))",
      "if let value = state.last {\nstate.count = value\n}\nstate.last = NAME\nreturn .none",
      "guard let value = NAME.half else { return .send(.loaded(NAME)) }\nstate.count = value\nreturn .none",
      ".run { send in\nlet value = NAME + 1\nawait api.save(value)\nawait send(.down)\n}",
    ])
  func hidden(body: String) throws {
    let first = try drafted(cases(loaded: body.replacing("NAME", with: "number"), as: "number"))
    let second = try drafted(cases(loaded: body.replacing("NAME", with: "value"), as: "value"))
    let roundTrip = compared(first, second)
    #expect(roundTrip.isEqual, "\(roundTrip.differences)")
    // What is hidden is not what hides it.
    let other = body.replacing("(value)\n", with: "(NAME)\n").replacing("= value", with: "= NAME")
      .replacing("(value)) }", with: "(NAME)) }").replacing("NAME", with: "number")
    #expect(!compared(try drafted(cases(loaded: other, as: "number")), second).isEqual)
  }

  @Test("a function that is handed the actions is the cases in it")
  func dispatch() throws {
    let body = cases(up: "state.count += 1\nreturn .none")
    let first = try drafted(body)
    let function = """
      func core(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        \(body)
        }
      }
      """
    let same = try drafted(nil, members: function)
    #expect(compared(first, same).isEqual)
    #expect(compared(first, same).rewrites.contains(.dispatched))
    let other = try drafted(nil, members: function.replacing("count += 1", with: "count -= 1"))
    #expect(!compared(first, other).isEqual)
  }

  private func cases(
    up: String = "return .none", loaded: String = "return .none", as name: String = "_"
  ) -> String {
    """
    case .up:
    \(up)
    case .down:
    return .none
    case .loaded(let \(name)):
    \(loaded)
    case .failed:
    return .none
    """.replacing("case .loaded(let _)", with: "case .loaded")
  }

  /// A feature whose reducer has some cases; without any it calls its function.
  private func drafted(_ cases: String?, members: String = "") throws -> FeatureDrafter {
    let text = """
      @Reducer
      struct Counter {
        struct State: Equatable {
          var count = 0
          var isReady = false
          var last: Int?
          var kind: Kind = .b
          enum Kind: Equatable { case a(Int), b }
          mutating func load() throws {}
        }
        enum Action {
          case up
          case down
          case loaded(_ value: Int)
          case failed
        }
        enum CancelID { case load }
        @Dependency(\\.api) var api
        \(members)
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            \(cases.map { "switch action {\n\($0)\n}" } ?? "core(&state, action)")
          }
        }
      }
      """
    let file = try #require(readSwift(SourceFile(path: "Counter.swift", bytes: Array(text.utf8))))
    let types = LinkedTypes([file])
    let feature = try #require(types["Counter", from: file])
    do throws(NotDrafted) {
      var drafter = try FeatureDrafter(feature, in: types, endpoints: [:])
      _ = try drafter.draft()
      return drafter
    } catch {
      throw Failure(description: "\(error.reason.text)\n\(text)")
    }
  }

  /// Why a feature is not drafted.
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
