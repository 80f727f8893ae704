import Foundation
import TestSupport
import Testing

/// The text that people have written is never lost, in any file.
@Suite(.onOwnThread) struct EditedFileTests {
  /// Makes a generated project whose reducer was edited and whose spec has changed since.
  private func edited() throws -> TemporaryFolder {
    let folder = try SampleProject.generatedFolder()
    try DriftMishap.edit.happen(to: folder)
    try DriftMishap.spec.happen(to: folder)
    return folder
  }

  @Test func anEditStopsTheRunBeforeAnythingIsWritten() throws {
    let folder = try edited()
    try folder.remove("Sources/App/Counter/CounterAction.swift")
    let before = try folder.files()
    let result = try Tool.built.run("generate", in: folder.url)
    #expect(result.output == "")
    #expect(
      result.error.contains(
        "'\(DriftMishap.reducer)' was edited by hand, so it is not overwritten")
    )
    #expect(result.error.contains("'featuregen generate --save-edits edits'"))
    #expect(result.status == 1)
    #expect(try folder.files() == before)
  }

  @Test func editsAreSavedAsAPatchBeforeTheyAreOverwritten() throws {
    let folder = try edited()
    let text = try folder.text(DriftMishap.reducer)
    let result = try Tool.built.run("generate", "--save-edits", "kept", in: folder.url)
    #expect(result.output.hasPrefix("saved edits in kept/edits.patch\n"))
    #expect(result.status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
    #expect(try folder.text("kept/edits.patch").contains("\n+// edited\n"))
    #expect(!text.isEmpty)
    // The next edits get a file of their own.
    try DriftMishap.edit.happen(to: folder)
    _ = try Tool.built.run("generate", "--save-edits", "kept", in: folder.url)
    #expect(try folder.text("kept/edits-2.patch").contains("\n+// edited\n"))
  }

  @Test func aBinaryEditIsSavedAsAWholeFile() throws {
    let folder = try SampleProject.generatedFolder()
    let path = DriftMishap.reducer
    let bytes = Array(try folder.text(path).utf8) + [0xFF, 0xFE, 10]
    try writeFiles([path: bytes], to: folder.url)
    _ = try Tool.built.run("generate", "--save-edits", "kept", in: folder.url)
    #expect(try folder.files()["kept/edits.patch-files/\(path)"] == bytes)
  }

  @Test func forceOverwritesWithoutSavingEdits() throws {
    let folder = try edited()
    let result = try Tool.built.run("generate", "--force", in: folder.url)
    #expect(result.status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }

  @Test func forceNeverOverwritesAHandwrittenFile() throws {
    let folder = try SampleProject.generatedFolder()
    try folder.write([DriftMishap.reducer: "struct Mine {}\n"])
    let result = try Tool.built.run(
      "generate", "--force", "--prune", "--save-edits", "kept", in: folder.url)
    #expect(result.status == 1)
    #expect(try folder.text(DriftMishap.reducer) == "struct Mine {}\n")
  }

  @Test func aFileWithAConflictIsGeneratedAgain() throws {
    let folder = try SampleProject.generatedFolder()
    let expected = try folder.text(DriftMishap.reducer)
    try DriftMishap.conflict.happen(to: folder)
    #expect(try folder.text(DriftMishap.reducer) != expected)
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    #expect(try folder.text(DriftMishap.reducer) == expected)
  }

  @Test func aFormattedFileIsGeneratedAgain() throws {
    let folder = try SampleProject.generatedFolder()
    try DriftMishap.spaces.happen(to: folder)
    let checked = try Tool.built.run("check", "--no-diff", in: folder.url)
    #expect(
      checked.output.contains("formatted (exclude generated files from the formatter)"))
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }

  @Test func previewsWriteNothing() throws {
    let folder = try edited()
    try folder.remove("Specs/Clients/PlayerClient.yaml")
    let before = try folder.files()
    let run = try Tool.built.run("generate", "--dry-run", "--prune", in: folder.url)
    #expect(run.output.contains("would update \(DriftMishap.reducer)\n"))
    #expect(run.output.contains("would remove Sources/App/Clients/PlayerClient.swift\n"))
    #expect(run.error.contains("was edited by hand"))
    #expect(run.status == 0)
    let diff = try Tool.built.run("generate", "--diff", "--prune", in: folder.url)
    #expect(diff.output.contains("\n-// edited\n"))
    #expect(diff.output.contains("\n+++ /dev/null\n"))
    #expect(diff.status == 0)
    #expect(try folder.files() == before)
  }
}
