import Foundation
import SpecSupport
import TestSupport
import Testing

/// The generated files of specs, which the compiler checks.
struct GeneratedModule {
  /// The generated files, by path.
  let files: [String: [UInt8]]

  /// The name of the module.
  private let name: String

  /// Generates a project without errors.
  init(_ project: TextProject, named name: String = "App") throws {
    let generated = project.generate()
    try #require(generated.errors.isEmpty, "\(generated.errors.described)")
    self.init(generated.swift, named: name)
  }

  /// Makes a module of generated files.
  init(_ files: [String: [UInt8]], named name: String) {
    self.files = files
    self.name = name
  }

  /// Expects that the module and its tests compile without a warning.
  ///
  /// - Parameter handWritten: The app's handwritten Swift, which is compiled together with the generated files.
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
    // Tests that import a module for testing see its internal declarations.
    let errors = try compiler.emitModule(
      name, of: paths("Sources/"), "-warnings-as-errors", "-enable-testing")
    #expect(errors == nil, "\(errors ?? "")")
    guard !paths("Tests/").isEmpty else { return }
    let testErrors = try compiler.check(paths("Tests/"), as: "\(name)Tests")
    #expect(testErrors == nil, "\(testErrors ?? "")")
  }
}
