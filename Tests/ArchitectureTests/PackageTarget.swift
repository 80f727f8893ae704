import Foundation
import TestSupport
import Testing

/// A target of the package, as SwiftPM reads it from the manifest.
struct PackageTarget: Decodable {
  /// The target's name.
  let name: String
  /// The folder of the target's sources, if it is not the usual one.
  private let path: String?
  /// The kind of the target: `regular`, `test`, `plugin` and so on.
  private let type: String
  private let dependencies: [[String: [String?]]]

  /// The names of the targets that the target depends on.
  var targetDependencies: Set<String> { names(ofDependenciesOfKind: "byName") }

  /// The names of the targets and of the products of other packages that the target depends on.
  var allDependencies: Set<String> {
    targetDependencies.union(names(ofDependenciesOfKind: "product"))
  }

  /// The folder of the target's sources.
  var folder: String { path ?? "\(type == "test" ? "Tests" : "Sources")/\(name)" }

  /// Whether the target's sources are Swift that the package builds.
  var isBuiltFromSwift: Bool {
    get throws {
      guard type != "plugin" else { return false }
      return try !swiftFiles(in: folder).isEmpty
    }
  }

  private func names(ofDependenciesOfKind kind: String) -> Set<String> {
    Set(dependencies.compactMap { $0[kind]?.first ?? nil })
  }

  /// Returns the targets of the package.
  static func all() throws -> [PackageTarget] {
    struct Manifest: Decodable { let targets: [PackageTarget] }
    // SwiftPM needs a folder of its own, because the tests' build has locked the usual one.
    let scratch = try TemporaryFolder()
    let dump = try Tool.environment.run(
      "swift", "package", "--scratch-path", scratch.url.path, "dump-package", in: repository)
    try #require(dump.status == 0, "\(dump.error)")
    return try JSONDecoder().decode(Manifest.self, from: Data(dump.output.utf8)).targets
  }
}
