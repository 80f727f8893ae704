import Foundation

/// A command-line tool, run as a process of its own.
public struct Tool: Sendable {
  /// Where the binary is.
  public let url: URL

  /// The Swift toolchain's driver, and whatever else the shell would find.
  public static let environment = Tool(url: URL(filePath: "/usr/bin/env"))

  /// The tool at a path.
  public init(url: URL) {
    self.url = url
  }

  /// The `featuregen` that was built together with these tests: it lies beside their bundle.
  public static let built: Tool = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return Tool(url: folder.appendingPathComponent("featuregen"))
  }()

  /// The tool goes by its own name and runs in a shell, also where a plugin or a workflow has started these tests.
  private static let calledByName = [
    "FEATUREGEN_COMMAND": "", "FEATUREGEN_HOST": "", "GITHUB_WORKSPACE": "",
  ]

  /// What the plugins say: the reader of a message has no `featuregen` to run.
  public static let calledByPlugin = ["FEATUREGEN_COMMAND": "swift package x featuregen"]

  /// Runs the tool in a folder, to its end.
  public func run(_ arguments: String..., in folder: URL) throws -> FinishedProcess {
    try run(arguments, in: folder)
  }

  /// Starts the tool in a folder; what it prints is lost.
  public func start(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> ChildProcess {
    try ChildProcess(
      url.path, arguments, in: folder, environment: Self.calledByName.merging(environment) { $1 })
  }

  /// Runs the tool in a folder, to its end.
  ///
  /// - Parameter seconds: After how many seconds the test fails.
  public func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    endingAfter seconds: TimeInterval = 300
  ) throws -> FinishedProcess {
    try FinishedProcess(
      url.path, arguments, in: folder, environment: Self.calledByName.merging(environment) { $1 },
      endingAfter: seconds)
  }
}
