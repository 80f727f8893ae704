// macos: value of type 'XcodePluginContext' has no member 'package'
import PackagePlugin
import XcodeProjectPlugin

func folder(of context: XcodePluginContext) -> String {
  context.package.directoryURL.path
}
