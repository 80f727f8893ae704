import SpecSource
import Testing

@testable import FeatureGenCLI

/// The lint findings about types that do not exist.
@Suite("Misspelled types")
struct MisspeltTypeTests {
  @Test(
    "are reported with the intended type",
    arguments: [
      "state: {bmi: BIM?}", "state: {all: '[String: [BIM]]'}",
      "state: {bmi: 'Result<BIM, Never>?'}",
      "types: {Entry: {struct: {bmi: BIM}}}", "computed: {none: {type: BIM?, get: nil}}",
    ])
  func misspelt(_ key: String) throws {
    let findings = try findings(key)
    #expect(findings.map(\.message) == ["no spec declares a type 'BIM'"])
    #expect(findings.map(\.hint) == ["did you mean 'BMI'?"])
    #expect(findings.map(\.fix?.replacement) == ["BMI"])
    #expect(findings.map(\.span?.text) == ["BIM"])
  }

  @Test(
    "are not reported for types that exist, or may exist",
    arguments: [
      "state: {bmi: BMI?}", "state: {url: URL?, id: UUID?, data: Data?}",
      "state: {x: Temperature?}",
      "state: {rows: '[Row]'}\ntypes: {Row: {struct: {bmi: BMI}}}",
      "imports: [Bodies]\nstate: {bmi: BIM?}",
      "# lint:ignore misspelt-type\nstate: {bmi: BIM?}", "state: {f: NSBMI?, g: BMIX.Kind?}",
    ])
  func known(_ key: String) throws {
    #expect(
      try findings(key, swift: "public enum BMIX { enum Kind {} }").isEmpty)
  }

  @Test("are not reported if the module's own Swift declares them")
  func handWritten() throws {
    #expect(try findings("state: {bmi: BIM?}", swift: "struct BIM {}").isEmpty)
    #expect(try findings("state: {bmi: BIM?}", swift: "typealias BIM = Int").isEmpty)
    #expect(try findings("state: {bmi: BIM?}", swift: "let bim = BIM()").count == 1)
  }

  @Test(
    "include nested types that lack their full name outside their enclosing type",
    arguments: [
      ("state: {scale: Scale?}", "BMI.Scale"),
      ("state: {scales: '[Scale] = [Scale.metric]'}", "BMI.Scale"),
      (
        """
        types: {Line: {struct: {id: Int}}}
        tests: {t: [{send: 'go(Line(id: 1))'}]}
        actions: {go: {with: {_ line: Line}}}
        """, "AFeature.Line"
      ),
    ])
  func nested(_ keys: String, whole: String) throws {
    let findings = try findings(keys, go: "", swift: "let line = Line()")
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.hint == "write '\(whole)'")
      #expect(finding.fix?.replacement == whole)
    }
    #expect(try self.findings("state: {scale: BMI.Scale?}").isEmpty)
    #expect(try self.findings("state: {scale: Scale?}", swift: "enum Scale {}").isEmpty)
  }

  private func findings(
    _ key: String, go: String = "actions: {go: }\n", swift: String = ""
  ) throws -> [Diagnostic] {
    let project = MemoryFileSystem(texts: [
      "Specs/featuregen.yaml": "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/App\n",
      "Specs/BMI.yaml": "model: BMI\nfields: {value: Double}\ntypes: {Scale: {enum: [metric]}}\n",
      "Specs/A.yaml": "feature: A\n\(key)\n\(go)",
      "Sources/App/Own/Own.swift": swift + "\n",
    ])
    let plan = try planProject(project.fileSystem)
    #expect(plan.diagnostics.map(\.message) == [])
    return try plan.findings(in: project.fileSystem).filter { $0.rule == .misspeltType }
  }
}
