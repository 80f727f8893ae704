import FeatureGenerator
import Foundation
import SpecSource
import Testing

@testable import FeatureGenCLI

/// The lint reports for programs.
@Suite("Reports of lint")
struct LintReportTests {
  private let project = MemoryFileSystem(texts: [
    "Specs/featuregen.yaml": "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/App\n",
    "Specs/A.yaml": "feature: A\nactions:\n  up: , down\n",
  ])

  @Test("JSON has a version, and the place of each finding")
  func json() throws {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(try printed(.json).utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["exitCode"] as? Int == 1)
    let findings = try #require(object["diagnostics"] as? [[String: Any]])
    let first = try #require(findings.first)
    #expect(first["severity"] as? String == "error")
    #expect(first["path"] as? String == "Specs/A.yaml")
    #expect(first["line"] as? Int == 3)
    #expect((first["endColumn"] as? Int ?? 0) >= (first["column"] as? Int ?? .max))
  }

  @Test("findings have the codes of their rules")
  func codes() throws {
    let report = LintReport(diagnostics: [finding("a:b, c%")], specCount: 1)
    #expect(report.rendered(as: .json).contains(#""code": "untested-action""#))
    #expect(
      report.rendered(as: .github) == """
        ::warning file=Specs/A.yaml,line=1,col=1,title=featuregen (untested-action)::a:b, c%25
        no errors in 1 spec, 1 warning
        """)
    let sarif = report.rendered(as: .sarif)
    #expect(sarif.contains(#""ruleId": "untested-action""#))
    #expect(sarif.contains(#""id": "untested-action""#))
  }

  @Test("annotations beyond ten are summarized")
  func manyAnnotations() {
    let report = LintReport(
      diagnostics: (1...25).map { finding("number \($0)") }, specCount: 1)
    let lines = report.rendered(as: .github).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[8].hasSuffix("::number 9"))
    #expect(lines[9] == "::warning title=featuregen::and 16 more, which the log shows")
    #expect(lines[10] == "no errors in 1 spec, 25 warnings")
  }

  @Test("SARIF contains the edits and matches the format's schema")
  func sarif() throws {
    var fixed = finding("a")
    let span = try #require(fixed.span)
    fixed.fix = .init(replacing: span, by: "model")
    fixed.related = [.init("here", at: span)]
    let nowhere = Diagnostic(.error, "no settings", at: nil)
    let text = LintReport(diagnostics: [fixed, finding("b"), nowhere], specCount: 1)
      .rendered(as: .sarif)
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(SARIFShape.problems(of: log) == [])
    #expect(text.contains(#""deletedRegion""#))
    #expect(text.contains(#""text": "model""#))

    let drift = CheckReport(changes: [
      FileChange(path: "Sources/A b.swift", status: .missing, specs: ["Specs/A.yaml"])
    ])
    let other = try JSONSerialization.jsonObject(
      with: Data(drift.rendered(as: .sarif, isColored: false).utf8))
    #expect(SARIFShape.problems(of: other) == [])
  }

  @Test(
    "SARIF that violates the schema is found",
    arguments: [
      (#""version": "2.1.0""#, #""version": "2.0.0""#),
      (#""level": "error""#, #""level": "fatal""#),
      (#""startLine": 3"#, #""startLine": 0"#), (#""ruleId""#, #""rule""#),
      (#""results""#, #""result""#),
    ])
  func brokenSARIF(_ original: String, _ broken: String) throws {
    let text = try printed(.sarif)
    #expect(text.contains(original))
    let log = try JSONSerialization.jsonObject(
      with: Data(text.replacing(original, with: broken).utf8))
    #expect(SARIFShape.problems(of: log) != [])
  }

  private func finding(_ message: String) -> Diagnostic {
    let file = SourceFile(path: "Specs/A.yaml", text: "feature: A\n")
    return Diagnostic(
      .warning, .untestedAction, message, at: SourceSpan(file: file, offsets: 0..<7))
  }

  private func printed(_ format: ReportFormat) throws -> String {
    let transcript = Transcript()
    _ = try lintProject(project.fileSystem, format: format, console: transcript.console)
    return transcript.output
  }
}
