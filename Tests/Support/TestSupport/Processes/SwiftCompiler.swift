import Foundation

/// The Swift compiler, with the modules that were built together with these tests in its reach.
public struct SwiftCompiler: Sendable {
  /// Where it works, and puts the modules that it makes.
  public let folder: URL
  /// How it compiles.
  public var settings = LanguageSettings.standard
  /// The folder of modules that others have made.
  private var imported: TemporaryFolder?

  /// A compiler that works in a folder.
  public init(folder: URL) {
    self.folder = folder
  }

  /// The folder of the modules that were built: it lies beside the bundle of these tests.
  public static let modules: URL = Tool.built.url.deletingLastPathComponent()
    .appendingPathComponent("Modules")

  /// Makes a module that other files can import.
  public func emitModule(_ module: String, of sources: [String], _ options: String...) throws
    -> String?
  {
    let path = folder.appendingPathComponent("\(module).swiftmodule").path
    return try run(
      sources, as: module, ["-emit-module", "-emit-module-path", path] + options)
  }

  /// FeatureRuntime with what it has for SwiftUI, and a stub for that; no tests change either.
  private static let runtimeWithViews = Result { () throws -> (TemporaryFolder, errors: String?) in
    let folder = try TemporaryFolder()
    return (folder, try SwiftCompiler(folder: folder.url).emitRuntimeWithViews())
  }

  /// Imports FeatureRuntime with what it has for SwiftUI, which is made once.
  public mutating func importRuntimeWithViews() throws -> String? {
    let (folder, errors) = try Self.runtimeWithViews.get()
    imported = folder
    return errors
  }

  /// Makes FeatureRuntime with what it has for SwiftUI, and a stub for that, as there is none here.
  ///
  /// - Parameter names: Types of SwiftUI beside those that stub has.
  public func emitRuntimeWithViews(declaring names: [String] = []) throws -> String? {
    let stub = try Self.sources(in: "Tests/Support/AppleSDK/SwiftUI")
    let others = try writeOtherTypes(names, beside: stub, in: folder)
    return try emitModule("SwiftUI", of: stub + [others])
      ?? emitModule(
        "FeatureRuntime", of: Self.sources(in: "Sources/FeatureRuntime"), "-package-name",
        "featuregen", "-warnings-as-errors")
  }

  /// Checks files, of which nothing is made.
  public func check(_ sources: [String], as module: String) throws -> String? {
    try run(sources, as: module, ["-typecheck", "-warnings-as-errors"])
  }

  /// Runs it to its end.
  ///
  /// - Returns: What it printed, if it failed.
  private func run(_ sources: [String], as module: String, _ options: [String]) throws -> String? {
    let arguments =
      ["swiftc", "-module-name", module, "-parse-as-library", "-wmo"] + settings.options
      + ["-I", folder.path] + (imported.map { ["-I", $0.url.path] } ?? [])
      + ["-I", Self.modules.path] + options + sources
    let result = try Tool.environment.run(arguments, in: folder)
    return result.status == 0 ? nil : result.error + result.output
  }

  /// The Swift files under a folder of the package.
  public static func sources(in path: String) throws -> [String] {
    let folder = repository.appendingPathComponent(path)
    return try readFolder(folder).keys.sorted().filter { $0.hasSuffix(".swift") }
      .map { folder.appendingPathComponent($0).path }
  }
}
