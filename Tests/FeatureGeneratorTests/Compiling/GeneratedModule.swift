import Foundation
import SpecSupport
import TestSupport
import Testing

/// What is generated from specs, for the compiler to judge.
struct GeneratedModule {
  /// What was written, by path.
  let files: [String: [UInt8]]

  /// The name of the module.
  private let name: String

  /// Generates a project without errors.
  init(_ project: TextProject, named name: String = "App") throws {
    let generated = project.generate()
    try #require(generated.errors.isEmpty, "\(generated.errors.described)")
    self.init(generated.swift, named: name)
  }

  /// Takes what was generated.
  init(_ files: [String: [UInt8]], named name: String) {
    self.files = files
    self.name = name
  }

  /// Expects that the module compiles without a warning, and so do its tests.
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
      name, of: paths("Sources/"), "-warnings-as-errors", "-enable-testing")
    #expect(errors == nil, "\(errors ?? "")")
    guard !paths("Tests/").isEmpty else { return }
    let testErrors = try compiler.check(paths("Tests/"), as: "\(name)Tests")
    #expect(testErrors == nil, "\(testErrors ?? "")")
  }
}
