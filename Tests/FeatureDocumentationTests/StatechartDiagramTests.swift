import SpecSupport
import Testing

@testable import FeatureDocumentation

/// The statecharts of enum states.
@Suite struct StatechartDiagramTests {
  private let specs = [
    "Root": """
    feature: Root
    state: {enum: [welcome, login, home]}
    children: {login: Login, home: Login}
    actions:
      start: {guard: state == .welcome, do: state = .login(LoginFeature.State())}
      left: 'state = [Root.welcome].first ?? .welcome'
    reactions: {login.done: state = .home(LoginFeature.State())}
    tests:
      starts: {given: .welcome, steps: [{send: start, expect: .login(LoginFeature.State())}]}
    """,
    "Login": "feature: Login\nstate: {n: Int = 0}\nactions: {done: state.n = 1}\n",
  ]

  private func feature(_ name: String, in specs: [String: String]) throws -> DocumentedFeature {
    let model = DocumentationModel(of: try TextProject(named: specs).valid())
    return try #require(model.feature(named: name))
  }

  @Test func showsTheCasesAndTheirTransitions() throws {
    let diagram = try feature("Root", in: specs).diagram
    #expect(diagram.notation == .statechart)
    #expect(
      diagram.nodes.map { "\($0.kind) \($0.id) \($0.feature ?? "-")" } == [
        "start start -", "any any -", "case case:welcome -", "case case:login Login",
        "case case:home Login",
      ])
    #expect(
      diagram.edges.map { "\($0.from) \($0.kind) \($0.to): \($0.text)" } == [
        "start begins case:welcome: tests", "case:welcome leads case:login: start",
        "any leads any: left", "case:login leads case:home: login.done",
      ])
  }

  @Test func isNotShownForOtherStates() throws {
    let login = try feature("Login", in: specs)
    #expect(login.statechartDiagram == nil)
    #expect(login.diagram.notation == .flowchart)
    #expect(login.diagram.mermaid.hasPrefix("flowchart LR\n"))
  }

  @Test func isOnThePageBeforeTheDiagramOfTheBehavior() throws {
    let model = DocumentationModel(of: try TextProject(named: specs).valid())
    let page = try #require(model.pages(in: "Docs").first { $0.path.hasSuffix("/Root.md") }).text
    let state = try #require(page.firstRange(of: "## State\n"))
    let chart = try #require(page.firstRange(of: "```mermaid\nstateDiagram-v2\n"))
    let actions = try #require(page.firstRange(of: "## Actions\n"))
    let behaviour = try #require(page.firstRange(of: "```mermaid\nflowchart LR\n"))
    #expect(state.lowerBound < chart.lowerBound && chart.lowerBound < actions.lowerBound)
    #expect(actions.lowerBound < behaviour.lowerBound)
  }

  @Test func joinsTransitionsBetweenTheSameCases() throws {
    let spec = """
      feature: A
      state: {enum: [a, b]}
      actions:
        go: {guard: state == .a, do: state = .b}
        jump: {guard: 'state == .a, f(1)', do: state = .b}
        back: {guard: state == .b, do: state = .a}
      """
    let diagram = try feature("A", in: ["A": spec]).diagram
    #expect(diagram.edges.count == 3)
    let drawn = diagram.withJoinedArrows
    #expect(drawn.edges.map(\.text) == ["go, jump [f(1)]", "back"])
    let arrows = drawn.laidOut().arrows
    #expect(arrows.count == 2)
    // The arrow back is next to the arrow there.
    #expect(Set(arrows.flatMap { $0.points.map(\.y) }).count == 2)
    #expect(diagram.svg(id: "a").contains("go, jump [f(1)]"))
  }

  @Test func writesConditionsOnOneLineWithoutMarkup() throws {
    let spec = """
      feature: A
      state: {enum: [a, b]}
      actions:
        go:
          guard: |
            f("x: y; #1 %% <b>",
              2)
          do: state = .b
      """
    let mermaid = try feature("A", in: ["A": spec]).diagram.mermaid
    let line = try #require(mermaid.split(separator: "\n").first { $0.contains("-->") })
    #expect(line.hasPrefix("  n0 --> n2: go #91;f("))
    let label = line.drop { $0 != ":" }.dropFirst().replacing(/#[0-9]+;/, with: "")
    #expect(!label.contains { "#;:%<>\"".contains($0) }, "\(line)")
  }
}
