import Foundation
import PackagePlugin

@main
struct Use: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "featuregen").url
    let process = try Process.run(tool, arguments: arguments)
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
