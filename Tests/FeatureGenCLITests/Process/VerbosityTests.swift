import TestSupport
import Testing

/// The messages that `--quiet` omits and `--verbose` adds.
@Suite(.onOwnThread) struct VerbosityTests {
  @Test(arguments: ["-q", "--quiet"])
  func quietPrintsNothingOnSuccess(_ option: String) throws {
    let folder = try SampleProject.folder()
    let empty = try TemporaryFolder()
    defer { withExtendedLifetime(empty) {} }
    for command in [
      ["init", "-C", empty.url.path], ["new", "model", "Thing"], ["generate"],
      ["check"], ["lint"],
      ["templates", "eject", "runtime", "Templates/house"], ["templates", "check", "runtime"],
    ] {
      let result = try Tool.built.run(command + [option], in: folder.url)
      #expect(result.output == "", "\(command)")
      #expect(result.error == "", "\(command)")
      #expect(result.status == 0, "\(command)")
    }
  }

  @Test func quietReportsProblemsAndPrintsJSON() throws {
    let folder = try SampleProject.generatedFolder()
    let preview = try Tool.built.run("generate", "--quiet", "--dry-run", in: folder.url)
    #expect(preview.output.contains("up to date"))
    let json = try Tool.built.run("check", "--quiet", "--format", "json", in: folder.url)
    #expect(json.output.contains("\"outcome\": \"inSync\""))
    try DriftMishap.edit.happen(to: folder)
    let drift = try Tool.built.run("check", "--quiet", "--no-diff", in: folder.url)
    #expect(drift.output.hasPrefix("\(DriftMishap.reducer) is out of sync: edited-by-hand\n"))
    #expect(drift.status == 2)
    try folder.append("nonsense: 1\n", to: "Specs/Features/Counter.yaml")
    let error = try Tool.built.run("lint", "--quiet", in: folder.url)
    #expect(error.error.contains("error: "))
    #expect(error.status == 1)
    #expect(
      try Tool.built.run("trace", "--quiet", "\(DriftMishap.reducer):1", in: folder.url).status
        == 1)
  }

  @Test func verbosePrintsProgressToStandardError() throws {
    let folder = try SampleProject.folder()
    let plain = try Tool.built.run("generate", "--dry-run", in: folder.url)
    let result = try Tool.built.run("generate", "--dry-run", "--verbose", in: folder.url)
    #expect(result.output == plain.output)
    let line = try Regex(#"featuregen: \d+\.\d{3} s: .+"#)
    let lines = result.error.split(separator: "\n")
    #expect(try lines.allSatisfy { try line.wholeMatch(in: String($0)) != nil })
    let events = lines.map { $0.split(separator: " s: ", maxSplits: 1).last ?? "" }
    #expect(events.first?.hasPrefix("featuregen 0.") == true)
    #expect(events.contains("reading specs, 2"))
    #expect(events.contains("generating from specs, 2"))
    #expect(events.last == "done")
  }

  @Test func refusesQuietTogetherWithVerbose() throws {
    let folder = try SampleProject.folder()
    #expect(try Tool.built.run("check", "--quiet", "--verbose", in: folder.url).status == 64)
  }
}
