import FeatureAdoption
import Testing

/// The discovery of features and their handlers.
@Suite("Adopted features")
struct FeatureTests {
  @Test("reducers of each form are features")
  func forms() {
    let report = report(
      """
      @Reducer struct Macro { struct State {}; enum Action {} ; var body: some ReducerOf<Self> { EmptyReducer() } }
      struct Plain: Reducer {
        struct State {}
        enum Action { case up }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action { case .up: return .none }
        }
      }
      protocol AppReducer: Reducer {}
      struct Own: Sendable, AppReducer {
        struct State {}
        enum ViewAction { case tapped }
        func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
          switch viewAction { case .tapped: return .none }
        }
      }
      @Reducer struct Idle {
        enum State { case holding(Int) }
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      enum Outer { @Reducer struct Inner { struct State {}; enum Action {} } }
      struct Other { struct State {}; enum Action {} }
      @Reducer enum Destination { case a(Plain) }
      struct Sheets: Reducer {
        enum State { case plain(Plain.State), note(String) }
        enum Action { case plain(Plain.Action) }
        var body: some Reducer<State, Action> { Scope(state: \\.plain, action: \\.plain) { Plain() } }
      }
      struct Alerts: Reducer {
        enum State { case alert(AlertState<Action.Alert>), hint }
        enum Action { case alert(Alert); enum Alert { case ok } }
        var body: some Reducer<State, Action> { EmptyReducer() }
      }
      struct Wrapper<Base: Reducer>: Reducer { let base: Base; var body: some Reducer { base } }
      """)
    #expect(report.features.map(\.name) == ["Macro", "Plain", "Own", "Idle", "Outer.Inner"])
    #expect(
      report.features.map { $0.handlers.map(\.action) } == [[], ["up"], ["view.tapped"], [], []])
    #expect(
      report.features.allSatisfy {
        $0.obstacles.isEmpty && $0.handlers.allSatisfy { $0.form == .full }
      })
  }

  @Test("members in extensions and other files belong to the feature")
  func extensions() throws {
    let report = report(
      "@Reducer struct Split { var body: some ReducerOf<Self> { Reduce(core) } }",
      "extension Split { struct State {}; enum Action { case up } }",
      """
      extension Split {
        func core(into state: inout State, action: Action) -> Effect<Action> {
          switch action { case .up: return self.run(action) }
        }
      }
      """)
    let split = try #require(report.features.first)
    #expect(split.handlers.map(\.action) == ["up"])
    #expect(split.handlers.first?.span.file.path == "File2.swift")
    #expect(split.handlers.map(\.form) == [.effects])
  }

  @Test(
    "handlers are found in nested 'switch' statements, in functions and in the library's own cases")
  func addresses() throws {
    let feature = try feature(
      """
      case .view(let action):
        switch action {
        case .tapped: return .none
        case .closed: return .none
        }
      case .internal(let action): return handle(action, &state)
      case .rows(.element(id: _, action: .deleted)), .sheet(.presented(.delegate(.saved))): return .none
      case .sheet(.dismiss): return .none
      default: return .none
      """,
      members: """
        func handle(_ action: Action.Internal, _ state: inout State) -> Effect<Action> {
          switch action { case .loaded: return .none }
        }
        """)
    #expect(
      feature.handlers.map(\.action) == [
        "view.tapped", "view.closed", "internal.loaded", "rows.deleted, sheet.delegate.saved",
        "sheet.dismiss",
      ])
  }

  @Test(
    "statements before the 'switch' run before every action, and a 'default' handles any action")
  func wildcards() throws {
    let report = report(
      """
      @Reducer struct Feature {
        struct State { var count = 0 }
        enum Action { case up }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.count += 1
            switch action {
            case .up: return .none
            default: state.count = 0; return .none
            }
          }
        }
      }
      """)
    #expect(report.features.first?.handlers.map(\.action) == ["before", "up", "any"])
  }

  @Test(
    "conditional compilation in a feature is an obstacle",
    arguments: [
      ("#if DEBUG\nvar name = \"\"\n#endif", "case up", "", "'#if' among the fields"),
      ("", "#if DEBUG\ncase debug\n#endif", "", "'#if' among the actions"),
      (
        "", "case up", "#if DEBUG\ncase .up: return .none\n#endif",
        "'#if' around the cases of the reducer"
      ),
    ])
  func obstacles(_ state: String, _ actions: String, _ cases: String, _ reason: String) throws {
    let feature = try feature(state: state, actions: actions, cases)
    #expect(feature.obstacles.map(\.text) == [reason])
    #expect(feature.verdict == .none)
  }

  @Test("a state may be an enum or another type, the actions are a type of the feature")
  func states() {
    let report = report(
      """
      @Reducer struct Cases {
        enum State { case loading, loaded(Int) }
        enum Action { case up }
        var body: some ReducerOf<Self> { EmptyReducer().ifCaseLet(\\.loaded, action: \\.up) { Up() } }
      }
      @Reducer struct Foreign { typealias State = Session<Int>; enum Action { case up } }
      @Reducer struct Alias { typealias State = Int; typealias Action = Bool }
      """)
    #expect(
      report.features.map { $0.obstacles.map(\.text) } == [
        [], [], ["'Action' is not an enum nested in the feature"],
      ])
  }

  @Test("helpers are found in the app's own protocol")
  func protocols() throws {
    let report = report(
      "protocol AppReducer: Reducer {}",
      """
      extension AppReducer {
        func later(_ action: Action) -> Effect<Action> {
          .run { send in try await clock.sleep(for: .seconds(1)); await send(action) }
        }
      }
      """,
      """
      struct Own: AppReducer {
        struct State {}
        enum Action { case up }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action { case .up: return later(.up) }
        }
      }
      """)
    #expect(report.features.first?.handlers.allSatisfy { $0.form == .full } == true)
    #expect(report.features.first?.handlers.first?.keys == ["call", "perform", "run", "success"])
  }

  @Test("a file with syntax errors is reported, and the others are read")
  func brokenFiles() {
    let report = report("struct {", "@Reducer struct A { struct State {}; enum Action {} }")
    #expect(report.unreadFiles.map(\.path) == ["File0.swift"])
    #expect(report.features.map(\.name) == ["A"])
  }

  @Test("reasons are counted, the most frequent first")
  func reasons() throws {
    let feature = """
      Reduce { state, action in
        switch action {
        case .a: return .publisher { x }
        case .b: return .publisher { x }
        case .c: return app.track()
        }
      }
      """
    let report = report(
      "@Reducer struct A { struct State {}; enum Action {}; var body: some ReducerOf<Self> { \(feature) } }"
    )
    #expect(report.reasons.map(\.text) == ["'.publisher'", "an unsupported effect"])
    #expect(report.reasons.map(\.count) == [2, 1])
  }
}
