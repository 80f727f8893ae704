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
    #expect(report.features.map { $0.handlers.map(\.action) } == [[], ["up"], [], [], []])
    #expect(report.features.map(\.verdict) == [.full, .full, .none, .full, .full])
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
    let report = report(
      """
      @Reducer struct Row {
        struct State: Identifiable { var id = 0 }
        enum Action { case deleted }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @Reducer struct Sheet {
        struct State {}
        enum Action { case saved }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @Reducer struct Counter {
        struct State {
          var count = 0
          var rows: IdentifiedArrayOf<Row.State> = []
          @Presents var sheet: Sheet.State?
        }
        enum Action {
          case view(View), `internal`(Internal)
          case rows(IdentifiedActionOf<Row>)
          case sheet(PresentationAction<Sheet.Action>)
          enum View { case tapped, closed }
          enum Internal { case loaded }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(let action):
              switch action {
              case .tapped: return .none
              case .closed: return .none
              }
            case .internal(let action): return handle(action, &state)
            case .rows(.element(id: _, action: .deleted)), .sheet(.presented(.saved)):
              state.count += 1
              return .none
            case .sheet(.dismiss):
              state.count = 0
              return .none
            default: return .none
            }
          }
          .forEach(\\.rows, action: \\.rows) { Row() }
          .ifLet(\\.$sheet, action: \\.sheet) { Sheet() }
        }
        func handle(_ action: Action.Internal, _ state: inout State) -> Effect<Action> {
          switch action { case .loaded: return .none }
        }
      }
      """)
    let feature = try #require(report.features.last)
    #expect(
      feature.handlers.map(\.action) == [
        "view.tapped", "view.closed", "internal.loaded", "rows.deleted", "sheet.saved",
        "sheet.dismiss",
      ])
    #expect(feature.verdict == .full)
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
    #expect(report.features.first?.handlers.map(\.action) == ["always", "up", "any"])
  }

  @Test(
    "conditional compilation in a feature is a reason, at its place",
    arguments: [
      (
        "#if DEBUG\nvar name = \"\"\n#endif", "case up", "case .up: return .none",
        "'#if' among the fields"
      ),
      (
        "", "#if DEBUG\ncase debug\n#endif", "case .debug: return .none", "'#if' among the actions"
      ),
      (
        "", "case up", "#if DEBUG\ncase .up: return .none\n#endif",
        "'#if' around the cases of the reducer"
      ),
    ])
  func reasons(_ state: String, _ actions: String, _ cases: String, _ reason: String) throws {
    let feature = try feature(state: state, actions: actions, cases)
    #expect(feature.reasonsForNoSpec.map(\.text) == [reason])
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
      report.features.map { $0.reasonsForNoSpec.map(\.text) } == [
        [], [], ["'Action' is not an enum nested in the feature"],
      ])
  }

  @Test("helpers of the app's own protocol stay Swift")
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
    let handler = try #require(report.features.first?.handlers.first)
    #expect(handler.effects.map(\.text) == ["an unsupported effect"])
  }

  @Test("a file with syntax errors is reported, and the others are read")
  func brokenFiles() {
    let report = report("struct {", "@Reducer struct A { struct State {}; enum Action {} }")
    #expect(report.unreadFiles.map(\.path) == ["File0.swift"])
    #expect(report.features.map(\.name) == ["A"])
  }

  @Test("reasons are counted, the most frequent first")
  func countedReasons() throws {
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
      "@Reducer struct A { struct State {}; enum Action { case a, b, c }; @Dependency(\\.app) var app; var body: some ReducerOf<Self> { \(feature) } }"
    )
    #expect(report.reasons.map(\.text) == ["'.publisher'", "an unsupported effect"])
    #expect(report.reasons.map(\.count) == [2, 1])
  }
}
