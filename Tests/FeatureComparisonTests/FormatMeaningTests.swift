import FeatureProgram
import FeatureSpec
import Foundation
import SpecSource
import Testing

@testable import FeatureComparison

/// A file that is laid out is the same spec, and stays as it is.
@Suite("Meaning of formatted specs")
struct FormatMeaningTests {
  @Test("a formatted spec means the same, and is formatted", arguments: try specFolders())
  func keepsMeaning(folder: URL) throws {
    let files = try yamlFiles(in: folder)
    #expect(!files.isEmpty)
    for url in files {
      let path = "Specs/\(url.lastPathComponent)"
      let isSettings = url.lastPathComponent == "featuregen.yaml"
      let file = SourceFile(path: path, bytes: Array(try Data(contentsOf: url)))
      let formatted = formattedSpec(file, isSettings: isSettings)
      // A file with errors stays as it is.
      guard let text = formatted.value else {
        #expect(formatted.diagnostics.allSatisfy { $0.rule != .unformattableFile }, "\(url.path)")
        continue
      }
      let again = SourceFile(path: path, text: text)
      #expect(formattedSpec(again, isSettings: isSettings).value == text, "\(url.path)")
      guard !isSettings else { continue }
      let before = readProject(settings: settings, specs: [file])
      let after = readProject(settings: settings, specs: [again])
      #expect(meanings(of: before) == meanings(of: after), "\(url.path)")
      #expect(
        before.diagnostics.map(\.message).sorted() == after.diagnostics.map(\.message).sorted())
    }
  }

  private func meanings(of project: Parsed<FeatureProject>) -> [String] {
    (project.value?.specs ?? []).map { spec in
      switch spec {
      case .feature(let feature):
        var parts = feature.parts
        // The order on the page is a finding of lint.
        parts.findings = []
        return FeatureComparison.meaning(of: parts)
      case .client(let client): return FeatureComparison.meaning(of: client)
      case .model(let model): return FeatureComparison.meaning(of: model)
      }
    }
  }

  private let settings = SourceFile(
    path: "Specs/featuregen.yaml",
    text: "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n")
}

/// The folders with specs: those of the project, and the input of each golden case.
private func specFolders() throws -> [URL] {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let cases = root.appending(path: "Tests/Cases")
  let names = try FileManager.default.contentsOfDirectory(atPath: cases.path).sorted()
  return [root.appending(path: "Specs")]
    + names.map { cases.appending(path: "\($0)/input/Specs") }
    .filter { FileManager.default.fileExists(atPath: $0.path) }
}

private func yamlFiles(in folder: URL) throws -> [URL] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    .sorted().map { folder.appending(path: $0) }
}
