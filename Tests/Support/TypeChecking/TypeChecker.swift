import FeatureProgram
import FeatureSpec
import Foundation
import TestSupport

/// The Swift compiler, with modules that were compiled for the tests.
public struct TypeChecker {
  /// The folder of the compiled modules.
  private let modules: TemporaryFolder

  /// The folder of the stub of the Composable Architecture.
  private let library: TemporaryFolder

  /// Makes a type checker, and compiles the stub of the Composable Architecture if necessary.
  ///
  /// - Parameters:
  ///   - version: The version of the library.
  ///   - names: Further types that the stub declares.
  public init(version: TCAVersion = .standard, declaring names: [String] = []) throws {
    modules = try TemporaryFolder()
    library =
      try names.isEmpty
      ? Self.library(of: version) : Self.makeLibrary(of: version, declaring: names)
  }

  private static let libraries = Locked<[TCAVersion: Result<TemporaryFolder, any Error>]>([:])

  /// Returns the stub without further types, which is compiled once for each version.
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

  /// Returns the compilation conditions for the stub's declarations that only some versions have.
  private static func conditions(of version: TCAVersion) -> [String] {
    switch version {
    case .first: []
    case .withEffectsOnChange: ["EFFECTS_ON_CHANGE"]
    case .withUnlabelledScopes: ["EFFECTS_ON_CHANGE", "UNLABELLED_SCOPES"]
    }
  }

  /// The compiler's output for a stub that should compile.
  struct Failure: Error {
    var errors: String
  }

  /// Type-checks the sources of a module, with expanded macros.
  ///
  /// The compiler may open 3,000 solver scopes for an expression of a feature, which takes a hundredth of a second;
  /// for the expectations of tests it may open more. Its own limit is a million, which takes seconds. A limit in time
  /// would depend on the machine.
  ///
  /// - Parameters:
  ///   - isImported: Whether other modules import the module.
  ///   - isForTests: Whether the module contains tests.
  ///   - checksInitialization: Whether initialization and isolation are checked, too, which doubles the time.
  ///   - settings: The settings of the module.
  /// - Returns: The output of the compiler, including warnings; empty if the sources have no problems.
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

  /// The output of the compiler.
  private enum Output {
    case types
    /// Code that is discarded.
    case code
    /// A module that other modules import.
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
