import FeatureGenerator
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Commands other than `generate` when a person writes the same files in the moment before the command does.
@Suite(.onOwnThread) struct MeanwhileTests {
  enum Command: CaseIterable { case initialize, new, eject, fix, saveEdits }

  /// Makes a project with the files that the command needs.
  private func project(for command: Command) -> MemoryFileSystem {
    let slip = "feature: Slip\nstate: {count: Int = 0}\nactions: {up: state.cuont += 1}\n"
    return switch command {
    case .initialize: MemoryFileSystem([:])
    case .fix:
      MemoryFileSystem(texts: [
        "Specs/featuregen.yaml": SampleProject.settings, "Specs/Slip.yaml": slip,
      ])
    case .new, .eject, .saveEdits: MemoryFileSystem(texts: SampleProject.inputs)
    }
  }

  @Test(arguments: Command.allCases)
  func filesThatAUserWritesDuringARunStay(_ command: Command) throws {
    let project = project(for: command)
    let before = project.files
    let theirs = Array("theirs".utf8)
    let written = Locked([String]())
    var fileSystem = project.fileSystem
    fileSystem.applyInSteps = { steps throws(FileSystemError) in
      let paths = steps.joined().map(\.path)
      written.withLock { $0 = paths }
      for path in paths { project.files[path] = theirs }
      try project.fileSystem.applyInSteps(steps)
    }
    #expect(throws: FileSystemError.self) { try run(command, fileSystem) }
    let paths = written.withLock { $0 }
    #expect(!paths.isEmpty)
    for path in paths { #expect(project.files[path] == theirs, "\(path)") }
    #expect(Set(project.files.keys) == Set(before.keys).union(paths))
  }

  private func run(_ command: Command, _ fileSystem: FileSystem) throws {
    let console = Transcript().console
    switch command {
    case .initialize:
      _ = try initProject(
        fileSystem, of: fileSystem, module: nil, templates: "runtime", ci: nil, console: console)
    case .new:
      let draft = FeatureDraft(name: "Timer", state: [], actions: [], dependencies: [])
      _ = try addSpec(
        draft, named: "Timer", in: .standard("Features"), fileSystem, console: console)
    case .eject:
      let files = try #require(TemplateFiles(bundled: "runtime"))
      _ = try eject(files, named: "runtime", to: "Templates/own", fileSystem, console: console)
    case .fix:
      _ = try fixProject(fileSystem)
    case .saveEdits:
      let change = FileChange(
        path: "A.swift", expected: [], current: Array("edit".utf8), status: .outOfSync, specs: [])
      _ = try saveEdits([change], in: fileSystem)
    }
  }
}
