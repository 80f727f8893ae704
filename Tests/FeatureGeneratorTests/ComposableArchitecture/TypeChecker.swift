import Foundation
import TestSupport

/// The Swift compiler, beside modules that were made for it.
struct TypeChecker {
  /// Where the modules are.
  private let modules: TemporaryFolder

  /// Compiles what stands in for the Composable Architecture.
  ///
  /// - Parameter names: Types that it has beside those.
  init(declaring names: [String] = []) throws {
    modules = try TemporaryFolder()
    let standIn = repository.appending(path: "Tests/Support/ComposableArchitectureStandIn")
    let files = try readFolder(standIn).keys.sorted()
      .map { standIn.appendingPathComponent($0).path }
    let others = try writeOtherTypes(names, beside: files, in: modules.url)
    let errors = try compile(files + [others], as: "ComposableArchitecture", emitting: true)
    if !errors.isEmpty { throw Failure(errors: errors) }
  }

  /// What the compiler says of a stand-in that it should take.
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
    return try compile(files, as: module, emitting: isImported)
      .replacing(folder.url.path + "/", with: "")
  }

  private func compile(
    _ files: [String], as module: String, emitting isEmitted: Bool
  ) throws -> String {
    let output = modules.url.appendingPathComponent("\(module).swiftmodule").path
    let what =
      isEmitted
      ? ["-emit-module", "-emit-module-path", output, "-enable-testing"] : ["-typecheck"]
    let result = try Tool.environment.run(
      ["swiftc", "-module-name", module, "-swift-version", "6", "-parse-as-library", "-wmo"]
        + ["-I", modules.url.path] + what + files, in: modules.url)
    return result.error + result.output
  }
}
