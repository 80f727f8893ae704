import FeatureAdoption
import Testing

/// The reading of features' bodies.
@Suite("Adopted bodies")
struct BodyTests {
  @Test("statements after the 'switch' follow each action unless a case returns before")
  func tails() throws {
    func report(_ body: String) throws -> AdoptedFeature {
      let text = """
        @Reducer struct Feature {
          struct State { var count = 0 }
          enum Action { case up, down }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action { \(body) }
              return .send(.changed)
              func later() -> Effect<Action> { .none }
            }
          }
        }
        """
      return try #require(FeatureAdoptionTests.report(text).features.first)
    }
    let feature = try report("case .up: state.count += 1\ncase .down: break")
    #expect(feature.handlers.map { $0.keys.sorted() } == [["do", "send"], ["send"]])
    let other = try report("case .up: return .none\ncase .down: break")
    #expect(other.obstacles.map(\.text) == ["statements after the 'switch' over the actions"])
  }

  @Test(
    "parts of a body that a spec cannot express are obstacles",
    arguments: [
      ("if isDebug { DebugReducer() }", "a conditional in the body"),
      ("#if DEBUG\nDebugReducer()\n#endif", "'#if' in the body"),
      ("Reduce(other.core)", "a reducer function outside of the feature"),
      ("BindingReducer().shaking()\nEmptyReducer()", "an operator on a part of the body"),
      ("Scope(state: \\.a, action: \\.a) { A(); B() }", "a child with several reducers"),
      (
        "Scope(state: \\.a, action: \\.a) { Reduce { _, _ in .none } }",
        "a child whose reducer is written in place"
      ),
      ("Logging { Reduce { _, _ in .none } }", "a custom reducer around a part of the body"),
      (
        "Reduce { _, _ in .none }.ifLet(\\.a, action: \\.a) { A() }.shaking()\nEmptyReducer()",
        "an operator on a part of the body"
      ),
      (
        "EmptyReducer().ifCaseLet(\\.a, action: \\.a) { A(); B() }",
        "a child with several reducers"
      ),
    ])
  func bodies(_ body: String, _ reason: String) throws {
    let report = report(
      """
      @Reducer struct Feature {
        struct State {}
        enum Action {}
        var body: some ReducerOf<Self> {
          \(body)
        }
      }
      """)
    #expect(report.features.first?.obstacles.map(\.text) == [reason])
  }

  @Test(
    "parts of a body that a spec can express are no obstacles",
    arguments: [
      "Reduce { _, _ in .none }.shaking().ifLet(\\.a, action: \\.a) { A() }\nBindingReducer()",
      "own.shaking()\nBindingReducer()",
      "wrapped { Reduce { _, _ in .none } }\nBindingReducer()",
      "Scope(state: \\.a, action: \\.self) { Scope(state: \\.b, action: \\.b) { B() }\nScope(state: \\.c, action: \\.c) { C() } }",
      "Analytics { state, action in action == .up ? .tapped : nil }",
    ])
  func bodiesOfSpecs(_ body: String) throws {
    let report = report(
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
      """)
    #expect(report.features.first?.obstacles.map(\.text) == [])
  }

  @Test("the properties and functions of a body are each read once")
  func parts() throws {
    let report = report(
      """
      @Reducer struct Feature {
        struct State {}
        enum Action { case up, down }
        var body: some ReducerOf<Self> {
          BindingReducer()
          main
          self.other()
          CombineReducers { main }
            .onChange(of: \\.count) { _, _ in Reduce { state, _ in state.count = 0; return .none } }
            .ifLet(\\.$child, action: \\.child) { Child() }
        }
        var main: some ReducerOf<Self> {
          Reduce { state, action in
            switch action { case .up: return .none; case .down: return .none }
          }
        }
        func other() -> some ReducerOf<Self> { AnalyticsReducer() }
      }
      """)
    #expect(report.features.first?.handlers.map(\.action) == ["up", "down", "onChange"])
    #expect(report.features.first?.handlers.allSatisfy { $0.form == .full } == true)
  }

  @Test("a reducer that a feature receives is read where an initializer creates it")
  func handedOver() throws {
    let feature = """
      @Reducer struct Feature {
        private let reducer: Reduce<State, Action>
        init(reducer: Reduce<State, Action>) { self.reducer = reducer }
        struct State {}
        enum Action { case up }
        var body: some ReducerOf<Self> { BindingReducer(); reducer }
      }
      """
    let made = """
      extension Feature {
        init() {
          let reducer = Reduce<State, Action> { state, action in
            switch action { case .up: return leave }
          }
          self.init(reducer: reducer)
        }
        var leave: Effect<Action> { .send(.up) }
      }
      """
    #expect(
      report(feature, made).features.first?.handlers.map { $0.keys } == [["perform", "send"]])
    #expect(report(feature).features.first?.obstacles.isEmpty == true)
  }
}
