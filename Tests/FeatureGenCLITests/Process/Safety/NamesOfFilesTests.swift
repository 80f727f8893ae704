import FeatureProgram
import FeatureSpec
import Foundation
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Files whose names some systems treat as equal, and files whose names are not text.
@Suite struct NamesOfFilesTests {
  private static let composed = "Caf\u{E9}"
  private static let decomposed = "Cafe\u{301}"
  private static let settings =
    "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n"

  private func spec(_ name: String) -> String {
    "feature: \(name)\nstate: {count: Int = 0}\nactions: {go: state.count += 1}\n"
  }

  private func messages(in folder: TemporaryFolder) throws -> [String] {
    try planProject(.disk(root: folder.url.path)).diagnostics.filter { $0.severity == .error }
      .map(\.message)
  }

  @Test(
    "specs that differ only in case or Unicode form are an error that names both",
    arguments: [("Counter", "counter"), (composed, decomposed)])
  func specs(names: (String, String)) throws {
    let settings = SourceFile(path: settingsPath, text: Self.settings)
    let specs = [names.0, names.1].map { name in
      SourceFile(path: "Specs/\(name).yaml", text: spec(name))
    }
    let found = readProjectErrors(settings, specs)
    #expect(found.count == 1)
    #expect(found.first?.span?.file.path.utf8.elementsEqual(specs[1].path.utf8) == true)
    #expect(
      found.first?.related.first?.span.file.path.utf8.elementsEqual(specs[0].path.utf8) == true)
  }

  @Test(
    "templates of a set that differ only in case or Unicode form are an error",
    arguments: [("Action", "action"), (composed, decomposed)])
  func templates(names: (String, String)) throws {
    let project = MemoryFileSystem(texts: [
      "Mine/set.yaml": "base: runtime\n", "Mine/\(names.0).mustache": "1\n",
    ])
    let one = try TemplateFiles(folder: "Mine", project.fileSystem)
    #expect(try #require(one).clashes.isEmpty)
    let two = project.fileSystem.adding("Mine/\(names.1).mustache", Array("2\n".utf8))
    let files = try #require(try TemplateFiles(folder: "Mine", two))
    #expect(files.clashes.count == 1)
    #expect(compileTemplateSet(files).diagnostics.first?.related.count == 1)
  }

  #if os(Linux)
    // Apple's file systems can store only one of the two files.
    @Test("specs on disk that differ only in Unicode form stop 'generate'")
    func specsOnDisk() throws {
      let folder = try TemporaryFolder([
        "Specs/featuregen.yaml": Self.settings,
        "Specs/\(Self.composed).yaml": spec(Self.composed),
      ])
      try Data(spec(Self.decomposed).utf8).write(
        to: folder.url.appending(path: "Specs/\(Self.decomposed).yaml"))
      let transcript = Transcript()
      #expect(
        try generateProject(.disk(root: folder.url.path), console: transcript.console) == .failure)
      #expect(transcript.error.contains("are the same file where upper and lower case"))
      #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/Sources"))
    }

    @Test("a file whose name differs from a generated file only in Unicode form is an error")
    func orphan() throws {
      let folder = try TemporaryFolder([
        "Specs/featuregen.yaml": Self.settings,
        "Specs/\(Self.composed).yaml": spec(Self.composed),
      ])
      let fileSystem = FileSystem.disk(root: folder.url.path)
      try #require(try generateProject(fileSystem, console: Transcript().console) == .success)
      #expect(try messages(in: folder) == [])
      let sources = folder.url.appending(path: "Sources/App/\(Self.composed)")
      try Data("// An orphan.\n".utf8).write(
        to: sources.appending(path: "\(Self.decomposed)Action.swift"))
      let found = try messages(in: folder)
      #expect(found.count == 1)
      #expect(
        found.first?.hasSuffix("exists with the same name in other Unicode characters") == true)
    }

    @Test("a spec whose name is not valid UTF-8 is an error")
    func notUTF8() throws {
      let folder = try TemporaryFolder(["Specs/featuregen.yaml": Self.settings])
      var path = Array("\(folder.url.path)/Specs/B".utf8CString.dropLast())
      path += [CChar(bitPattern: 0xFF)] + ".yaml".utf8CString
      let file = try #require(fopen(path, "w"))
      fclose(file)
      #expect(throws: FileSystemError.self) { try messages(in: folder) }
    }
  #endif
}

/// Returns the errors of a project that is read from memory.
private func readProjectErrors(_ settings: SourceFile, _ specs: [SourceFile]) -> [Diagnostic] {
  readProject(settings: settings, specs: specs).diagnostics.filter { $0.severity == .error }
}
