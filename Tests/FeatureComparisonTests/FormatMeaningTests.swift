import FeatureSpec
import Foundation
import RandomProjects
import SpecSource
import SpecYAML
import TestSupport
import Testing

@testable import FeatureComparison

/// A formatted file has the same meaning as the original, and formatting it again changes nothing.
@Suite("Meaning of formatted specs")
struct FormatMeaningTests {
  @Test(
    "a formatted spec means the same, and is formatted",
    arguments: Proofs.part(of: try specFolders(), each: 16))
  func keepsMeaning(folder: URL) throws {
    let files = try yamlFiles(in: folder)
    #expect(!files.isEmpty)
    for url in files {
      let path = "Specs/\(url.lastPathComponent)"
      let isSettings = url.lastPathComponent == "featuregen.yaml"
      let file = SourceFile(path: path, bytes: Array(try Data(contentsOf: url)))
      try expectSame(file, isSettings: isSettings)
    }
  }

  @Test(
    "a random spec means the same when it is formatted",
    arguments: Proofs.numbers(to: 16, part: 1))
  func random(seed: Int) throws {
    for file in makeRandomProject(features: 3, seed: UInt64(seed)) {
      let isSettings = file.path.hasSuffix("featuregen.yaml")
      try expectSame(SourceFile(path: file.path, text: file.text), isSettings: isSettings)
    }
  }

  /// Expects that the format of a file is final, and that the formatted file has the same meaning.
  private func expectSame(_ file: SourceFile, isSettings: Bool) throws {
    let formatted = formattedSpec(file, isSettings: isSettings)
    // A file with errors is not formatted.
    guard let text = formatted.value else {
      #expect(
        formatted.diagnostics.allSatisfy { $0.rule != .unformattableFile }, "\(file.path)")
      return
    }
    let again = SourceFile(path: file.path, text: text)
    #expect(formattedSpec(again, isSettings: isSettings).value == text, "\(file.path)")
    guard !isSettings else { return }
    #expect(try meaning(of: file) == meaning(of: again), "\(file.path)")
  }

  private func meaning(of file: SourceFile) throws -> String {
    let root = try #require(readYAML(file).root)
    switch try #require(decodeSpec(root).value) {
    case .feature(let feature):
      var parts = feature.parts
      // The order on the page is a lint finding.
      parts.findings = []
      return FeatureComparison.meaning(of: parts)
    case .client(let client): return FeatureComparison.meaning(of: client)
    case .model(let model): return FeatureComparison.meaning(of: model)
    }
  }
}

/// Returns the folders with specs: the folders of the project, and the input folder of each golden case.
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
