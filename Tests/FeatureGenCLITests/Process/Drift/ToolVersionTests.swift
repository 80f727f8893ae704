import TestSupport
import Testing

@testable import FeatureGenCLI

/// A project that another version of the tool has generated.
@Suite(.onOwnThread) struct ToolVersionTests {
  private func project() throws -> MemoryFileSystem {
    let project = MemoryFileSystem(texts: SampleProject.inputs)
    _ = try generateProject(project.fileSystem, console: Transcript().console)
    project.files[settingsPath] = Array((SampleProject.settings + "tool: '0.0.9' # ours\n").utf8)
    return project
  }

  @Test("check and generate refuse another version, and name both versions and the solution")
  func refused() throws {
    let project = try project()
    let before = project.files
    let report = try checkProject(project.fileSystem)
    #expect(report.outcome == .failure)
    let error = try #require(report.diagnostics.first)
    #expect(
      error.message == "this project requires featuregen 0.0.9, but this is \(version)")
    #expect(error.span?.start.line == 5)
    let transcript = Transcript()
    let outcome = try generateProject(project.fileSystem, console: transcript.console)
    #expect(outcome == .failure)
    #expect(transcript.error.contains("'featuregen generate --upgrade'"))
    #expect(project.files == before)
  }

  @Test("--upgrade writes the version into the settings, and writes nothing if specs have errors")
  func upgraded() throws {
    let project = try project()
    let choices = GenerateChoices(upgrades: true)
    let spec = project.files["Specs/Features/Counter.yaml"]
    project.files["Specs/Features/Counter.yaml"] = Array("feature: Counter\nstat: {}\n".utf8)
    let before = project.files
    #expect(
      try generateProject(project.fileSystem, choices, console: Transcript().console) == .failure)
    #expect(project.files == before)
    project.files["Specs/Features/Counter.yaml"] = spec
    #expect(
      try generateProject(project.fileSystem, choices, console: Transcript().console) == .success)
    let settings = String(decoding: project.files[settingsPath] ?? [], as: UTF8.self)
    #expect(settings.contains("tool: \(version) # ours\n") || settings.contains("'\(version)' #"))
    #expect(try checkProject(project.fileSystem).outcome == .success)
  }
}
