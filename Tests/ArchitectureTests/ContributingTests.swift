import Foundation
import TestSupport
import Testing

@Suite("The guide for contributors")
struct ContributingTests {
  @Test("names files that exist, and whose contents the guide describes correctly")
  func files() throws {
    let guide = try String(
      contentsOf: repository.appending(path: ".github/CONTRIBUTING.md"), encoding: .utf8)
    let rows = guide.matches(of: /(?m)^\| (.*) \| `(Sources\/\w+).*`: (.*) \|$/)
    #expect(rows.count > 5)
    for row in rows {
      let files = try swiftFiles(in: String(row.2))
      for name in row.3.matches(of: /`(\w+\.swift)`/).map(\.1) {
        let file = try #require(files.first { $0.lastPathComponent == name }, "\(row.0)")
        guard row.1.hasPrefix("`timer`") else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.lowercased().contains("timer"), "\(row.0)")
      }
    }
  }

  @Test("lists every file that distinguishes kinds of effects")
  func placesOfEffects() throws {
    let guide = try String(
      contentsOf: repository.appending(path: ".github/CONTRIBUTING.md"), encoding: .utf8)
    let section = try #require(guide.components(separatedBy: "## Add a kind of effect").last)
    let places = section.components(separatedBy: "\n## ")[0].matches(of: /(?m)^\d\.\s/)
    #expect(places.count == 6)
    let switches = try [
      "FeatureComparison", "FeatureDocumentation", "FeatureGenCLI", "FeatureGenerator",
      "FeatureLanguageServer", "FeatureMutation", "FeatureProgram", "FeatureSpec",
    ]
    .flatMap { try swiftFiles(in: "Sources/\($0)") }
    .filter { try String(contentsOf: $0, encoding: .utf8).contains("case .timer(") }
    #expect(!switches.isEmpty)
    for file in switches {
      #expect(section.contains("`\(file.lastPathComponent)`"), "\(file.path)")
    }
  }
}
