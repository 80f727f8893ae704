import Foundation
import PackagePlugin

/// Fails a build when generated code is not of the present specs, as far as its headers tell.
@main
struct FeatureGenCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    // The one input of the command is a file that each run touches. So it runs before every build, for only it knows
    // which files there are: since the build system planned, some may be gone and others new.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "last-run")
    if !FileManager.default.fileExists(atPath: stamp.path) { try Data().write(to: stamp) }
    return [
      .buildCommand(
        displayName: "Comparing generated code with its specs",
        executable: try context.tool(named: "featuregen-check").url,
        arguments: [
          context.package.directoryURL.path, target.directoryURL.path, stamp.path,
        ],
        // The command that its messages name: there is no 'featuregen' to run.
        environment: [
          "FEATUREGEN_COMMAND": "swift package --allow-writing-to-package-directory featuregen"
        ],
        inputFiles: [stamp],
        outputFiles: [])
    ]
  }
}
