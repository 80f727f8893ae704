import FeatureDocumentation
import Platform
import SpecSupport
import Testing

@testable import FeatureGenCLI

/// What `graph` prints.
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

  @Test func tellsWhatItCannotDraw() throws {
    let project = MemoryFileSystem(files).fileSystem
    let unknown = Transcript()
    #expect(
      try drawProject(project, feature: "Chidl", format: .dot, console: unknown.console) == .failure
    )
    #expect(
      unknown.error.contains(
        "there is no feature 'Chidl' [unusable-argument]\n  hint: did you mean 'Child'?"))
    let missing = Transcript()
    let nothing = ProcessRunner { _, _, _ in nil }
    #expect(
      try drawProject(project, feature: nil, format: .svg, console: missing.console, run: nothing)
        == .failure)
    #expect(missing.output == "")
    #expect(missing.error.contains("'dot' is not installed [missing-program]\n  hint: install it"))
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
