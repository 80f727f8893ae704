import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The files for engines that build in parts.
@Suite("Files for build engines") struct BuildFilesTests {
  private func bazelText(_ project: MemoryFileSystem) throws -> String {
    String(decoding: try #require(project.files["featuregen.bzl"]), as: UTF8.self)
  }

  @Test("the file for Bazel is created on request, and is a generated file afterward")
  func isKeptInSync() throws {
    let project = try generatedProject(specs: 6)
    #expect(project.files["featuregen.bzl"] == nil)
    let console = Transcript().console
    let choices = GenerateChoices(addsBuildFile: true)
    #expect(try generateProject(project.fileSystem, choices, console: console) == .success)
    let text = try bazelText(project)
    #expect(try checkProject(project.fileSystem).outcome == .success)
    // A new spec adds a step.
    project.files["Specs/More.yaml"] = Array("feature: More\nstate: {count: Int = 0}\n".utf8)
    #expect(try checkProject(project.fileSystem).outcome == .outOfSync)
    #expect(try generateProject(project.fileSystem, console: console) == .success)
    #expect(try bazelText(project) != text)
    #expect(try bazelText(project).contains("spec = \"Specs/More.yaml\""))
    #expect(try checkProject(project.fileSystem).outcome == .success)
    // A project without the file does not get a new one.
    project.files["featuregen.bzl"] = nil
    #expect(try generateProject(project.fileSystem, console: console) == .success)
    #expect(project.files["featuregen.bzl"] == nil)
    #expect(try checkProject(project.fileSystem).outcome == .success)
  }

  @Test("a handwritten file of that name stays")
  func isNotOverwritten() throws {
    let project = try generatedProject(specs: 6)
    let own = Array("# mine\n".utf8)
    project.files["featuregen.bzl"] = own
    let console = Transcript().console
    #expect(try generateProject(project.fileSystem, console: console) == .success)
    let choices = GenerateChoices(addsBuildFile: true)
    #expect(try generateProject(project.fileSystem, choices, console: console) == .failure)
    #expect(project.files["featuregen.bzl"] == own)
  }

  @Test("a rule for make and Ninja names outputs and inputs, with special characters escaped")
  func depfile() {
    let steps = [
      BuildStep(spec: "Specs/A b.yaml", inputs: ["Specs/A b.yaml"], outputs: ["S/A$.swift", "B"]),
      BuildStep(spec: "Specs/none.yaml", inputs: ["Specs/none.yaml"], outputs: []),
      BuildStep(spec: "Specs/#.yaml", inputs: ["x", "Specs/#.yaml"], outputs: ["C"]),
    ]
    let depfile = Depfile(path: "x.d", inputFolder: ".", outputFolder: "out")
    #expect(
      depfile.text(steps) == """
        out/S/A$$.swift out/B: Specs/A\\ b.yaml
        out/C: x Specs/\\#.yaml

        """)
    let elsewhere = Depfile(path: "x.d", inputFolder: "../app", outputFolder: ".")
    #expect(elsewhere.text(steps).hasPrefix("S/A$$.swift B: ../app/Specs/A\\ b.yaml\n"))
  }
}
