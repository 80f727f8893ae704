import Foundation
import TestSupport

/// The Swift compiler, beside modules that were made for it.
struct TypeChecker {
  /// Where the modules that are made go.
  private let modules: TemporaryFolder

  /// Where the module is that stands in for the Composable Architecture.
  private let library: TemporaryFolder

  /// Finds the module that stands in for the Composable Architecture.
  ///
  /// - Parameter names: Types that it has beside its own.
  init(declaring names: [String] = []) throws {
    modules = try TemporaryFolder()
    library = try names.isEmpty ? Self.library.get() : Self.makeLibrary(declaring: names)
  }

  /// The module without other types, which is made once.
  private static let library = Result { try makeLibrary(declaring: []) }

  private static func makeLibrary(declaring names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let stub = repository.appending(path: "Tests/Support/ComposableArchitectureStub")
    let files = try readFolder(stub).keys.sorted()
      .map { stub.appendingPathComponent($0).path }
    let others = try writeOtherTypes(names, beside: files, in: folder.url)
    let errors = try compile(
      files + [others], as: "ComposableArchitecture", importing: [], into: folder)
    if !errors.isEmpty { throw Failure(errors: errors) }
    return folder
  }

  /// What the compiler says of a stub that it should take.
  struct Failure: Error {
    var errors: String
  }

  /// Type-checks the sources of a module, macros written out.
  ///
  /// - Parameter isImported: Whether others import the module.
  /// - Returns: What the compiler says of them, warnings included; nothing when all is well.
  func check(
    _ sources: [String: String], as module: String, isImported: Bool = false
  ) throws -> String {
    let folder = try TemporaryFolder(sources.mapValues(expandMacros))
    let files = sources.keys.sorted().map { folder.url.appendingPathComponent($0).path }
    return try Self.compile(
      files, as: module, importing: [library, modules], into: isImported ? modules : nil
    ).replacing(folder.url.path + "/", with: "")
  }

  /// Compiles files.
  ///
  /// - Parameter output: Where the module goes; nil if none is made.
  private static func compile(
    _ files: [String], as module: String, importing folders: [TemporaryFolder],
    into output: TemporaryFolder?
  ) throws -> String {
    let path = output?.url.appending(path: "\(module).swiftmodule").path
    let what =
      path.map { ["-emit-module", "-emit-module-path", $0, "-enable-testing"] } ?? ["-typecheck"]
    let result = try Tool.environment.run(
      ["swiftc", "-module-name", module, "-swift-version", "6", "-parse-as-library", "-wmo"]
        + folders.flatMap { ["-I", $0.url.path] } + what + files, in: repository)
    return result.error + result.output
  }
}
