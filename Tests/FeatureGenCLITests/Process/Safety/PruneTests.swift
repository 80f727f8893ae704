import Foundation
import TestSupport
import Testing

/// Generated files that no spec describes any more.
@Suite(.onOwnThread) struct PruneTests {
  private let files = ["Action", "Reducer"].map { "Sources/App/Timer/Timer\($0).swift" }

  private func orphaned() throws -> TemporaryFolder {
    let folder = try DriftMishap.project()
    try folder.remove("Specs/Features/Timer.yaml")
    return folder
  }

  @Test func orphansAreReportedAndStay() throws {
    let folder = try orphaned()
    let result = try Tool.built.run("generate", in: folder.url)
    for file in files {
      #expect(
        result.output.contains(
          "orphaned \(file): no spec describes it any longer; '--prune' removes it\n"))
    }
    #expect(result.status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 2)
    #expect(try Tool.built.run("generate", "--prune", in: folder.url).status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }

  @Test func aGeneratedFileWhosePathDiffersInCaseStays() throws {
    let folder = try SampleProject.generatedFolder()
    // The test simulates a system that ignores case: both names belong to a single file.
    let path = "Sources/App/Counter/counterReducer.swift"
    let made = folder.url.appending(path: "Sources/App/Counter/CounterReducer.swift")
    #expect(link(made.path, folder.url.appending(path: path).path) == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
    #expect(try Tool.built.run("generate", "--prune", in: folder.url).status == 0)
    #expect(try folder.files()[path] != nil)
    // A different file of that name is one that no spec describes.
    let text = try folder.text(path)
    try folder.remove(path)
    try folder.write([path: text])
    #expect(try Tool.built.run("generate", "--prune", in: folder.url).status == 0)
    #expect(try folder.files()[path] == nil)
  }

  @Test func scaffoldedFilesAreReported() throws {
    let folder = try SampleProject.folder()
    try folder.write([
      "Specs/Features/Timer.yaml": "feature: Timer\nactions: {go: {manual: true}}\n"
    ])
    let handlers = "Sources/App/Timer/Timer+Handlers.swift"
    // A file of the app that only has a similar name belongs to the user alone.
    try folder.write(["Sources/App/Network+Handlers.swift": "struct Network {}\n"])
    #expect(!(try Tool.built.run("generate", in: folder.url).error.contains("+Handlers.swift")))
    try folder.remove("Specs/Features/Timer.yaml")
    try folder.write([
      "Specs/Features/Stopwatch.yaml": "feature: Stopwatch\nactions: {go: {manual: true}}\n"
    ])
    for _ in 1...2 {
      let result = try Tool.built.run("generate", "--prune", in: folder.url)
      #expect(result.status == 0)
      #expect(
        result.error.contains(
          "\(handlers):1:1: note: 'Timer', for which this file was created, is not described by a spec"
        ))
      #expect(!result.error.contains("Network"))
    }
    #expect(try folder.text(handlers).contains("func handleGo"))
  }

  @Test func orphansAreRemovedWithTheirEmptyFolder() throws {
    let folder = try orphaned()
    let result = try Tool.built.run("generate", "--prune", in: folder.url)
    #expect(result.output.contains("removed \(files[0])\n"))
    let timer = folder.url.appendingPathComponent("Sources/App/Timer").path
    #expect(!FileManager.default.fileExists(atPath: timer))
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }

  @Test func aFolderWithOtherFilesStays() throws {
    let folder = try orphaned()
    try folder.write(["Sources/App/Timer/Mine.swift": "struct Mine {}\n"])
    _ = try Tool.built.run("generate", "--prune", in: folder.url)
    #expect(try folder.text("Sources/App/Timer/Mine.swift") == "struct Mine {}\n")
  }

  @Test func editedOrphansStayUnlessTheirEditsAreSaved() throws {
    let folder = try orphaned()
    try folder.append("// edited\n", to: files[0])
    let result = try Tool.built.run("generate", "--prune", in: folder.url)
    #expect(
      result.output.contains(
        "orphaned \(files[0]): no spec describes it any longer, but it was edited"))
    #expect(try folder.text(files[0]).hasSuffix("// edited\n"))
    #expect(try folder.files()[files[1]] == nil)
    _ = try Tool.built.run("generate", "--prune", "--save-edits", "kept", in: folder.url)
    #expect(try folder.files()[files[0]] == nil)
    #expect(try folder.text("kept/edits.patch").contains("+// edited\n"))
  }

  @Test func filesWithoutTheHeaderAreNotOrphans() throws {
    let folder = try orphaned()
    for file in files { try folder.write([file: "struct Mine {}\n"]) }
    #expect(try Tool.built.run("generate", "--prune", "--force", in: folder.url).status == 0)
    for file in files { #expect(try folder.text(file) == "struct Mine {}\n") }
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }
}
