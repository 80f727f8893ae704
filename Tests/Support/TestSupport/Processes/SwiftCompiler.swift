import Foundation

/// The Swift compiler, which can import the modules of the same build as the tests.
public struct SwiftCompiler: Sendable {
  /// The working directory, which receives the compiled modules.
  public let folder: URL
  /// The settings of the compiled modules.
  public var settings = LanguageSettings.standard
  /// The folder of further modules that can be imported.
  private var imported: TemporaryFolder?

  /// Makes a compiler with a working directory.
  public init(folder: URL) {
    self.folder = folder
  }

  /// The folder of the built modules, which is next to the bundle of the tests.
  public static let modules: URL = Tool.built.url.deletingLastPathComponent()
    .appendingPathComponent("Modules")

  /// Compiles a module that other files can import.
  public func emitModule(_ module: String, of sources: [String], _ options: String...) throws
    -> String?
  {
    let path = folder.appendingPathComponent("\(module).swiftmodule").path
    return try run(
      sources, as: module, ["-emit-module", "-emit-module-path", path] + options)
  }

  /// FeatureRuntime with its SwiftUI support, and a stub of SwiftUI. The folder is shared, because no test changes
  /// it.
  private static let runtimeWithViews = Result { () throws -> (TemporaryFolder, errors: String?) in
    let folder = try TemporaryFolder()
    return (folder, try SwiftCompiler(folder: folder.url).emitRuntimeWithViews())
  }

  /// Makes FeatureRuntime with its SwiftUI support importable. The module is compiled once.
  public mutating func importRuntimeWithViews() throws -> String? {
    let (folder, errors) = try Self.runtimeWithViews.get()
    imported = folder
    return errors
  }

  /// Compiles FeatureRuntime with its SwiftUI support, and a stub of SwiftUI, which is not available here.
  ///
  /// - Parameter names: Further types that the stub of SwiftUI declares.
  public func emitRuntimeWithViews(declaring names: [String] = []) throws -> String? {
    let stub = try Self.sources(in: "Tests/Support/AppleSDK/SwiftUI")
    let others = try writeOtherTypes(names, beside: stub, in: folder)
    return try emitModule("SwiftUI", of: stub + [others])
      ?? emitModule(
        "FeatureRuntime", of: Self.sources(in: "Sources/FeatureRuntime"), "-package-name",
        "featuregen", "-warnings-as-errors")
  }

  /// Type-checks files without output.
  public func check(_ sources: [String], as module: String) throws -> String? {
    try run(sources, as: module, ["-typecheck", "-warnings-as-errors"])
  }

  /// Runs the compiler, and waits for its end.
  ///
  /// - Returns: The output of the compiler, if it failed.
  private func run(_ sources: [String], as module: String, _ options: [String]) throws -> String? {
    let arguments =
      ["swiftc", "-module-name", module, "-parse-as-library", "-wmo"] + settings.options
      + ["-I", folder.path] + (imported.map { ["-I", $0.url.path] } ?? [])
      + ["-I", Self.modules.path] + options + sources
    let result = try Tool.environment.run(arguments, in: folder)
    return result.status == 0 ? nil : result.error + result.output
  }

  /// Returns the Swift files in a folder of the package.
  public static func sources(in path: String) throws -> [String] {
    let folder = repository.appendingPathComponent(path)
    return try readFolder(folder).keys.sorted().filter { $0.hasSuffix(".swift") }
      .map { folder.appendingPathComponent($0).path }
  }
}
