import Foundation

/// A command-line tool, which runs as a separate process.
public struct Tool: Sendable {
  /// The location of the binary.
  public let url: URL

  /// The driver of the Swift toolchain, and any other program that the shell would find.
  public static let environment = Tool(url: URL(filePath: "/usr/bin/env"))

  /// Makes the tool at a path.
  public init(url: URL) {
    self.url = url
  }

  /// The `featuregen` of the same build as the tests, which is in the folder of their bundle.
  public static let built: Tool = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return Tool(url: folder.appendingPathComponent("featuregen"))
  }()

  /// The environment in which the tool uses its own name and runs in a shell, even if a plugin or a workflow has
  /// started the tests.
  private static let calledByName = [
    "FEATUREGEN_COMMAND": "", "FEATUREGEN_HOST": "", "GITHUB_WORKSPACE": "",
  ]

  /// The environment that the plugins set: the reader of a message has no `featuregen` to run.
  public static let calledByPlugin = ["FEATUREGEN_COMMAND": "swift package x featuregen"]

  /// Runs the tool in a folder, and waits for its end.
  public func run(_ arguments: String..., in folder: URL) throws -> FinishedProcess {
    try run(arguments, in: folder)
  }

  /// Starts the tool in a folder. Its output is discarded.
  public func start(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> ChildProcess {
    try ChildProcess(
      url.path, arguments, in: folder, environment: Self.calledByName.merging(environment) { $1 })
  }

  /// Runs the tool in a folder, and waits for its end.
  ///
  /// - Parameter seconds: The time limit, after which the test fails.
  public func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    endingAfter seconds: TimeInterval = 300
  ) throws -> FinishedProcess {
    try FinishedProcess(
      url.path, arguments, in: folder, environment: Self.calledByName.merging(environment) { $1 },
      endingAfter: seconds)
  }
}
