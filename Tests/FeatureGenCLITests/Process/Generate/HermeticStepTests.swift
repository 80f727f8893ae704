import BenchmarkProjects
import Foundation
import RandomProjects
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Each step of a project generates, from its listed inputs alone, the same files as all specs together.
///
/// `PROOFS=all swift test --filter HermeticStepTests` checks every step of more projects; `.ci/run` does so.
@Suite struct HermeticStepTests {
  private static let sets = Proofs.areLong ? ["runtime", "tca"] : ["tca"]
  private static let cases = GoldenCase.all.filter(\.isGenerated)

  @Test("of the reference specs", arguments: sets)
  func referenceSpecs(set: String) throws {
    #expect(try StepProject(try referenceSpecs(), set: set).checkSteps() > 40)
  }

  @Test("of golden cases", arguments: Proofs.part(of: cases, each: 24))
  func goldenCase(_ golden: GoldenCase) throws {
    #expect(try StepProject(try golden.input(), set: nil).checkSteps() > 0)
  }

  @Test("of projects like those of large apps", arguments: sets)
  func largeApp(set: String) throws {
    let count = Proofs.size(12, part: 8)
    #expect(try StepProject(makeProject(specs: count), set: set).checkSteps() >= count)
  }

  @Test("of random features in several modules", arguments: sets)
  func randomFeatures(set: String) throws {
    let count = Proofs.size(8, part: 3)
    let project = StepProject(makeRandomProject(features: count, seed: 3), set: set)
    #expect(try project.checkSteps() >= count)
  }

  @Test("of a template set in a folder of the project")
  func ownTemplates() throws {
    var files = Dictionary(makeProject(specs: 4).map { ($0.path, Array($0.text.utf8)) }) { $1 }
    files["House/set.yaml"] = Array(
      """
      set: house
      base: runtime
      values: 1
      outputs:
        - {template: Names, for: feature, path: 'Names/{{name}}.txt'}
      """.utf8)
    files["House/Names.mustache"] = Array("{{>header}}\n{{>Parts/Name}}\n".utf8)
    files["House/Parts/Name.mustache"] = Array("{{name}}\n".utf8)
    let steps = try StepProject(files, set: "House").checkSteps()
    #expect(steps >= 4)
  }

  @Test(
    "a step that lacks a spec names it and writes nothing",
    arguments: ["Login", "Main", "SignUp/Name", "ArticleList"])
  func missingSpec(path: String) throws {
    let spec = "Specs/Features/App.yaml"
    var files = try referenceSpecs()
    files["Specs/Features/\(path).yaml"] = nil
    let name = path.split(separator: "/").last ?? ""
    let (output, transcript) = (MemoryFileSystem([:]), Transcript())
    let outcome = try generateSteps(
      of: [spec], from: MemoryFileSystem(files).fileSystem, into: output.fileSystem,
      console: transcript.console)
    #expect(outcome == .failure)
    #expect(output.files.isEmpty)
    #expect(
      transcript.error.contains("error: there is no feature '\(name)'"), "\(transcript.error)")
  }

  /// Returns the specs of the reference features, by path.
  private func referenceSpecs() throws -> [String: [UInt8]] {
    let folder = repository
    let specs = try readFolder(folder.appendingPathComponent("Specs"))
    return Dictionary(specs.map { ("Specs/\($0)", $1) }) { $1 }
  }
}

extension GoldenCase {
  /// Whether files are generated in the case.
  fileprivate var isGenerated: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("expected/Sources").path)
  }
}

/// A project whose features have views and pages, and whose steps run one by one.
private struct StepProject {
  let files: [String: [UInt8]]

  /// Makes a project.
  ///
  /// - Parameter set: The template set of all specs that name none; nil for the project's own set.
  init(_ files: [String: [UInt8]], set: String?) {
    let settings = String(decoding: files[settingsPath] ?? [], as: UTF8.self)
    let replaced = ["pages:", "views:"] + (set == nil ? [] : ["templates:"])
    let lines = settings.split(separator: "\n").filter { line in
      !replaced.contains { line.hasPrefix($0) }
    }
    let added = ["pages: Docs", "views: true"] + (set.map { ["templates: \($0)"] } ?? [])
    var files = set == nil ? files : files.mapValues(Self.withoutTemplates)
    files[settingsPath] = Array((lines.map(String.init) + added).joined(separator: "\n").utf8)
    self.files = files
  }

  init(_ files: [ProjectFile], set: String) {
    self.init(Dictionary(files.map { ($0.path, Array($0.text.utf8)) }) { $1 }, set: set)
  }

  /// Returns a spec without its key for a template set.
  private static func withoutTemplates(_ spec: [UInt8]) -> [UInt8] {
    let lines = String(decoding: spec, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.filter { !$0.hasPrefix("templates:") }.joined(separator: "\n").utf8)
  }

  private struct Step {
    var spec: String
    var inputs: Set<String>
    var outputs: [String]
  }

  /// Runs each step in a folder that contains only its inputs, and compares the written files with the files of
  /// `generate`.
  ///
  /// - Returns: The number of steps.
  func checkSteps() throws -> Int {
    let whole = MemoryFileSystem(files)
    let transcript = Transcript()
    let outcome = try generateProject(whole.fileSystem, console: transcript.console)
    try #require(outcome == .success, "\(transcript.error)")
    let generated = whole.takeWritten()
    let steps = try listedSteps()
    for step in Proofs.part(of: steps, each: 6) where !step.outputs.isEmpty {
      let made = try run(step)
      #expect(made.keys.sorted() == step.outputs, "\(step.spec)")
      for (path, contents) in made {
        let isSame = generated[path] == contents
        #expect(isSame, "\(path) of \(step.inputs.sorted())")
      }
    }
    return steps.count
  }

  /// Returns the files that a step writes.
  private func run(_ step: Step) throws -> [String: [UInt8]] {
    let inputs = files.filter { step.inputs.contains($0.key) }
    #expect(inputs.count == step.inputs.count, "\(step.spec)")
    let output = MemoryFileSystem([:])
    let transcript = Transcript()
    let outcome = try generateSteps(
      of: [step.spec], from: MemoryFileSystem(inputs).fileSystem, into: output.fileSystem,
      console: transcript.console)
    #expect(outcome == .success, "\(step.spec): \(transcript.error)")
    return output.files
  }

  /// Returns the contents of the lists of all steps.
  private func listedSteps() throws -> [Step] {
    let transcript = Transcript()
    let outcome = try listSteps(
      of: [], MemoryFileSystem(files).fileSystem, inputs: true, outputs: true,
      console: transcript.console)
    try #require(outcome == .success, "\(transcript.error)")
    let json = try JSONSerialization.jsonObject(with: Data(transcript.output.utf8))
    let root = try #require(json as? [String: Any])
    #expect(root["version"] as? Int == 1)
    return try #require(root["specs"] as? [[String: Any]]).map { entry in
      Step(
        spec: try #require(entry["spec"] as? String),
        inputs: Set(try #require(entry["inputs"] as? [String])),
        outputs: try #require(entry["outputs"] as? [String]))
    }
  }
}
