import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import Testing

/// The declarations that the linker finds for names in blocks and tests.
@Suite("Links")
struct NameLinkerTests {
  private static let row = """
    feature: Row
    state: {id: Int, text: 'String = ""'}
    actions: [tapped]
    """

  private static let list = """
    feature: List
    state: {count: Int = 0, query: {type: String, default: '""', binding: true}}
    children: {rows: {feature: Row, presence: many}}
    alerts: {sure: {title: Sure, buttons: {yes: Yes}}}
    actions:
      ask: {present: sure}
      load: {run: {call: await work(), success: loaded}}
      loaded: {with: {result: 'Result<Int, EffectError>'}}
    reactions:
      rows[row].tapped: {send: ask}
      binding.query: state.count = 0
    tests:
      loads:
        - {send: load}
        - {receive: loaded.success(1), expect: {count: 1}}
        - {bind: query = "A"}
    """

  @Test("lead to actions through children, with the ids of rows")
  func reactions() throws {
    let feature = try list()
    let tapped = feature.reactions[0].path.linked
    #expect(tapped.elements.map(\.id) == ["row"])
    #expect(tapped.name == "tapped")
    #expect(feature.reactions[1].path.linked.field?.path == "query")
    let sent = feature.reactions[0].block.allEffects.flatMap(\.sentActions)
    #expect(sent.map(\.path.linked.name) == ["ask"])
  }

  @Test("lead to presentations, payloads of results and parts of the state")
  func tests() throws {
    let feature = try list()
    guard case .present(let shown)? = feature.actions[0].block.presentations.first,
      case .prompt(let prompt, _) = shown.shown.linked
    else {
      Issue.record("the alert is not found")
      return
    }
    #expect(prompt.name.value == "sure")
    let steps = feature.tests[0].steps
    #expect(steps[1].kind.action?.path.linked.payloadCase?.name == "success")
    #expect(steps[1].expectations[0].place.linked.isShared == false)
    guard case .bind(let field) = steps[2].kind else {
      Issue.record("the step is no binding")
      return
    }
    #expect(field.binding.linked.field.path == "query")
  }

  @Test("fail if no declaration has the name, and are missing if the spec cannot be read")
  func problems() throws {
    let unknown = TextProject(named: [
      "Row": Self.row, "List": Self.list.replacing("send: ask", with: "send: aks"),
    ]).read()
    let failed = try #require(unknown.value?.features.first { $0.name.value == "List" })
    let sent = failed.reactions[0].block.allEffects.flatMap(\.sentActions)
    guard case .failed(let diagnostic)? = sent.first?.path else {
      Issue.record("'aks' is found")
      return
    }
    #expect(diagnostic.rule == .unknownAction)
    let unread = TextProject(named: ["Row": "feature: [", "List": Self.list]).read()
    let missing = try #require(unread.value?.features.first { $0.name.value == "List" })
    guard case .missing = missing.reactions[0].path else {
      Issue.record("an action of a spec that cannot be read is known")
      return
    }
  }

  private func list() throws -> Feature {
    let project = try TextProject(named: ["Row": Self.row, "List": Self.list]).valid()
    return try #require(project.features.first { $0.name.value == "List" })
  }
}
