import Foundation
import TestSupport
import Testing

/// The findings, output and exit status of `featuregen lint`; it never writes.
@Suite(.onOwnThread) struct LintProcessTests {
  @Test func findsNoProblems() throws {
    let folder = try SampleProject.folder()
    let result = try Tool.built.run("lint", in: folder.url)
    #expect(result.output == "no problems in 2 specs\n")
    #expect(result.error == "")
    #expect(result.status == 0)
    #expect(try folder.files().count == SampleProject.inputs.count)
  }

  @Test func notesLongLines() throws {
    let folder = try SampleProject.folder()
    let sum = Array(repeating: "1000", count: 20).joined(separator: " + ")
    try folder.write([
      "Specs/Features/Counter.yaml": SampleProject.counter.replacing("+= 1", with: "+= \(sum)")
    ])
    let result = try Tool.built.run("lint", in: folder.url)
    #expect(result.output == "no problems in 2 specs\n")
    #expect(result.error.contains(": note: "))
    #expect(result.error.contains("Sources/App/Counter/CounterReducer.swift"))
    #expect(result.error.contains("[long-line]"))
    let line = SampleProject.counter.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("+= 1") }
    #expect(result.error.contains("Specs/Features/Counter.yaml:\((line ?? 0) + 1):"))
    #expect(result.status == 0)
    #expect(try folder.files().count == SampleProject.inputs.count)
  }

  @Test func reportsErrors() throws {
    let folder = try SampleProject.folder()
    try folder.write(["Specs/Features/Timer.yaml": "feature: Timers\nactions: {go: }\n"])
    let result = try Tool.built.run("lint", in: folder.url)
    #expect(result.output == "")
    #expect(result.error.hasSuffix("\nfeaturegen: 1 error\n"))
    #expect(result.status == 1)
  }

  @Test("colors its output on request", arguments: [nil, "auto", "never", "always"])
  func colors(_ choice: String?) throws {
    let folder = try SampleProject.folder()
    try folder.write(["Specs/Features/Timer.yaml": "feature: Timer\nactions: {go: state.a = 1}\n"]
    )
    let options = choice.map { ["--color", $0] } ?? []
    let result = try Tool.built.run(["lint"] + options, in: folder.url)
    let plain = """
      Specs/Features/Timer.yaml:2:21: error: the state of Timer has no field 'a' [unknown-field]
        actions: {go: state.a = 1}
                            ^

      """
    let coloured = """
      \u{1B}[1mSpecs/Features/Timer.yaml:2:21:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \
      \u{1B}[1mthe state of Timer has no field 'a' [unknown-field]\u{1B}[0m
        actions: {go: state.a = 1}
                            \u{1B}[32m^\u{1B}[0m

      """
    #expect(result.error.hasPrefix(choice == "always" ? coloured : plain), "\(result.error)")
    #expect(result.error.contains("\u{1B}") == (choice == "always"))
  }
}
