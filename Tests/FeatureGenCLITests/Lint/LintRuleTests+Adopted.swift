import FeatureProgram
import FeatureSpec
import Testing

@testable import FeatureGenCLI

// Code that the rules do not report because Swift in a spec may use it.

extension LintRuleTests {
  @Test(
    "assumes that a method of the state or a wrapper of a field may change fields",
    arguments: [
      ("{n: Int = 0}", "state.hide()", true), ("{n: Int = 0}", "print(state.n)", false),
      ("{n: {default: 0, wrapper: '@Clamped(0...9)'}}", "print(state.n)", true),
    ])
  func changedInSwift(_ state: String, _ statement: String, isChanged: Bool) throws {
    let found = try lines(["A": "feature: A\nstate: \(state)\nactions: {go: \(statement)}\n"])
    #expect(found == (isChanged ? [] : ["A.yaml:2:9 nothing changes 'n' [unwritten-state]"]))
  }

  @Test("knows dependencies that are used through their projected value")
  func projectedDependencies() throws {
    let spec = """
      feature: A
      dependencies: [{visits: '@Shared(.visits)'}]
      actions: {go: '$visits.withLock { $0 += 1 }'}
      """
    #expect(try lines(["A": spec], settings: "templates: tca\n") == [])
  }

  @Test(
    "knows streams that end, and streams that Swift cancels",
    arguments: [
      ("finished: ended", "", true), ("id: numbers", "", false),
      ("id: numbers", "effect: '.cancel(id: CancelID.numbers)'", true),
      ("id: numbers", "effect: '.cancel(id: CancelID.others)'", false),
    ])
  func endingStreams(_ key: String, _ stopped: String, ends: Bool) throws {
    let spec = """
      feature: A
      actions:
        start: {stream: {of: numbers(), send: got, \(key)}}
        got: {with: {_ number: Int}}
        ended:
        stopped: {\(stopped)}
      """
    let found = try lines(["A": spec], settings: "templates: tca\n")
    #expect(found.isEmpty == ends, "\(found)")
  }
}
