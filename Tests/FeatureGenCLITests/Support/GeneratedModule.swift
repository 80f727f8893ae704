import Foundation
import Testing

@testable import FeatureGenCLI

/// What is generated from specs, for the compiler to judge.
struct GeneratedModule {
  /// What was written, by path.
  let files: [String: [UInt8]]

  /// Generates what specs describe, by their paths below `Specs`.
  init(specs: [String: [UInt8]]) throws {
    let project = MemoryFileSystem(
      Dictionary(uniqueKeysWithValues: specs.map { ("Specs/\($0.key)", $0.value) }))
    let transcript = Transcript()
    let outcome = try generateProject(project.fileSystem, console: transcript.console)
    try #require(outcome == .success, "\(transcript.error)")
    files = project.takeWritten().filter { $0.key.hasSuffix(".swift") }
  }

  /// Expects that the module `App` compiles without a warning, and so do its tests.
  ///
  /// - Parameter handWritten: Swift of the app beside what is generated.
  func expectCompiles(with handWritten: String = "") throws {
    let folder = try TemporaryFolder()
    var files = files
    files["Sources/HandWritten.swift"] = Array(handWritten.utf8)
    try writeFiles(files, to: folder.url)
    func paths(_ prefix: String) -> [String] {
      files.keys.sorted().filter { $0.hasPrefix(prefix) }
        .map { folder.url.appendingPathComponent($0).path }
    }
    let compiler = SwiftCompiler(folder: folder.url)
    // What is internal is seen by tests that import it for testing.
    let errors = try compiler.emitModule(
      "App", of: paths("Sources/"), "-warnings-as-errors", "-enable-testing")
    #expect(errors == nil, "\(errors ?? "")")
    guard !paths("Tests/").isEmpty else { return }
    let testErrors = try compiler.check(paths("Tests/"), as: "AppTests")
    #expect(testErrors == nil, "\(testErrors ?? "")")
  }
}
