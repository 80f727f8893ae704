import FeatureAdoption
import SpecSource
import Testing

@testable import FeatureGenCLI

/// Features whose actions are in groups, and their use of the groups.
@Suite("Adopted groups of actions")
struct AdoptGroupsTests {
  @Test("a 'switch' expression that returns an effect is adopted")
  func returnedChoice() throws {
    let feature = """
      @Reducer
      struct Switch {
        struct State: Equatable { var count: Int = 0 }
        enum Action: Equatable { case up, down }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up:
              return switch state.count {
              case 0: .send(.down)
              default: .none
              }
            case .down:
              return .none
            }
          }
        }
      }
      """
    guard case .accepted(let text, _) = try spec(of: "Switch", in: [feature]) else {
      Issue.record("no spec is made")
      return
    }
    #expect(text.contains("send: down"))
  }

  @Test("a function for a group of actions is distinguished from a function for all actions")
  func functionOfGroup() throws {
    let screen = """
      protocol Screen: Reducer where Action == ScreenAction<Self> {
        associatedtype ViewAction = Never
        func core(into state: inout State, action: Action) -> Effect<Action>
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
    let feature = """
      @Reducer
      struct Switch: Screen {
        struct State: Equatable { var count: Int = 0 }
        enum ViewAction { case up }
        func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
          switch viewAction {
          case .up:
            state.count += 1
            return .none
          }
        }
      }
      """
    #expect(try text(of: "Switch", in: screen, feature).contains("view.up: state.count += 1"))
  }

  @Test("a child whose actions are in another group than its siblings' actions stays Swift")
  func strayChild() throws {
    let child = """
      @Reducer
      struct Child {
        struct State: Equatable { var count: Int = 0 }
        enum Action: Equatable { case up }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up:
              state.count += 1
              return .none
            }
          }
        }
      }
      """
    let feature = """
      @Reducer
      struct Parent {
        struct State: Equatable {
          var first: Child.State
          var second: Child.State
          var third: Child.State
        }
        enum Action: Equatable {
          case first(Child.Action)
          case second(Child.Action)
          case scope(Scope)
          enum Scope: Equatable { case third(Child.Action) }
        }
        var body: some ReducerOf<Self> {
          Scope(state: \\.first, action: \\.first) { Child() }
          Scope(state: \\.second, action: \\.second) { Child() }
          Scope(state: \\.third, action: \\.scope.third) { Child() }
          Reduce { state, action in
            switch action {
            case .scope(.third(.up)):
              state.first.count = 0
              return .none
            case .first, .second:
              return .none
            }
          }
        }
      }
      """
    let text = try text(of: "Parent", in: child, feature)
    #expect(text.contains("  first: Child\n  second: Child\n"))
    #expect(text.contains("  scope.third:\n"))
    #expect(text.contains("Scope(state: \\.third, action: \\.scope.third) { Child() }"))
  }

  /// Returns the spec of a feature, from which the same spec is adopted again.
  private func text(of name: String, in texts: String...) throws -> String {
    try #require(try spec(of: name, in: texts).equalText)
  }

  private func spec(of name: String, in texts: [String]) throws -> AdoptedSpec {
    let report = adoptionReport(
      of: texts.enumerated().map { SourceFile(path: "File\($0).swift", text: $1) },
      trying: try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem))
    return try #require(report.features.first { $0.name == name }).spec
  }
}
