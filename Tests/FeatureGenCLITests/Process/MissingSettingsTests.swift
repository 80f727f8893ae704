import TestSupport
import Testing

/// The messages about missing settings.
@Suite(.onOwnThread) struct MissingSettingsTests {
  private func error(_ files: [String: String], in folder: String = ".") throws -> String {
    let project = try TemporaryFolder(files)
    let result = try Tool.built.run(
      "check", in: project.url.appendingPathComponent(folder))
    #expect(result.status == 1)
    #expect(
      result.error.hasPrefix(
        "featuregen: error: 'Specs/featuregen.yaml' is missing in this folder [missing-project]\n"))
    return result.error
  }

  @Test func namesTheCommandThatBeginsAProject() throws {
    #expect(try error([:]).contains("'featuregen init' starts a new project here"))
  }

  @Test func findsTheEnclosingProject() throws {
    let files = SampleProject.inputs.merging(["Sources/App/Deep/Code.swift": ""]) { $1 }
    #expect(
      try error(files, in: "Sources/App/Deep").contains(
        "run featuregen in '../../..', which has settings"))
    #expect(try error(files, in: "Specs").contains("run featuregen in '..', which has settings"))
  }

  @Test func findsTheOtherFileExtension() throws {
    #expect(
      try error(["Specs/featuregen.yml": SampleProject.settings]).contains(
        "rename 'Specs/featuregen.yml' to 'Specs/featuregen.yaml'"))
  }
}
