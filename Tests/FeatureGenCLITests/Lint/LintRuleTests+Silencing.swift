import FeatureProgram
import FeatureSpec
import Testing

@testable import FeatureGenCLI

// Comments and settings that silence findings, and the treatment of the remaining findings.

extension LintRuleTests {
  @Test("is silenced by a comment, on the line or above it")
  func comments() throws {
    let spec = """
      feature: A
      state: {count: Int = 0}
      actions:
        # Nobody can press it yet.
        # lint:ignore untested-action
        up: state.count += 1
        down: state.count -= 1  # lint:ignore unread-state, untested-action
        reset: state.count = 0
        double: state.count *= 2
      tests: {doubles: [{send: double}]}
      """
    #expect(
      try lines(["A": spec]) == ["A.yaml:8:3 no test sends or receives 'reset' [untested-action]"])
  }

  @Test("follows the settings")
  func settings() throws {
    let spec = """
      feature: A
      state: {n: Int = 0}
      actions: {up: state.n = 1, down: state.n = 0}
      tests: {falls: [{send: down}]}
      """
    let project = project(
      ["A": spec], settings: "lint: {untested-action: error, unread-state: note}\n")
    let transcript = Transcript()
    #expect(try lintProject(project.fileSystem, console: transcript.console) == .failure)
    #expect(transcript.error.contains("Specs/A.yaml:2:9: note: nothing in the spec reads 'n'"))
    #expect(transcript.error.contains("Specs/A.yaml:3:11: error: no test sends"))
  }

  @Test("fails on warnings only if it is strict")
  func strict() throws {
    let project = project(["A": "feature: A\nstate: {n: Int = 0}\nactions: {up: print(state.n)}\n"])
    #expect(try lintProject(project.fileSystem, console: Transcript().console) == .success)
    #expect(
      try lintProject(project.fileSystem, strict: true, console: Transcript().console) == .failure)
  }

  @Test("reports only findings that are not in the baseline")
  func baseline() throws {
    let tests = "tests: {goes: [{send: go}]}\n"
    let project = project(["A": "feature: A\nactions: {up: , down: , go: }\n\(tests)"])
    let first = Transcript()
    #expect(try writeBaselineOfProject(project.fileSystem, console: first.console) == .success)
    #expect(first.output == "2 findings are listed in Specs/featuregen.baseline\n")
    let written = project.takeWritten()
    #expect(Array(written.keys) == ["Specs/featuregen.baseline"])
    let more = self.project(["A": "feature: A\n\nactions: {up: , down: , more: , go: }\n\(tests)"])
    try more.fileSystem.apply([
      .write(path: baselinePath, contents: written[baselinePath] ?? [], former: .nothing)
    ])
    let second = Transcript()
    #expect(
      try lintProject(more.fileSystem, strict: true, console: second.console) == .failure)
    #expect(second.output == "no errors in 1 spec, 1 warning\n")
    #expect(second.error.contains("no test sends or receives 'more'"))
  }
}
