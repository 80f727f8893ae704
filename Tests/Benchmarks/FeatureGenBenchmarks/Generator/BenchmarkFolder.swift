import BenchmarkProjects
import Foundation

/// A project in a temporary folder, which is removed with its last reference.
final class BenchmarkFolder {
  let url: URL
  private let tool: String

  /// Writes a project and generates its code.
  init(specs: Int, tool: String) throws {
    self.tool = tool
    url = FileManager.default.temporaryDirectory
      .appending(path: "featuregen-benchmarks-\(UUID().uuidString)")
    try write(makeProject(specs: specs), to: url)
    try run("generate", expecting: 0)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Runs the tool on the project.
  func run(_ command: String, _ arguments: String..., expecting status: Int32) throws {
    try process(command, arguments).run(expecting: status)
  }

  /// Returns a process that runs the tool on the project.
  func process(_ command: String, _ arguments: [String] = []) -> ToolProcess {
    ToolProcess(tool, [command, "-C", url.path] + arguments)
  }

  /// The paths of all specs.
  var specs: [String] {
    get throws { try files(in: "Specs", endingWith: ".yaml") }
  }

  /// The paths of all files in the folders of generated code.
  var outputs: [String] {
    get throws {
      try files(in: "Sources", endingWith: ".swift") + files(in: "Tests", endingWith: ".swift")
    }
  }

  private func files(in folder: String, endingWith end: String) throws -> [String] {
    let root = url.appending(path: folder).path
    guard let paths = FileManager.default.enumerator(atPath: root) else { return [] }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(end) }.sorted()
      .map { "\(root)/\($0)" }
  }
}

/// A spec that is changed and restored.
final class ChangingSpec {
  private let path: String
  private let original: String
  /// The text from which the code was last generated.
  private var kept: String
  private var number = 0

  init(_ project: BenchmarkFolder) throws {
    let specs = try project.specs.filter { $0.hasSuffix("Editor.yaml") }
    guard let spec = specs.first else { throw UnexpectedOutcome("the project has no editor") }
    path = spec
    original = try String(contentsOfFile: spec, encoding: .utf8)
    kept = original
  }

  /// Changes the comment of the feature.
  ///
  /// - Parameter keeps: Whether the code is generated from the changed spec.
  func change(keeps: Bool) throws {
    number += 1
    let changed = original.replacing(
      "\ndoc: ", with: "\ndoc: Changed \(number) times. ", maxReplacements: 1)
    if keeps { kept = changed }
    try changed.write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// Restores the text from which the code was generated.
  func restore() throws {
    try kept.write(toFile: path, atomically: false, encoding: .utf8)
  }
}
