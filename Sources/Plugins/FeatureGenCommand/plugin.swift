import Foundation
import PackagePlugin

/// `swift package featuregen …`: runs the tool on the package.
@main
struct FeatureGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let tool = try releasedTool(of: context.package) ?? builtTool() else { return }
    // The command that its hints name: there is no 'featuregen' to run.
    try run(
      tool, arguments, in: context.package.directoryURL,
      calledBy: "swift package --allow-writing-to-package-directory featuregen")
  }

  /// Runs the tool in the folder of a project, and ends with its status when it fails.
  ///
  /// - Parameter command: How its hints call the tool.
  private func run(
    _ tool: URL, _ arguments: [String], in folder: URL, calledBy command: String
  ) throws {
    #if os(macOS)
      // A sandbox does not open another one, as a package manager would that the tool starts.
      let host = "sandbox"
    #else
      let host = "plugin"
    #endif
    let process = Process()
    process.executableURL = tool
    process.arguments = toolArguments(arguments)
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "FEATUREGEN_COMMAND": command, "FEATUREGEN_HOST": host,
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    // The tool has said what went wrong. SwiftPM names the status, and ends with 1.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Builds the tool; nil, with an error, when that fails.
  private func builtTool() throws -> URL? {
    // Built when it is asked for: a dependency of the plugin would be built with everything else, swift-syntax and all.
    let build = try packageManager.build(
      .product("featuregen"), parameters: PackageManager.BuildParameters(configuration: .inherit))
    let tool = build.builtArtifacts.first { artifact in
      artifact.kind == .executable
        && artifact.url.deletingPathExtension().lastPathComponent == "featuregen"
    }
    guard build.succeeded, let tool else {
      print(build.logText)
      Diagnostics.error(
        "featuregen could not be built; check that the headers of libyaml are installed")
      return nil
    }
    return tool.url
  }

  /// The tool's arguments among those of the plugin.
  ///
  /// Xcode adds the targets that were chosen in its dialog; where nothing else was typed there, the tool generates.
  private func toolArguments(_ arguments: [String]) -> [String] {
    var extractor = ArgumentExtractor(arguments)
    guard !extractor.extractOption(named: "target").isEmpty else { return arguments }
    let others = extractor.remainingArguments
    return others.isEmpty ? ["generate"] : others
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FeatureGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      guard let tool = installedTool() else {
        Diagnostics.error("featuregen is not installed; see the page 'Releases' of its manual")
        return
      }
      try run(tool, arguments, in: context.xcodeProject.directoryURL, calledBy: "featuregen")
    }

    /// The `featuregen` that is installed: Xcode builds a project's packages for its devices, not for this machine.
    private func installedTool() -> URL? {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let home = FileManager.default.homeDirectoryForCurrentUser.path
      // Xcode does not have the path of a shell: these are the folders of Homebrew, mise and Mint.
      let others = [
        "/opt/homebrew/bin", "/usr/local/bin",
        "\(home)/.local/share/mise/shims", "\(home)/.mint/bin",
      ]
      return (path.split(separator: ":").map(String.init) + others)
        .map { URL(fileURLWithPath: $0).appending(path: "featuregen") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
  }
#endif
