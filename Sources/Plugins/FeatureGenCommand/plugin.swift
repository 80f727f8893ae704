import Foundation
import PackagePlugin

/// `swift package featuregen …`: runs the tool on the package.
@main
struct FeatureGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // Built when it is asked for: a dependency of the plugin would be built with everything else, swift-syntax and all.
    let build = try packageManager.build(
      .product("featuregen"), parameters: PackageManager.BuildParameters(configuration: .inherit))
    let tool = build.builtArtifacts.first { artifact in
      artifact.kind == .executable
        && artifact.url.deletingPathExtension().lastPathComponent == "featuregen"
    }
    guard build.succeeded, let tool else {
      print(build.logText)
      Diagnostics.error("featuregen could not be built; does the machine have libyaml's headers?")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // The command that its hints name: there is no 'featuregen' to run.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "FEATUREGEN_COMMAND": "swift package --allow-writing-to-package-directory featuregen"
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    // The tool has said what went wrong. SwiftPM names the status, and ends with 1.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
