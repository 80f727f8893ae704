import FeatureDocumentation
import SpecSupport
import Testing

/// The contents of diagrams.
@Suite struct DiagramTests {
  private let specs = [
    "Parent": """
    feature: Parent
    children:
      child: Child
      sheet: {oneOf: {one: Child, other: Other}, presence: optional}
      rows: {feature: Row, presence: many}
    state: {count: Int = 0, names: '[String] = []', label: String = ""}
    dependencies: [store]
    alerts:
      sure:
        title: Sure?
        buttons: {yes: 'Yes'}
    actions:
      begin:
        do: |
          state.count += 1
          if state.names.contains("a") { state.names.append("b") }
        run: {call: 'store.load()', success: loaded, failure: failed}
        send: [child.tap, delegate.done]
      loaded:
        with: {_ names: '[String]'}
        do: state.names = names
      failed: {with: {_ error: EffectError}, present: sure}
      tick: {timer: {every: 2s, send: begin}}
      again: {perform: step}
    delegate: [done]
    reactions:
      alert.yes: {present: one}
      sheet.one.tap: {dismiss: sheet}
      onChange.count: 'state.label = state.names.first ?? ""'
    procedures:
      step: state.count = 0
    """,
    "Child": "feature: Child\nactions: {tap: }\n",
    "Other": "external: Other\nactions: {tap: }\nstate: {text: String = \"\"}\n",
    "Row": "feature: Row\nstate: {id: {type: Int, let: true}}\nactions: {tap: }\n",
    "StoreClient": """
    client: StoreClient
    key: store
    endpoints:
      load: {async: true, throws: true, returns: '[String]', live: '[]'}
    """,
  ]

  private func edges(_ diagram: Diagram) -> Set<String> {
    Set(
      diagram.edges.map {
        "\($0.from) \($0.kind.rawValue) \($0.to)" + ($0.label.isEmpty ? "" : " (\($0.label))")
      })
  }

  @Test func showsTheConsequencesOfActions() throws {
    let model = DocumentationModel(of: try TextProject(named: specs).valid())
    let diagram = try #require(model.feature(named: "Parent")).diagram
    #expect(
      edges(diagram) == [
        "action:begin changes state:count", "action:begin changes state:names",
        "action:begin starts effect:action:begin:2",
        "effect:action:begin:2 sends action:loaded (success)",
        "effect:action:begin:2 sends action:failed (failure)",
        "action:begin sends child:child (tap)", "action:begin sends delegate:done",
        "action:loaded changes state:names", "action:failed presents prompt:alert.sure",
        "action:tick starts effect:action:tick:0", "effect:action:tick:0 sends action:begin",
        "action:again performs procedure:step", "procedure:step changes state:count",
        "prompt:alert.sure sends reaction:alert.yes (yes)",
        "reaction:alert.yes presents child:sheet (present)",
        "child:sheet sends reaction:sheet.one.tap",
        "reaction:sheet.one.tap presents child:sheet (dismiss)",
        "state:count sends reaction:onChange.count", "reaction:onChange.count changes state:label",
      ])
  }

  @Test func distinguishesPlacesWhoseCasesHaveTheSameName() throws {
    let specs = [
      "Parent": """
      feature: Parent
      state: {title: {type: String, default: '""', binding: true}}
      children:
        one: Child
        path: {oneOf: {one: Child}, presence: stack}
        sheet: {oneOf: {one: Child}, presence: optional}
      actions:
        pushed: {push: one}
        shown: {present: one}
        gone: {dismiss: sheet}
      reactions:
        binding.any: {send: gone}
      """,
      "Child": "feature: Child\nactions: {tap: }\n",
    ]
    let model = DocumentationModel(of: try TextProject(named: specs).valid())
    let diagram = try #require(model.feature(named: "Parent")).diagram
    #expect(
      edges(diagram) == [
        "action:pushed presents child:path (push)", "action:shown presents child:sheet (present)",
        "action:gone presents child:sheet (dismiss)", "reaction:binding.any sends action:gone",
      ])
  }

  @Test func showsTheChildrenAndClientsOfFeatures() throws {
    let diagram = DocumentationModel(of: try TextProject(named: specs).valid()).diagram
    #expect(
      edges(diagram) == [
        "feature:Parent contains feature:Child (child, sheet.one?)",
        "feature:Parent contains feature:Other (sheet.other?)",
        "feature:Parent contains feature:Row (rows *)", "feature:Parent uses client:StoreClient",
      ])
    #expect(diagram.nodes.first?.id == "feature:Parent")
    #expect(diagram.nodes.first { $0.id == "feature:Other" }?.kind == .external)
  }

  @Test func showsTheFeaturesThatShareValues() throws {
    let specs = [
      "Switch": """
      feature: Switch
      state:
        isOn: {type: Bool, default: 'false', shared: {appStorage: isOn}}
        count: {type: Int, default: 0, shared: {inMemory: count}}
      actions:
        tapped: 'state.$isOn.withLock { $0.toggle() }'
        counted: 'state.$count.withLock { $0 += 1 }'
      """,
      "Lamp": """
      feature: Lamp
      state:
        isLit: {type: Bool, default: 'false', shared: {reader: {appStorage: isOn}}}
        color: {type: String, shared: true}
      actions:
        painted: 'state.$color.withLock { $0 = "red" }'
      """,
    ]
    let model = DocumentationModel(of: try TextProject(named: specs).valid())
    let shared = "shared:.appStorage(\"isOn\")"
    #expect(
      edges(model.diagram) == [
        "feature:Switch changes \(shared)", "feature:Lamp uses \(shared)",
      ])
    let inside = try #require(model.feature(named: "Switch")).diagram
    #expect(
      edges(inside) == [
        "action:tapped changes state:isOn", "action:counted changes state:count",
      ])
  }

  @Test func leavesOutDiagramsThatAreTooLargeForServices() throws {
    func index(_ count: Int) throws -> String {
      let clients = (0..<count).map { number in
        (
          "C\(number)Client",
          "client: C\(number)Client\nkey: c\(number)\nendpoints: {stop: {live: print()}}\n"
        )
      }
      let keys = (0..<count).map { "c\($0)" }.joined(separator: ", ")
      let calls = (0..<count).map { "c\($0).stop()" }.joined(separator: "; ")
      let feature = "feature: All\ndependencies: [\(keys)]\nactions: {go: {do: '\(calls)'}}\n"
      let specs = Dictionary(uniqueKeysWithValues: clients + [("All", feature)])
      let pages = DocumentationModel(of: try TextProject(named: specs).valid()).pages(in: "Docs")
      return try #require(pages.first { $0.path == "Docs/README.md" }).text
    }
    #expect(try index(100).contains("```mermaid"))
    let large = try index(501)
    #expect(!large.contains("```mermaid"))
    #expect(large.contains("The diagram is too large to be drawn here"))
  }
}
