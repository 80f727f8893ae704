import Testing

@testable import FeatureAdoption

/// The differences that two handlers may have and still count as equal, and the differences that they may not have.
@Suite("Rewrites of handlers")
struct RewriteTests {
  @Test("handlers are equal only if they do the same", arguments: examples + olderExamples)
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
    "a name that a pattern hides refers to another value",
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
    // A hidden value is not the value that hides it.
    let other = body.replacing("(value)\n", with: "(NAME)\n").replacing("= value", with: "= NAME")
      .replacing("(value)) }", with: "(NAME)) }").replacing("NAME", with: "number")
    #expect(!compared(try drafted(cases(loaded: other, as: "number")), second).isEqual)
  }

  @Test(
    "'withLock' equals a direct change of a shared value",
    arguments: [
      ("state.$count.withLock { $0 += 1 }", "state.count += 1", "state.last += 1"),
      (
        "state.$kinds.withLock { $0 = kinds.map { $0.next } }",
        "state.kinds = kinds.map { $0.next }", "state.kinds = kinds.map { state.kinds.next }"
      ),
      (
        "if state.isReady { state.$kinds.withLock { $0.removeAll { $0 == .b } } }",
        "if state.isReady { state.kinds.removeAll { $0 == .b } }",
        "if state.isReady { state.kinds.removeAll { $0 == .c } }"
      ),
    ])
  func locked(handler: String, same: String, other: String) throws {
    let first = try drafted(cases(up: "\(handler)\nreturn .none"))
    let roundTrip = compared(first, try drafted(cases(up: "\(same)\nreturn .none")))
    #expect(roundTrip.isEqual && roundTrip.rewrites.contains(.locked), "\(roundTrip)")
    #expect(!compared(first, try drafted(cases(up: "\(other)\nreturn .none"))).isEqual)
  }

  @Test("a function that receives the actions equals its cases")
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

  /// Drafts a feature whose reducer has some cases; a reducer without cases calls the feature's function.
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
    return try draftedCounter(text)
  }
}
