import Foundation
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The maximum work on malicious files, counted.
@Suite("Resource limits")
struct ResourceLimitTests {
  private static let settings = SampleProject.settings

  /// Returns a spec in which an action sends a number of actions that do not exist.
  static func manyMistakes(_ count: Int) -> String {
    "feature: F\nactions:\n  go:\n    send:\n" + (0..<count).map { "      - a\($0)\n" }.joined()
  }

  private func plan(_ spec: String) throws -> ProjectPlan {
    try planProject(
      MemoryFileSystem(texts: ["Specs/featuregen.yaml": Self.settings, "Specs/F.yaml": spec])
        .fileSystem)
  }

  @Test("a spec that is too large is read only slightly past the limit")
  func bytes() throws {
    let text = "feature: F\n" + String(repeating: "\n", count: 5_000_000)
    let project = MemoryFileSystem(texts: [
      "Specs/featuregen.yaml": Self.settings, "Specs/F.yaml": text,
    ])
    let sources = try #require(try loadSources(project.fileSystem))
    #expect(sources.specs.map(\.bytes.count) == [(1 << 20) + 1])
    let disk = try TemporaryFolder(["large": ""])
    try FileHandle(forWritingTo: disk.url.appending(path: "large")).truncate(atOffset: 1 << 40)
    let error = #expect(throws: FileSystemError.self) {
      try Disk(root: disk.url.path).read("large")
    }
    #expect(error?.description == "cannot read 'large': it is larger than 64 MiB")
  }

  @Test("10,000 errors in a file are reported in part, and counted, in all formats")
  func mistakes() throws {
    let plan = try plan(Self.manyMistakes(10_000))
    #expect(plan.diagnostics.count == 10_000)
    let report = CheckReport(diagnostics: plan.diagnostics.sortedForPrinting())
    let more = "and 9900 errors more in this file, not shown"
    func count(_ text: String, in shown: String) -> Int { shown.ranges(of: text).count }

    let transcript = Transcript()
    let hasErrors = FeatureGenCLI.report(plan.diagnostics, to: transcript.console)
    #expect(hasErrors)
    #expect(count(": error: ", in: transcript.error) == 101)
    #expect(count(more, in: transcript.error) == 1)
    #expect(transcript.error.hasSuffix("featuregen: 10000 errors\n"))

    let json = report.rendered(as: .json, isColored: false)
    #expect(count("\"severity\": \"error\"", in: json) == 101)
    #expect(count(more, in: json) == 1)
    let sarif = report.rendered(as: .sarif, isColored: false)
    #expect(count("\"ruleId\"", in: sarif) == 101)
    #expect(count(more, in: sarif) == 1)
    let annotations = report.rendered(as: .github, isColored: false)
    #expect(count("::error ", in: annotations) == 10)
    #expect(count("and 9991 more", in: annotations) == 1)
    #expect(count("\n- ", in: report.markdown) == 101)
    #expect(count(more, in: report.markdown) == 1)
  }

  @Test("errors in very many files are reported in part, and counted")
  func files() {
    let diagnostics = (0..<3000).map { number -> Diagnostic in
      let file = SourceFile(path: "Specs/\(number).yaml", text: "a\n")
      return Diagnostic(
        number.isMultiple(of: 3) ? .warning : .error, "wrong",
        at: SourceSpan(file: file, offsets: 0..<1))
    }
    let shown = diagnostics.bounded
    #expect(shown.count == 1001)
    #expect(shown.prefix(1000).elementsEqual(diagnostics.prefix(1000)))
    #expect(shown.last?.message == "and 1334 errors, 666 warnings more in other files, not shown")
    #expect(Array(diagnostics.prefix(100)).bounded.count == 100)
  }

  @Test("a message of a megabyte is truncated")
  func messages() throws {
    let plan = try plan("feature: " + String(repeating: "x", count: 1_000_000))
    let shown = plan.diagnostics.map(\.presentable)
    #expect(!shown.isEmpty)
    #expect(shown.allSatisfy { $0.message.count < 4100 && ($0.hint ?? "").count < 4100 })
    #expect(plan.diagnostics.map { $0.rendered() }.allSatisfy { $0.utf8.count < 10_000 })
  }

  @Test("properties and features that double at every level are visited once")
  func doubling() throws {
    let computed = (0..<60).map { "  c\($0): Int = c\($0 + 1) + c\($0 + 1)\n" }.joined()
    let properties = try plan(
      "feature: F\nstate: {n: Int = 0}\nactions: {go: state.n += 1}\ncomputed:\n\(computed)  c60: Int = n\n"
    )
    #expect(properties.diagnostics.isEmpty)
    var texts = ["Specs/featuregen.yaml": Self.settings]
    for level in 0..<60 {
      texts["Specs/F\(level).yaml"] = """
        feature: F\(level)
        actions: {go: }
        children: {one: F\(level + 1), two: F\(level + 1)}

        """
    }
    texts["Specs/F60.yaml"] =
      "feature: F60\nactions: {go: {timer: {every: 1s, send: tick, id: t}}, tick: }\n"
    #expect(try planProject(MemoryFileSystem(texts: texts).fileSystem).diagnostics.isEmpty)
  }
}
