import Foundation
import SpecSource
import Testing

@testable import FeatureGenCLI

/// Single steps, as other engines run them.
@Suite struct GenerateStepTests {
  @Test("a step makes, of its inputs alone, the files that all specs together make")
  func isHermetic() throws {
    let project = try generatedProject(specs: 20)
    let steps = try listedSteps(project)
    #expect(steps.count == 20)
    var made: [String: [UInt8]] = [:]
    for step in steps where !step.outputs.isEmpty {
      let inputs = project.files.filter { step.inputs.contains($0.key) }
      #expect(inputs.count == step.inputs.count)
      let output = MemoryFileSystem([:])
      let transcript = Transcript()
      let outcome = try generateSteps(
        of: [step.spec], from: MemoryFileSystem(inputs).fileSystem, into: output.fileSystem,
        console: transcript.console)
      #expect(outcome == .success, "\(step.spec): \(transcript.error)")
      #expect(output.files.keys.sorted() == step.outputs)
      made.merge(output.files) { $1 }
    }
    let report = try checkProject(project.fileSystem)
    let generated = report.changes.compactMap(\.file).filter { $0.ownership == .generated }
    #expect(made.keys.sorted() == generated.map(\.path))
    for (path, contents) in made { #expect(project.files[path] == contents, "\(path)") }
  }

  @Test("nothing is written for a spec with an error, and for none")
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

  private struct Step {
    var spec: String
    var inputs: [String]
    var outputs: [String]
  }

  /// What the lists of all steps say.
  private func listedSteps(_ project: MemoryFileSystem) throws -> [Step] {
    let transcript = Transcript()
    let outcome = try listSteps(
      of: [], project.fileSystem, inputs: true, outputs: true, console: transcript.console)
    #expect(outcome == .success)
    let json = try JSONSerialization.jsonObject(with: Data(transcript.output.utf8))
    let root = try #require(json as? [String: Any])
    #expect(root["version"] as? Int == 1)
    return try #require(root["specs"] as? [[String: Any]]).map { entry in
      Step(
        spec: try #require(entry["spec"] as? String),
        inputs: try #require(entry["inputs"] as? [String]),
        outputs: try #require(entry["outputs"] as? [String]))
    }
  }
}

extension OneAtATime {
  /// `featuregen generate` with single steps, run as a process.
  @Suite struct GenerateStepProcessTests {
    let spec = "Specs/Features/Counter.yaml"

    @Test("the files come below the folder, and nothing else is touched")
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

    @Test("lists name inputs and outputs, each where it is asked for")
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
      "what does not go together is refused",
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
}
