import FeatureProgram
import FeatureSpec
import Foundation
import TestSupport

/// The Swift compiler, beside modules that were made for it.
public struct TypeChecker {
  /// Where the modules that are made go.
  private let modules: TemporaryFolder

  /// Where the module is that stands in for the Composable Architecture.
  private let library: TemporaryFolder

  /// Finds the module that stands in for the Composable Architecture.
  ///
  /// - Parameters:
  ///   - version: The version of the library.
  ///   - names: Types that it has beside its own.
  public init(version: TCAVersion = .standard, declaring names: [String] = []) throws {
    modules = try TemporaryFolder()
    library =
      try names.isEmpty
      ? Self.library(of: version) : Self.makeLibrary(of: version, declaring: names)
  }

  private static let libraries = Locked<[TCAVersion: Result<TemporaryFolder, any Error>]>([:])

  /// The module without other types, which is made once for each version.
  private static func library(of version: TCAVersion) throws -> TemporaryFolder {
    let library = libraries.withLock { libraries in
      let library = libraries[version] ?? Result { try makeLibrary(of: version, declaring: []) }
      libraries[version] = library
      return library
    }
    return try library.get()
  }

  private static func makeLibrary(
    of version: TCAVersion, declaring names: [String]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let stub = repository.appending(path: "Tests/Support/ComposableArchitectureStub")
    let files = try readFolder(stub).keys.sorted()
      .map { stub.appendingPathComponent($0).path }
    let others = try writeOtherTypes(names, beside: files, in: folder.url)
    let errors = try compile(
      files + [others], as: "ComposableArchitecture", importing: [],
      .standard, conditions(of: version).flatMap { ["-D", $0] }, to: .module(in: folder))
    if !errors.isEmpty { throw Failure(errors: errors) }
    return folder
  }

  /// What the stub declares of what only some versions have.
  private static func conditions(of version: TCAVersion) -> [String] {
    switch version {
    case .first: []
    case .withEffectsOnChange: ["EFFECTS_ON_CHANGE"]
    case .withUnlabelledScopes: ["EFFECTS_ON_CHANGE", "UNLABELLED_SCOPES"]
    }
  }

  /// What the compiler says of a stub that it should take.
  struct Failure: Error {
    var errors: String
  }

  /// Type-checks the sources of a module, macros written out.
  ///
  /// A feature may take the compiler 3,000 guesses for an expression, a hundredth of a second; what tests expect may take
  /// more. It would give up at a million, seconds later. Time itself would depend on the machine.
  ///
  /// - Parameters:
  ///   - isImported: Whether others import the module.
  ///   - isForTests: Whether it is one of tests.
  ///   - checksInitialization: Whether initialization and isolation are checked, too, which takes the compiler twice as long.
  ///   - settings: How the module is compiled.
  /// - Returns: What the compiler says of them, warnings included; nothing when all is well.
  public func check(
    _ sources: [String: String], as module: String, isImported: Bool = false,
    isForTests: Bool = false, checksInitialization: Bool = false,
    settings: LanguageSettings = .standard
  ) throws -> String {
    let folder = try TemporaryFolder(sources.mapValues(expandMacros))
    let files = sources.keys.sorted().map { folder.url.appendingPathComponent($0).path }
    return try Self.compile(
      files, as: module, importing: [library, modules],
      settings, ["-Xfrontend", "-solver-scope-threshold=\(isForTests ? 300_000 : 3_000)"],
      to: isImported ? .module(in: modules) : checksInitialization ? .code : .types
    ).replacing(folder.url.path + "/", with: "")
  }

  /// How far the compiler goes.
  private enum Output {
    case types
    /// Code that goes nowhere.
    case code
    /// A module that others import.
    case module(in: TemporaryFolder)

    func options(_ module: String) -> [String] {
      switch self {
      case .types: return ["-typecheck"]
      case .code: return ["-emit-sil", "-Onone", "-o", "/dev/null"]
      case .module(let folder):
        let path = folder.url.appending(path: "\(module).swiftmodule").path
        return ["-emit-module", "-emit-module-path", path, "-enable-testing"]
      }
    }
  }

  /// Compiles files.
  private static func compile(
    _ files: [String], as module: String, importing folders: [TemporaryFolder],
    _ settings: LanguageSettings, _ options: [String], to output: Output
  ) throws -> String {
    let result = try Tool.environment.run(
      ["swiftc", "-module-name", module, "-package-name", "app", "-parse-as-library", "-wmo"]
        + settings.options
        + folders.flatMap { ["-I", $0.url.path] } + options + output.options(module) + files,
      in: repository)
    return result.error + result.output
  }
}
