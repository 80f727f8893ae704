import Foundation
import PackagePlugin

/// Fails a build when generated code is not of the present specs, as far as its headers tell.
@main
struct FeatureGenCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    [
      try check(
        context.package.directoryURL, target.directoryURL, in: context.pluginWorkDirectoryURL,
        by: context.tool(named: "featuregen-check"),
        // The command that its messages name: there is no 'featuregen' to run.
        environment: [
          "FEATUREGEN_COMMAND": "swift package --allow-writing-to-package-directory featuregen"
        ])
    ]
  }

  /// The command that compares a project with its specs, in words that build systems show at their places.
  private func check(
    _ project: URL, _ target: URL, in folder: URL, by tool: PluginContext.Tool,
    environment: [String: String] = [:]
  ) throws -> Command {
    // The one input of the command is a file that each run touches. So it runs before every build, for only it knows
    // which files there are: since the build system planned, some may be gone and others new.
    let stamp = folder.appending(path: "last-run")
    if !FileManager.default.fileExists(atPath: stamp.path) { try Data().write(to: stamp) }
    return .buildCommand(
      displayName: "Comparing generated code with its specs",
      executable: tool.url,
      arguments: [project.path, target.path, stamp.path],
      environment: environment,
      inputFiles: [stamp],
      outputFiles: [])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FeatureGenCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      return [
        try check(
          project, folder(of: target, in: project), in: context.pluginWorkDirectoryURL,
          by: context.tool(named: "featuregen-check"))
      ]
    }

    /// The folder of a target's Swift: a target of Xcode has files, and no folder of its own.
    ///
    /// It is the innermost folder of the project that holds all files of the target below the project.
    private func folder(of target: XcodeTarget, in project: URL) -> URL {
      let root = project.standardizedFileURL.pathComponents
      let folders = target.inputFiles.map(\.url.standardizedFileURL)
        .filter { $0.pathExtension == "swift" && $0.pathComponents.starts(with: root) }
        .map { Array($0.pathComponents.dropLast().dropFirst(root.count)) }
      guard var shared = folders.first else { return project }
      for folder in folders {
        shared = Array(zip(shared, folder).prefix { $0 == $1 }.map(\.0))
      }
      return shared.reduce(project) { $0.appending(path: $1) }
    }
  }
#endif
