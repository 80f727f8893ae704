import FeatureProgram
import FeatureSpec
import JSON
import SpecSource
import Testing

@testable import FeatureGenCLI

/// The findings that `lint` reports for a selection of specs and for a missing name, and the last line of its output.
@Suite("Lint of several specs")
struct LintSelectionTests {
  private static let settings =
    "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/App\n"

  private func lint(
    _ specs: [String: String], _ selection: SpecSelection = .all, as format: ReportFormat = .text
  ) throws -> (outcome: CommandOutcome, transcript: Transcript) {
    let transcript = Transcript()
    let project = MemoryFileSystem(texts: specs.merging([settingsPath: Self.settings]) { $1 })
    let outcome = try lintProject(
      project.fileSystem, selection, format: format, console: transcript.console)
    return (outcome, transcript)
  }

  private static func suspicious(_ name: String) -> String {
    "feature: \(name)\nstate: {count: Int = 0}\nactions:\n  up: print(state.count)\n"
  }

  @Test("only findings of the named specs are reported")
  func selection() throws {
    let specs = ["Specs/A.yaml": Self.suspicious("A"), "Specs/B.yaml": Self.suspicious("B")]
    #expect(try lint(specs).transcript.error.contains("Specs/B.yaml:"))
    let (outcome, one) = try lint(specs, .named(["Specs/A.yaml"]))
    #expect(outcome == .success)
    #expect(one.error.contains("Specs/A.yaml:"))
    #expect(!one.error.contains("Specs/B.yaml:"))
  }

  @Test("a named spec that does not exist is an error")
  func missingSpec() throws {
    let (outcome, transcript) = try lint(
      ["Specs/A.yaml": Self.suspicious("A")], .named(["Specs/B.yaml"]))
    #expect(outcome == .failure)
    #expect(transcript.error.contains("'Specs/B.yaml' is not a spec of this project"))
  }

  @Test("only fixes of the named specs are applied")
  func fixes() throws {
    let broken = "feature: A\nstate: {count: Int = 0}\nactions:\n  up: state.cuont += 1\n"
    let project = MemoryFileSystem(texts: [
      settingsPath: Self.settings, "Specs/A.yaml": broken,
      "Specs/B.yaml": broken.replacing("feature: A", with: "feature: B"),
    ])
    let lines = try fixProject(project.fileSystem, .named(["Specs/A.yaml"]))
    #expect(lines == ["fixed Specs/A.yaml:4:13: 'cuont' is now 'count'"])
  }

  @Test("the last line counts the errors that are fixed by an edit")
  func summary() throws {
    let one = try lint([
      "Specs/A.yaml": "feature: A\nstate: {count: Int = 0}\nactions:\n  up: state.cuont += 1\n"
    ])
    #expect(one.transcript.error.hasSuffix("1 error, which 'featuregen lint --fix' corrects\n"))
    let two = try lint([
      "Specs/A.yaml":
        "feature: A\nstate: {count: Int = 0}\nactions:\n  up: state.cuont += 1\n  down: {send: nowhere}\n"
    ])
    #expect(
      two.transcript.error.hasSuffix("2 errors, 1 of which 'featuregen lint --fix' corrects\n"),
      "\(two.transcript.error)")
  }

  @Test("600 uses of one missing feature are one error with its places")
  func missingFeature() throws {
    let specs = Dictionary(
      uniqueKeysWithValues: (100..<700).map {
        ("Specs/A\($0).yaml", "feature: A\($0)\nchildren: {bar: Weather}\n")
      })
    let text = try lint(specs).transcript.error
    #expect(text.contains("Specs/A100.yaml:2:17: error: there is no feature 'Weather'"))
    #expect(text.contains("Specs/A110.yaml:2:17: note: 'Weather' is used here, too"))
    #expect(text.contains("and 589 places more"))
    #expect(text.hasSuffix("featuregen: 1 error\n"), "\(text.suffix(200))")

    let json = try parseReport(try lint(specs, as: .json).transcript.output)
    #expect(json.count == 1)
    #expect(json.first == 599)
    let github = try lint(specs, as: .github).transcript.output
    #expect(github.split(separator: "\n").count == 1)
    #expect(github.contains("%0Aalso in Specs/A101.yaml:2:17, "))
    #expect(github.contains(" and 589 more"))
    let sarif = try lint(specs, as: .sarif).transcript.output
    #expect(sarif.contains("Specs/A699.yaml"))
  }

  /// Returns the number of related places of each diagnostic.
  private func parseReport(_ text: String) throws -> [Int] {
    let report = try parseJSON(Array(text.utf8))
    return (report["diagnostics"]?.list ?? []).map { $0["related"]?.list?.count ?? 0 }
  }
}
