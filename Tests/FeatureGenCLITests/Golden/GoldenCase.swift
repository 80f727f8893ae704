import Foundation
import Testing

/// A folder that holds a project, what is generated from it and what is said about it.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  /// The folder's name.
  let name: String

  /// The folder of all cases.
  static let folder = testsFolder.appendingPathComponent("Cases")

  /// Every case, by name.
  static let all: [GoldenCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(GoldenCase.init(name:))
  }()

  var testDescription: String { name }

  /// The case's folder.
  var folder: URL { GoldenCase.folder.appendingPathComponent(name) }

  /// The project that goes in.
  func input() throws -> [String: [UInt8]] {
    try readFolder(folder.appendingPathComponent("input"))
  }

  /// What must come out.
  func expected() throws -> GoldenResult {
    let messages = folder.appendingPathComponent("stderr.txt")
    let stderr =
      FileManager.default.fileExists(atPath: messages.path)
      ? Array(try Data(contentsOf: messages)) : []
    return GoldenResult(
      files: try readFolder(folder.appendingPathComponent("expected")), stderr: stderr)
  }

  /// Makes a result the one that must come out.
  func record(_ result: GoldenResult) throws {
    try replaceFolder(folder.appendingPathComponent("expected"), by: result.files)
    let messages = folder.appendingPathComponent("stderr.txt")
    if !result.stderr.isEmpty {
      try Data(result.stderr).write(to: messages)
    } else if FileManager.default.fileExists(atPath: messages.path) {
      try FileManager.default.removeItem(at: messages)
    }
  }
}

/// What comes out of a case: the files that are written, and the diagnostics.
struct GoldenResult: Sendable, Equatable {
  /// The files by path.
  var files: [String: [UInt8]]
  /// What was printed to standard error.
  var stderr: [UInt8]
}
