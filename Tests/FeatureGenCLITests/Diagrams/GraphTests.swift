import FeatureDocumentation
import Platform
import SpecSupport
import Testing

@testable import FeatureGenCLI

/// The output of `graph`.
@Suite struct GraphTests {
  private let files = TextProject(named: [
    "Child": "feature: Child\nactions: {tap: }\n",
    "Parent": """
    feature: Parent
    children: {child: Child}
    state: {count: Int = 0}
    actions: {begin: {do: state.count += 1, send: child.tap}}
    """,
  ]).files

  @Test(arguments: ["mermaid", "dot", "json"])
  func isPrinted(_ name: String) throws {
    let format = try #require(DiagramFormat(rawValue: name))
    let first = ["mermaid": "flowchart LR", "dot": "digraph {", "json": "{"][name]
    for feature in [nil, "Parent"] {
      let transcript = Transcript()
      let outcome = try drawProject(
        MemoryFileSystem(files).fileSystem, feature: feature, format: format,
        console: transcript.console)
      #expect(outcome == .success)
      #expect(transcript.output.split(separator: "\n").first.map(String.init) == first)
      #expect(transcript.error == "")
    }
  }

  @Test(arguments: [
    (
      DiagramFormat.mermaid,
      """
      stateDiagram-v2
        direction LR
        state "any case" as n1
        state "closed" as n2
        state "open" as n3
        [*] --> n2: House.door
        n2 --> n3: opened #91;width #62; 1#93;
        n1 --> n2: shut
        classDef case fill:#f3e8ff,stroke:#9333ea,color:#1b1f24
        class n2,n3 case
        classDef any fill:#f1f5f9,stroke:#64748b,color:#1b1f24,stroke-dasharray:4 3
        class n1 any
      """
    ),
    (
      .dot,
      """
        n0 -> n2 [label="House.door", style=dashed]
        n2 -> n3 [label="opened [width &gt; 1]"]
        n1 -> n2 [label="shut"]
      """
    ),
    (
      .json,
      """
          {
            "from": "case:closed",
            "to": "case:open",
            "kind": "leads",
            "label": "opened",
            "condition": "width > 1"
          },
      """
    ),
  ])
  func drawsAStatechart(_ format: DiagramFormat, _ expected: String) throws {
    let files = TextProject(named: [
      "Door": """
      feature: Door
      state: {enum: {closed: , open: {with: {_ width: Int}}}}
      actions:
        opened:
          with: {_ width: Int}
          guard: case .closed = state, width > 1
          do: state = .open(width)
        shut: state = .closed
      """,
      "House": "feature: House\nchildren: {door: {feature: Door, default: .closed}}\n",
    ]).files
    let transcript = Transcript()
    let outcome = try drawProject(
      MemoryFileSystem(files).fileSystem, feature: "Door", format: format,
      console: transcript.console)
    #expect(outcome == .success)
    #expect(transcript.output.contains(expected), "\(transcript.output)")
  }

  @Test func reportsWhyItCannotDraw() throws {
    let project = MemoryFileSystem(files).fileSystem
    let unknown = Transcript()
    #expect(
      try drawProject(project, feature: "Chidl", format: .dot, console: unknown.console) == .failure
    )
    #expect(
      unknown.error.contains(
        "'Chidl' is not a feature of this project [unusable-argument]\n  hint: did you mean 'Child'?"
      ))
    let missing = Transcript()
    let nothing = ProcessRunner { _, _, _ in nil }
    #expect(
      try drawProject(project, feature: nil, format: .svg, console: missing.console, run: nothing)
        == .failure)
    #expect(missing.output == "")
    #expect(
      missing.error.contains(
        "'dot' of Graphviz draws SVG, but is not installed [missing-program]\n  hint: install it"))
    let broken = Transcript()
    let failing = ProcessRunner { _, _, _ in
      ProcessResult(status: 1, output: [], error: "no memory\n")
    }
    #expect(
      try drawProject(project, feature: nil, format: .svg, console: broken.console, run: failing)
        == .failure)
    #expect(broken.error.contains("'dot' of Graphviz failed: no memory"))
  }
}
