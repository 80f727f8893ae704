import Testing

@testable import FeatureAdoption

/// The parts of two features, with the verdict on each.
@Suite("Compared parts")
struct ComparedPartTests {
  private func counter(state: String, up: String) throws -> FeatureDrafter {
    try draftedCounter(
      """
      @Reducer
      struct Counter {
        struct State { \(state) }
        enum Action { case up, down }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up:
              \(up)
            case .down:
              return .none
            }
          }
        }
      }
      """)
  }

  @Test("a part that differs decides the verdict, and shows both versions of its code")
  func different() throws {
    let first = try counter(
      state: "var count = 0\nvar name: [String] = []", up: "state.count += 1\nreturn .none")
    let second = try counter(
      state: "var name: [ String ] = []\nvar count = 1", up: "state.count += 2\nreturn .none")
    let roundTrip = compared(first, second)
    #expect(!roundTrip.isEqual)
    #expect(roundTrip.differences.map(\.subject) == ["the state", "up"])
    let state = roundTrip.differences[0]
    #expect(state.originalLines == ["var count = 0", "var name: [String] = []"])
    #expect(state.generatedLines == ["var name: [String] = []", "var count = 1"])
    let up = roundTrip.differences[1]
    #expect(up.originalLines == ["state.count += 1", "return .none"])
    #expect(up.generated.form.lines == ["state.count += 2"])
    #expect(roundTrip.parts.filter(\.isEqual).map(\.subject) == ["the actions", "down"])
  }

  @Test(
    "normal forms are laid out as Swift",
    arguments: [
      (
        "if !state.isOn { state.count = -1 } else { state.names[0] = \"a \\(state.count) b\" }\nreturn .none",
        """
        if !state.isOn {
          state.count = - 1
        } else {
          state.names[0] = "a \\(state.count) b"
        }
        """
      ),
      (
        "switch state.kind { case .a(let number): return .send(.up)\ncase .b, .c: state.rows.removeAll { $0 == 1 } }\nreturn .none",
        """
        switch state.kind {
        case .a(let number):
          return .send(.up)
        case .b, .c:
          state.rows.removeAll { $0 == 1 }
        }
        """
      ),
      (
        "return .run { send in\nif case .a = kind { await send(.up) }\nawait send(.down)\n}",
        """
        return .run() {
          if case .a = kind { send(.up) }
          send(.down)
        }
        """
      ),
    ])
  func layout(body: String, lines: String) throws {
    let feature = try counter(state: "var count = 0", up: body)
    let part = try #require(compared(feature, feature).parts.first { $0.subject == "up" })
    #expect(part.isEqual && part.rewrites.isEmpty)
    let other = try counter(state: "var count = 0", up: "state.other = 1\nreturn .none")
    let different = try #require(compared(feature, other).differences.first)
    #expect(different.original.form.lines.joined(separator: "\n") == lines)
  }

  @Test("cases of one action have their patterns")
  func patterns() throws {
    func loading(_ failure: String) throws -> FeatureDrafter {
      try draftedCounter(
        """
        @Reducer
        struct Counter {
          struct State { var count = 0 }
          enum Action { case loaded(Result<Int, any Error>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .loaded(.success(let count)):
                state.count = count
                return .none
              case .loaded(.failure):
                \(failure)
                return .none
              }
            }
          }
        }
        """)
    }
    let part = try #require(
      compared(try loading("state.count = 0"), try loading("state.count = 1")).differences.first)
    #expect(
      part.originalLines == [
        "case .loaded(.success(let count)):", "  state.count = count", "  return .none",
        "case .loaded(.failure):", "  state.count = 0", "  return .none",
      ])
    #expect(
      part.generated.form.lines == [
        "switch #1 {", "case .success(let count):", "  state.count = count", "case .failure:",
        "  state.count = 1", "}",
      ])
  }
}
