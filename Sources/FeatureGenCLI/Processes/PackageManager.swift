import Platform

/// Swift's package manager, called as its host allows.
struct PackageManager {
  /// The package's folder, as it was typed.
  let package: String
  /// The folder of the project, which holds all caches in a sandbox.
  let root: String
  /// The folder of the build; nil for the package manager's own choice.
  let buildFolder: String?
  let host: ToolHost

  /// The package manager for the project in a folder.
  ///
  /// A plugin cannot use the package's build folder: the package manager that runs it keeps that one locked.
  init(project package: String, host: ToolHost = .current) {
    self.package = package
    self.host = host
    root = realPath(package) ?? package
    buildFolder = host == .shell ? nil : "\(root)/.build/featuregen-tests"
  }

  /// The package manager for a copy of a package, with a build folder of its own.
  init(copy: PackageCopy, host: ToolHost = .current) {
    self.host = host
    (package, root, buildFolder) = (copy.folder, copy.root, copy.buildFolder)
  }

  /// The command line of a command: the program, the command, and the options that the package and the host need.
  func commandLine(_ command: [String]) -> [String] {
    var words = ["swift"] + command
    if package != "." { words += ["--package-path", package] }
    guard let buildFolder else { return words }
    words += ["--scratch-path", buildFolder]
    // The variable would take precedence over the option.
    var environment = ["env", "-u", "SWIFTPM_BUILD_DIR"]
    if host == .sandbox {
      environment.append("SWIFTPM_MODULECACHE_OVERRIDE=\(buildFolder)/ModuleCache")
      words += sandboxOptions(buildFolder)
    }
    return environment + words
  }

  /// The options in a sandbox: it does not open another one, and lets nobody write outside of the project's folder.
  ///
  /// As a cache, `.build` has the dependencies that the package was resolved with: a sandbox has no network.
  private func sandboxOptions(_ buildFolder: String) -> [String] {
    [
      "--disable-sandbox", "--cache-path", "\(root)/.build",
      "--config-path", "\(buildFolder)/configuration",
      "--security-path", "\(buildFolder)/security",
      "--swift-sdks-path", "\(buildFolder)/swift-sdks",
    ]
  }
}

/// The program that runs this tool, as the command plugin says in `FEATUREGEN_HOST`.
///
/// Nothing else says so: SwiftPM gives a plugin the environment of its caller.
enum ToolHost: String {
  case shell
  /// A package manager that runs a plugin.
  case plugin
  /// A package manager that runs a plugin in a sandbox, as on macOS.
  case sandbox

  /// The host of this process.
  static let current = environmentValue("FEATUREGEN_HOST").flatMap(Self.init) ?? .shell
}
