import Foundation
import JSON
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

@Suite("Tasks of the extension for VS Code")
struct VSCodeTaskTests {
  @Test("the problem matcher reads what featuregen prints")
  func problemMatcher() throws {
    let manifest = repository.appending(path: "Sources/Editors/vscode/package.json")
    let contributes = try parseJSON(Array(try Data(contentsOf: manifest)))["contributes"]
    let matcher = try #require(contributes?["problemMatchers"]?.list?.first?["pattern"])
    let file = SourceFile(path: "Specs/Counter.yaml", text: "feature: Counter\nactons: {}\n")
    let diagnostic = Diagnostic(
      .error,
      "unknown key 'actons'", at: SourceSpan(file: file, offsets: 17..<23))
    let line = try #require(diagnostic.rendered().split(separator: "\n").first)
    let pattern = try Regex(try #require(matcher["regexp"]?.text))
    let match = try #require(String(line).wholeMatch(of: pattern))
    let groups = match.output.map { $0.substring.map(String.init) }
    let parts = ["file", "line", "column", "severity", "message"].map { name in
      matcher[name]?.number.flatMap { groups[$0] }
    }
    #expect(parts == ["Specs/Counter.yaml", "2", "1", "error", "unknown key 'actons'"])
  }
}
