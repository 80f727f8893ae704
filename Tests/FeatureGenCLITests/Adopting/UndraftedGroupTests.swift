import FeatureAdoption
import SpecSource
import Testing

@testable import FeatureGenCLI

/// Groups of actions, and an app's own protocols, that no spec can express.
@Suite("Groups of actions without a spec")
struct UndraftedGroupTests {
  @Test(
    "each unsupported group is reported with a reason",
    arguments: [
      (
        "case view(View); enum View { case child(Child.Action) }; case child(Child.Action)",
        "several child actions with the same name"
      ),
      (
        "case more(More); enum More { case binding(BindingAction<State>) }",
        "bindings in a group of actions other than 'view'"
      ),
      (
        "case view(View); enum View: Codable.Type { case up }",
        "an unsupported group of actions"
      ),
    ])
  func group(actions: String, reason: String) throws {
    let feature = """
      @Reducer
      struct Switch {
        struct State: Equatable { var count: Int = 0 }
        enum Action { \(actions) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    #expect(try reasons(of: "Switch", in: feature) == [reason])
  }

  @Test("a function that other code also calls is reported with a reason")
  func calledFunction() throws {
    let feature = """
      @Reducer
      struct Switch: Screen {
        struct State: Equatable { var count: Int = 0 }
        enum ViewAction { case up, twice }
        func reduce(into state: inout State, viewAction: ViewAction) -> Effect<ScreenAction<Self>> {
          switch viewAction {
          case .up: state.count += 1; return .none
          case .twice: goUp(&state); return .none
          }
        }
        func goUp(_ state: inout State) { _ = reduce(into: &state, viewAction: .up) }
      }
      """
    #expect(
      try reasons(of: "Switch", in: screen, feature) == [
        "a function that handles actions and is called elsewhere"
      ])
  }

  @Test("a protocol whose action is not an enum of the app has no style")
  func unknownAction() throws {
    let feature = """
      protocol Screen: Reducer where Action == Other<Self> {}
      @Reducer
      struct Switch: Screen {
        struct State: Equatable { var count: Int = 0 }
        enum ViewAction { case up }
      }
      """
    #expect(
      try reasons(of: "Switch", in: feature) == ["'Action' is not an enum nested in the feature"])
  }

  private let screen = """
    protocol Screen: Reducer where Action == ScreenAction<Self> {
      associatedtype ViewAction = Never
      func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action>
    }
    enum ScreenAction<Feature: Screen> { case view(Feature.ViewAction) }
    extension Reducer where Self: Screen {
      var body: some ReducerOf<Self> { Reduce(core) }
      func core(into state: inout State, action: Action) -> Effect<Action> {
        switch action { case .view(let viewAction): reduce(into: &state, viewAction: viewAction) }
      }
    }
    """

  /// Returns the reasons for which no spec is made of a feature.
  private func reasons(of name: String, in texts: String...) throws -> [String] {
    let report = adoptionReport(
      of: texts.enumerated().map { SourceFile(path: "File\($0).swift", text: $1) },
      trying: try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem))
    let feature = try #require(report.features.first { $0.name == name })
    guard case .none(let reasons) = feature.spec else { return [] }
    return reasons.map(\.text)
  }
}
