import FeatureDocumentation
import Platform
import SpecSource
import Testing

@testable import FeatureGenCLI

/// What diagrams show.
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

  @Test func showsWhatFollowsWhat() throws {
    let outline = ProjectOutline(of: try PictureProject.project(specs))
    let diagram = try #require(outline.feature(named: "Parent")).diagram
    #expect(
      edges(diagram) == [
        "action:begin changes state:count", "action:begin changes state:names",
        "action:begin starts effect:action:begin:2",
        "effect:action:begin:2 sends action:loaded (success)",
        "effect:action:begin:2 sends action:failed (failure)",
        "action:begin sends child:child (tap)", "action:begin sends delegate:done",
        "action:loaded changes state:names", "action:failed presents question:alert.sure",
        "action:tick starts effect:action:tick:0", "effect:action:tick:0 sends action:begin",
        "action:again performs procedure:step", "procedure:step changes state:count",
        "question:alert.sure sends reaction:alert.yes (yes)",
        "reaction:alert.yes presents child:sheet (present)",
        "child:sheet sends reaction:sheet.one.tap",
        "reaction:sheet.one.tap presents child:sheet (dismiss)",
        "state:count sends reaction:onChange.count", "reaction:onChange.count changes state:label",
      ])
  }

  @Test func showsWhoLivesWhere() throws {
    let diagram = ProjectOutline(of: try PictureProject.project(specs)).diagram
    #expect(
      edges(diagram) == [
        "feature:Parent contains feature:Child (child, sheet.one?)",
        "feature:Parent contains feature:Other (sheet.other?)",
        "feature:Parent contains feature:Row (rows *)", "feature:Parent uses client:StoreClient",
      ])
    #expect(diagram.nodes.first?.id == "feature:Parent")
    #expect(diagram.nodes.first { $0.id == "feature:Other" }?.kind == .external)
  }

  @Test func whatServicesDoNotDrawIsLeftOut() throws {
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
      let pages = ProjectOutline(of: try PictureProject.project(specs)).pages(in: "Docs")
      return try #require(pages.first { $0.path == "Docs/README.md" }).text
    }
    #expect(try index(100).contains("```mermaid"))
    let large = try index(501)
    #expect(!large.contains("```mermaid"))
    #expect(large.contains("The diagram is too large to be drawn here"))
  }

  @Test(arguments: ["mermaid", "dot", "json"])
  func isPrinted(_ name: String) throws {
    let files = Dictionary(
      uniqueKeysWithValues: specs.map { ("Specs/\($0.key).yaml", $0.value) }
        + [(settingsPath, PictureProject.settings)])
    let format = try #require(DiagramFormat(rawValue: name))
    let first = ["mermaid": "flowchart LR", "dot": "digraph {", "json": "{"][name]
    for feature in [nil, "Parent"] {
      let transcript = Transcript()
      let outcome = try drawProject(
        MemoryFileSystem(texts: files).fileSystem, feature: feature, format: format,
        console: transcript.console)
      #expect(outcome == .success)
      #expect(transcript.output.split(separator: "\n").first.map(String.init) == first)
      #expect(transcript.error == "")
    }
  }

  @Test func tellsWhatItCannotDraw() throws {
    let files = [settingsPath: PictureProject.settings, "Specs/Child.yaml": specs["Child"] ?? ""]
    let project = MemoryFileSystem(texts: files).fileSystem
    let unknown = Transcript()
    #expect(
      try drawProject(project, feature: "Chidl", format: .dot, console: unknown.console) == .failure
    )
    #expect(unknown.error.contains("there is no feature 'Chidl'\n  hint: did you mean 'Child'?"))
    let missing = Transcript()
    let nothing = ProcessRunner { _, _, _ in nil }
    #expect(
      try drawProject(project, feature: nil, format: .svg, console: missing.console, run: nothing)
        == .failure)
    #expect(missing.output == "")
    #expect(missing.error.contains("'dot' is not installed\n  hint: install it"))
    let broken = Transcript()
    let failing = ProcessRunner { _, _, _ in
      ProcessResult(status: 1, output: [], error: "no memory\n")
    }
    #expect(
      try drawProject(project, feature: nil, format: .svg, console: broken.console, run: failing)
        == .failure)
    #expect(broken.error.contains("'dot' has failed: no memory"))
  }
}
