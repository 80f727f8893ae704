import Foundation

/// A command-line tool, run as a process of its own.
struct Tool: Sendable {
  /// How a run of the tool ended.
  struct Result: Sendable {
    /// The exit status.
    var status: Int32
    /// What it printed to standard output.
    var output: String
    /// What it printed to standard error.
    var error: String
  }

  /// Where the binary is.
  let url: URL

  /// The `featuregen` that was built together with these tests: it lies beside their bundle.
  static let built: Tool = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return Tool(url: folder.appendingPathComponent("featuregen"))
  }()

  /// Runs the tool in a folder, to its end.
  func run(_ arguments: String..., in folder: URL) throws -> Result {
    try run(arguments, in: folder)
  }

  /// Starts the tool in a folder; what it prints is lost.
  func start(_ arguments: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs the tool in a folder, to its end.
  ///
  /// Its output goes through files, because a pipe that nobody empties would stop it.
  ///
  /// - Parameter seconds: After how many seconds it is ended, which its status then tells.
  func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    endingAfter seconds: Int? = nil
  ) throws -> Result {
    let prints = try TemporaryFolder()
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try prints.handle("output")
    process.standardError = try prints.handle("error")
    try process.run()
    let number = process.processIdentifier
    let guardian = DispatchWorkItem { kill(number, SIGKILL) }
    if let seconds {
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: guardian)
    }
    process.waitUntilExit()
    guardian.cancel()
    return Result(
      status: process.terminationStatus, output: try prints.text("output"),
      error: try prints.text("error"))
  }
}

extension TemporaryFolder {
  /// A new file to write to.
  fileprivate func handle(_ path: String) throws -> FileHandle {
    try write([path: ""])
    return try FileHandle(forWritingTo: url.appendingPathComponent(path))
  }
}
