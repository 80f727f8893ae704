import FeatureAdoption
import Testing

/// The reading of features' bodies.
@Suite("Adopted bodies")
struct BodyTests {
  @Test("statements after the 'switch' are a reason, and the handlers are found")
  func tails() throws {
    let text = """
      @Reducer struct Feature {
        struct State { var count = 0 }
        enum Action { case up, down }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up: state.count += 1
            case .down: state.count -= 1
            }
            return .send(.up)
          }
        }
      }
      """
    let feature = try #require(report(text).features.first)
    #expect(
      feature.reasonsForNoSpec.map(\.text) == ["statements after the 'switch' over the actions"])
    #expect(feature.reasonsForNoSpec.map(\.span.start.line) == [10])
    #expect(feature.handlers.map(\.action) == ["up", "down"])
  }

  @Test(
    "parts of a body that a spec cannot express are reasons",
    arguments: [
      ("if isDebug { DebugReducer() }", "a conditional in the body"),
      ("#if DEBUG\nDebugReducer()\n#endif", "'#if' in the body"),
      ("Reduce(other.core)", "a reducer function outside of the feature"),
      ("own.shaking()\nlogged { EmptyReducer() }", "'.shaking' in the body"),
      ("wrapped { Reduce { _, _ in .none } }", "a custom reducer in the body"),
    ])
  func bodies(_ body: String, _ reason: String) throws {
    let feature = try #require(report(feature(body)).features.first)
    #expect(feature.reasonsForNoSpec.map(\.text) == [reason])
    #expect(feature.reasonsForNoSpec.map(\.span.start.line) == [9])
  }

  @Test(
    "parts of a body that stay Swift are no reasons",
    arguments: [
      "Scope(state: \\.a, action: \\.a) { A(); B() }",
      "Scope(state: \\.a, action: \\.a) { Reduce { _, _ in .none } }",
      "Logging { Reduce { _, _ in .none } }",
      "EmptyReducer().ifCaseLet(\\.a, action: \\.a) { A(); B() }",
      "Scope(state: \\.a, action: \\.self) { Scope(state: \\.b, action: \\.b) { B() }\nScope(state: \\.c, action: \\.c) { C() } }",
      "Analytics { state, action in action == .up ? .tapped : nil }",
    ])
  func bodiesInSwift(_ body: String) throws {
    let feature = try #require(report(feature(body)).features.first)
    #expect(feature.spec.equalText?.contains("compose:") == true, "\(feature)")
  }

  private func feature(_ body: String) -> String {
    """
    @Reducer struct Feature {
      struct State {}
      enum Action {}
      var own: some ReducerOf<Self> { Reduce { _, _ in .none } }
      func wrapped(@ReducerBuilder<State, Action> _ reducer: () -> some ReducerOf<Self>) -> some ReducerOf<Self> {
        reducer().shaking()
      }
      var body: some ReducerOf<Self> {
        \(body)
      }
    }
    """
  }

  @Test("the body is read through its properties and functions")
  func parts() throws {
    let report = report(
      """
      @Reducer struct Feature {
        struct State { var count = 0 }
        enum Action { case up, down }
        var body: some ReducerOf<Self> {
          CombineReducers {
            main
            self.other()
          }
          .onChange(of: \\.count) { _, _ in Reduce { state, _ in state.count = 0; return .none } }
        }
        var main: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up: state.count += 1; return .none
            case .down: return .none
            }
          }
        }
        func other() -> some ReducerOf<Self> { AnalyticsReducer() }
      }
      """)
    // The app's reducer may change the count, so the reaction stays Swift after both reducers.
    #expect(report.features.first?.handlers.map(\.action) == ["up", "down"])
    #expect(report.features.first?.verdict == .full)
  }
}
