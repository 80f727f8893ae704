import Foundation
import TestSupport

/// The output of `check --format json`.
struct CheckedProject: Decodable {
  /// A file of the report.
  struct File: Decodable, Equatable {
    var path: String
    var status: String
    var causes: [String]
    var specs: [String]
    var diff: String?
  }

  /// A problem of a spec.
  struct Problem: Decodable {
    var severity: String
    var message: String
    var path: String?
    var line: Int?
    var column: Int?
  }

  var version: Int
  var outcome: String
  var exitCode: Int
  var fixCommand: String?
  var files: [File]
  var diagnostics: [Problem]

  /// Returns the file at a path.
  func file(_ path: String) -> File? {
    files.first { $0.path == path }
  }

  /// Runs `check` in a folder, and returns its report.
  static func check(_ folder: TemporaryFolder, _ arguments: String...) throws -> CheckedProject {
    let result = try Tool.built.run(["check", "--format", "json"] + arguments, in: folder.url)
    let report = try JSONDecoder().decode(CheckedProject.self, from: Data(result.output.utf8))
    guard report.exitCode == Int(result.status) else { throw WrongExitCode() }
    return report
  }

  struct WrongExitCode: Error {}
}
