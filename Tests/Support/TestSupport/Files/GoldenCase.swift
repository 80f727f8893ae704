import Foundation

/// A folder that holds a project, the files generated from it and the diagnostics about it.
public struct GoldenCase: Sendable, CustomStringConvertible {
  /// The folder's name.
  public let name: String

  /// Makes the case with a name.
  public init(name: String) {
    self.name = name
  }

  /// The folder of all cases.
  public static let folder = repository.appending(path: "Tests/Cases")

  /// All cases, sorted by name.
  public static let all: [GoldenCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(GoldenCase.init(name:))
  }()

  public var description: String { name }

  /// The case's folder.
  public var folder: URL { GoldenCase.folder.appendingPathComponent(name) }

  /// Returns the files of the project.
  public func input() throws -> [String: [UInt8]] {
    try readFolder(folder.appendingPathComponent("input"))
  }

  /// Returns the expected result.
  public func expected() throws -> GoldenResult {
    let messages = folder.appendingPathComponent("stderr.txt")
    let stderr =
      FileManager.default.fileExists(atPath: messages.path)
      ? Array(try Data(contentsOf: messages)) : []
    return GoldenResult(
      files: try readFolder(folder.appendingPathComponent("expected")), stderr: stderr)
  }

  /// Stores a result as the expected result.
  public func record(_ result: GoldenResult) throws {
    try replaceFolder(folder.appendingPathComponent("expected"), by: result.files)
    let messages = folder.appendingPathComponent("stderr.txt")
    if !result.stderr.isEmpty {
      try Data(result.stderr).write(to: messages)
    } else if FileManager.default.fileExists(atPath: messages.path) {
      try FileManager.default.removeItem(at: messages)
    }
  }
}

/// The result of a case: the generated files, and the diagnostics.
public struct GoldenResult: Sendable, Equatable {
  /// The generated files, by path.
  public var files: [String: [UInt8]]
  /// The text on standard error.
  public var stderr: [UInt8]

  /// Makes a result.
  public init(files: [String: [UInt8]], stderr: [UInt8]) {
    self.files = files
    self.stderr = stderr
  }
}
