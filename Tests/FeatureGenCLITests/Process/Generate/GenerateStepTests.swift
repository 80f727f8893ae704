import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Single steps, as other build engines run them.
@Suite struct GenerateStepTests {
  @Test("nothing is written for a spec with an error, or for a missing spec")
  func errors() throws {
    let project = try generatedProject(specs: 12)
    let spec = "Specs/Invoice/InvoiceRow.yaml"
    let text = String(decoding: try #require(project.files[spec]), as: UTF8.self)
    project.files[spec] = Array((text + "x: y\n").utf8)
    for path in [spec, "Specs/Invoice/InvoiceRaw.yaml"] {
      let (output, transcript) = (MemoryFileSystem([:]), Transcript())
      let outcome = try generateSteps(
        of: [path], from: project.fileSystem, into: output.fileSystem, console: transcript.console)
      #expect(outcome == .failure)
      #expect(output.files.isEmpty)
      #expect(!transcript.error.isEmpty)
    }
  }
}

/// `featuregen generate` with single steps, run as a process.
@Suite(.onOwnThread) struct GenerateStepProcessTests {
  let spec = "Specs/Features/Counter.yaml"

  @Test("the files are written into the folder, and no other file changes")
  func writesBelowFolder() throws {
    let folder = try SampleProject.folder()
    let before = try folder.files()
    let out = try TemporaryFolder()
    let result = try Tool.built.run(
      "generate", "--spec", spec, "--out", out.url.path, in: folder.url)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output + result.error == "")
    #expect(
      try out.files().keys.sorted()
        == SampleProject.generated.filter { $0.contains("Counter") })
    #expect(try folder.files() == before)
  }

  @Test("lists contain inputs or outputs, as requested")
  func lists() throws {
    let folder = try SampleProject.folder()
    let inputs = try Tool.built.run("generate", "--spec", spec, "--list-inputs", in: folder.url)
    #expect(
      inputs.output == """
        {
          "version": 1,
          "specs": [
            {
              "spec": "Specs/Features/Counter.yaml",
              "inputs": [
                "Specs/featuregen.yaml",
                "Specs/Features/Counter.yaml"
              ]
            }
          ]
        }

        """)
    let outputs = try Tool.built.run("generate", "--list-outputs", in: folder.url)
    for path in SampleProject.generated { #expect(outputs.output.contains("\"\(path)\"")) }
    #expect(!outputs.output.contains(SampleProject.scaffolded), "that file is its user's")
    #expect(!outputs.output.contains("inputs"))
  }

  @Test(
    "options that cannot be combined are refused",
    arguments: [
      ["--spec", "A.yaml"], ["--out", "B"], ["--list-inputs", "--out", "B"],
      ["--list-outputs", "--force"], ["--spec", "A.yaml", "--out", "B", "--prune"],
      ["--list-inputs", "--format", "json"],
    ])
  func refuses(arguments: [String]) throws {
    let folder = try SampleProject.folder()
    let result = try Tool.built.run(["generate"] + arguments, in: folder.url)
    #expect(result.status == 64, "\(result.output)\(result.error)")
    #expect(try folder.files().count == SampleProject.inputs.count)
  }
}
