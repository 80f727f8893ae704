import FeatureProgram
import FeatureSpec
import Foundation
import SpecSource
import SpecSupport
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The rules for the files of a project.
@Suite("Rules")
struct RuleTests {
  @Test("have unique codes in kebab case")
  func codes() {
    let codes = Rule.all.map(\.code)
    #expect(codes.count == Set(codes).count)
    for code in codes { #expect(code.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(code)") }
  }

  @Test("are all in the table")
  func table() throws {
    let folder = repository.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    var declared: Set<String> = []
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      declared.formUnion(
        text.matches(of: /static let [A-Za-z]+ = Rule\(\s*"([a-z-]+)"/).map { String($0.1) })
    }
    #expect(declared == Set(Rule.all.map(\.code)))
  }

  @Test("have reasons that end in a full stop", arguments: Rule.all.map(\.code))
  func reasons(_ code: String) throws {
    let rule = try rule(code)
    #expect(rule.reason.last == ".")
    #expect(!rule.reason.contains("''"), "quotes in quotes")
  }

  @Test(
    "are broken by their wrong example, and followed by the right one",
    arguments: Rule.all.filter { $0.example != nil }.map(\.code))
  func examples(_ code: String) throws {
    let rule = try rule(code)
    let example = try #require(rule.example)
    let wrong = try diagnostics(of: example.wrong)
    #expect(wrong.contains { $0.rule == rule }, "not reported: \(wrong.described)")
    let right = try diagnostics(of: example.right)
    let problems = right.filter { $0.rule == rule || $0.severity == .error }
    #expect(problems.isEmpty, "\(problems.described)")
  }

  private func rule(_ code: String) throws -> Rule {
    try #require(Rule.all.first { $0.code == code })
  }

  /// Returns the diagnostics of the project that an example describes.
  private func diagnostics(of example: String) throws -> [Diagnostic] {
    let fileSystem = MemoryFileSystem(texts: files(of: example)).fileSystem
    let plan = try planProject(fileSystem, workers: .one)
    return try plan.diagnostics + plan.findings(in: fileSystem)
  }

  /// Returns the files of an example, by path.
  private func files(of example: String) -> [String: String] {
    var files = [TextProject.settingsPath: TextProject.settings]
    for text in example.components(separatedBy: "\n---\n") {
      let isSettings = text.hasPrefix("version:")
      if isSettings, text.contains("module") {
        files[TextProject.settingsPath] = text
      } else if isSettings {
        files[TextProject.settingsPath]? += text.drop { $0 != "\n" }.dropFirst() + "\n"
      } else {
        let name = text.prefix { $0 != "\n" }.split(separator: " ").last ?? "Example"
        files["Specs/\(name.split(separator: ".").last ?? name).yaml"] = text + "\n"
      }
    }
    return files
  }
}
