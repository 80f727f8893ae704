import Platform

/// Swift's package manager, with the options that its host requires.
struct PackageManager {
  /// The package's folder, as typed by the user.
  let package: String
  /// The project's folder, which contains all caches in a sandbox.
  let root: String
  /// The folder of the build; nil for the package manager's default.
  let buildFolder: String?
  let host: ToolHost

  /// Makes the package manager for the project in a folder.
  ///
  /// A plugin cannot use the package's build folder, because the package manager that runs the plugin keeps that
  /// folder locked.
  init(project package: String, host: ToolHost = .current) {
    self.package = package
    self.host = host
    root = realPath(package) ?? package
    buildFolder = host == .shell ? nil : "\(root)/.build/featuregen-tests"
  }

  /// Makes the package manager for a copy of a package, with a build folder of its own.
  init(copy: PackageCopy, host: ToolHost = .current) {
    self.host = host
    (package, root, buildFolder) = (copy.folder, copy.root, copy.buildFolder)
  }

  /// Returns the command line of a command: the program, the command, and the options for the package and the host.
  func commandLine(_ command: [String]) -> [String] {
    var words = ["swift"] + command
    if package != "." { words += ["--package-path", package] }
    guard let buildFolder else { return words }
    words += ["--scratch-path", buildFolder]
    // The environment variable would override the option.
    var environment = ["env", "-u", "SWIFTPM_BUILD_DIR"]
    if host == .sandbox {
      environment.append("SWIFTPM_MODULECACHE_OVERRIDE=\(buildFolder)/ModuleCache")
      words += sandboxOptions(buildFolder)
    }
    return environment + words
  }

  /// Returns the options in a sandbox, which cannot open another sandbox and allows no writing outside the project's
  /// folder.
  ///
  /// As a cache, `.build` provides the dependencies of the resolved package: a sandbox has no network.
  private func sandboxOptions(_ buildFolder: String) -> [String] {
    [
      "--disable-sandbox", "--cache-path", "\(root)/.build",
      "--config-path", "\(buildFolder)/configuration",
      "--security-path", "\(buildFolder)/security",
      "--swift-sdks-path", "\(buildFolder)/swift-sdks",
    ]
  }
}

/// The program that runs this tool, as the command plugin declares it in `FEATUREGEN_HOST`.
///
/// Nothing else reveals the host: SwiftPM passes the environment of its caller to a plugin.
enum ToolHost: String {
  case shell
  /// A package manager that runs a plugin.
  case plugin
  /// A package manager that runs a plugin in a sandbox, as on macOS.
  case sandbox

  /// The host of this process.
  static let current = environmentValue("FEATUREGEN_HOST").flatMap(Self.init) ?? .shell
}
