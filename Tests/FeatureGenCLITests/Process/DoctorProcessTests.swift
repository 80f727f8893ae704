import Platform
import TestSupport
import Testing

@testable import FeatureGenCLI

/// What `featuregen doctor` finds, prints and returns.
@Suite(.onOwnThread) struct DoctorProcessTests {
  @Test func findsTheSameFilesEverywhere() throws {
    let folder = try DriftMishap.project()
    let before = try folder.files()
    let result = try Tool.built.run("doctor", "--determinism", in: folder.url)
    #expect(result.error == "")
    #expect(result.output == "7 files, the same under 4 circumstances\n")
    #expect(result.status == 0)
    #expect(try folder.files() == before)
  }

  @Test func namesAFileThatDiffers() throws {
    let project = MemoryFileSystem(texts: SampleProject.inputs)
    let transcript = Transcript()
    var renderings = [
      ProcessResult(status: 0, output: Array("0 Sources/App/Other.swift\n".utf8), error: ""),
      ProcessResult(status: 1, output: [], error: "no memory\n"),
    ]
    let outcome = try checkDeterminism(project.fileSystem, console: transcript.console) { _ in
      renderings.isEmpty ? nil : renderings.removeFirst()
    }
    #expect(outcome == .failure)
    let errors = transcript.error
    #expect(errors.contains("error: 'Sources/App/Other.swift' has other contents with the specs"))
    #expect(
      transcript.error.contains("error: cannot run featuregen with the specs in order 2 and"))
    #expect(transcript.error.contains("hint: no memory"))
  }

  @Test func reportsErrorsOfSpecs() throws {
    let folder = try SampleProject.folder()
    try folder.change("Specs/Features/Counter.yaml", "state.count", "state.cuont")
    let result = try Tool.built.run("doctor", "--determinism", in: folder.url)
    #expect(result.error.contains("has no field 'cuont'"))
    #expect(result.status == 1)
    #expect(try Tool.built.run("doctor", in: folder.url).status == 64)
  }
}
