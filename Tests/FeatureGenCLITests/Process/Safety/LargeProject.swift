import Foundation
import TestSupport

/// A project of several features whose files differ from version to version.
enum LargeProject {
  static let count = 8

  /// Returns the spec of a feature.
  static func feature(_ index: Int, version: Int) -> String {
    """
    feature: Feature\(index)
    state:
      count: Int = \(version)
    actions:
      increment: state.count += \(version)
      reset: state.count = \(version)
    tests:
      counts:
        - send: increment
          expect: {count: \(2 * version)}

    """
  }

  /// A feature whose reducer has more than 32 KiB.
  static let largeFeature =
    "feature: Large\nstate:\n"
    + (0..<400).map { "  field\($0): Int = \($0)\n" }.joined() + "actions:\n  go:\n"

  /// Writes the specs of a version.
  static func write(version: Int, to folder: TemporaryFolder) throws {
    for index in 0..<count {
      // A spec is replaced as a whole, so that no run reads half of it.
      let url = folder.url.appendingPathComponent("Specs/Features/Feature\(index).yaml")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(feature(index, version: version).utf8).write(to: url, options: .atomic)
    }
  }

  /// Makes a folder that contains the specs of a version.
  static func folder(version: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Specs/featuregen.yaml": SampleProject.settings])
    try write(version: version, to: folder)
    return folder
  }

  /// Returns the generated files of a version.
  static func outputs(version: Int) throws -> [String: [UInt8]] {
    let folder = try folder(version: version)
    _ = try Tool.built.run("generate", in: folder.url)
    return try folder.files().filter { !$0.key.hasPrefix("Specs/") }
  }
}

extension Tool {
  /// A tool that runs a command as a user to whom permissions apply; nil if no such tool exists.
  ///
  /// Tests in a container run as the administrator, who may write everywhere.
  static let asNobody: Tool? = {
    guard getuid() == 0 else { return Tool.environment }
    let url = URL(fileURLWithPath: "/usr/bin/setpriv")
    return FileManager.default.isExecutableFile(atPath: url.path) ? Tool(url: url) : nil
  }()

  /// Returns the arguments that run the built tool as that user.
  func arguments(for command: [String]) -> [String] {
    let user = getuid() == 0 ? ["--reuid=65534", "--regid=65534", "--clear-groups"] : []
    return user + [Tool.built.url.path] + command
  }
}
