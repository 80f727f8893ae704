import Foundation
import Testing

extension OneAtATime {
  /// What `featuregen lint` finds, prints and returns; it never writes.
  @Suite struct LintProcessTests {
    @Test func findsNoProblems() throws {
      let folder = try SampleProject.folder()
      let result = try Tool.built.run("lint", in: folder.url)
      #expect(result.output == "no problems in 2 specs\n")
      #expect(result.error == "")
      #expect(result.status == 0)
      #expect(try folder.files().count == SampleProject.inputs.count)
    }

    @Test func warnsAboutLongLines() throws {
      let folder = try SampleProject.folder()
      let sum = Array(repeating: "1000", count: 20).joined(separator: " + ")
      try folder.write([
        "Specs/Features/Counter.yaml": SampleProject.counter.replacing("+= 1", with: "+= \(sum)")
      ])
      let result = try Tool.built.run("lint", in: folder.url)
      #expect(result.output == "no errors in 2 specs, 1 warning\n")
      #expect(result.error.contains(": warning: "))
      #expect(result.error.contains("Sources/App/Counter/CounterReducer.swift"))
      #expect(result.error.contains("[long-line]"))
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
  }
}
