import Foundation
import TestSupport
import Testing
import TypeChecking

@testable import FeatureGenCLI

/// The code that the golden adoptions generate compiles together with the Swift that remains in their files.
@Suite("Adopted code compiles")
struct AdoptCompilesTests {
  private static let folder = repository.appending(path: "Tests/Adoption")
  private static let cases =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.contains(".") }.sorted()

  /// The features of the language that a case's modules enable, by case. A case that is not listed imports
  /// internally.
  private static let features: [String: [LanguageSettings.Feature]] = [
    "isolation": [.internalImportsByDefault]
  ]

  /// The files that need another version of the library, by case. The code that is generated from them compiles.
  private static let older = [
    "bodies": ["Older.swift"], "cases-of-children": ["Older.swift"],
    "injected": ["Entrance.swift"], "older-effects": ["Post.swift"],
    "older-tasks": ["Profile.swift"], "projected-fields": ["Search.swift"],
    "shared-initializers": ["Older.swift"], "states": ["FormReducer.swift"],
    "styles": ["Shelf.swift"],
  ]
  /// The files that adoption leaves unchanged and that need another version of the library or another module, by
  /// case.
  private static let foreign = [
    "bodies": ["Refused.swift"], "conforming-reducers": ["Keys.swift"],
    "private-names": ["Music.swift"], "projected-fields": ["Profile.swift", "ProfileName.swift"],
  ]
  /// The clients that features use and that are generated elsewhere, by case.
  private static let clients = ["public-features": ["BMIHistoryClient", "RandomClient"]]
  private static let generatedClients = repository.appending(
    path: "Tests/Cases/generates-tca/expected/Sources/Reference/Clients")
  /// The modules of the cases that have several, each after the modules that it imports.
  private static let modules = [
    "several-modules": ["FactsClient", "Banners", "CounterFeature", "AppFeature"]
  ]
  /// The cases that contain the child features of a case, by case.
  private static let others = ["effects": ["children", "tested"]]

  /// All cases, or a single case when there is little time.
  private static let tried = Proofs.long(cases, otherwise: ["composed-children"])

  /// The language modes.
  private static let modes = Proofs.areLong ? [6, 5] : [6]

  @Test("golden adoptions compile", arguments: tried, modes)
  func compiles(name: String, mode: Int) throws {
    let folder = Self.folder.appendingPathComponent(name)
    var input: [String: [UInt8]] = [:]
    for name in [name] + (Self.others[name] ?? []) {
      let files = try readFolder(Self.folder.appending(path: "\(name)/input"))
      input.merge(files) { first, _ in first }
    }
    let project = MemoryFileSystem(input)
    // The files that an app has outside the case.
    let clients = (Self.clients[name] ?? []).map {
      Self.generatedClients.appending(path: "\($0).swift")
    }
    let others = ([folder.appendingPathComponent("elsewhere.swift")] + clients)
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let foreign = Self.foreign[name] ?? []
    var app = AppSources(
      modules: Self.modules[name] ?? ["App"], others: others, leavesOut: foreign,
      settings: LanguageSettings(mode: mode, features: Self.features[name] ?? []))
    app.leavesOut += Self.older[name] ?? []
    let before = try app.problems(in: project, TypeChecker())
    #expect(before.isEmpty, "as it was: \(before)")
    app.leavesOut = foreign
    let transcript = Transcript()
    let hasTests = input.keys.contains { $0.hasPrefix("Tests/") }
    #expect(
      try adoptFeatures(
        in: hasTests ? ["Sources", "Tests"] : ["Sources"], named: [], project.fileSystem,
        writing: AdoptionTarget(),
        workers: .one, console: transcript.console) != .failure, "\(transcript.error)")
    #expect(
      try generateProject(project.fileSystem, console: transcript.console) == .success,
      "\(transcript.error)")
    let checker = try TypeChecker()
    let after = try app.problems(in: project, checker, isImported: hasTests)
    #expect(after.isEmpty, "adopted: \(after)")
    guard hasTests else { return }
    let errors = try app.errorsOfTests(in: project, checker)
    #expect(errors.isEmpty, "tests: \(errors)")
  }
}

/// The files of an app, compiled together with the stub of the library.
private struct AppSources {
  /// The modules, each after the modules that it imports.
  let modules: [String]
  /// The sources that the app has outside the case.
  let others: [String]
  /// The names of the files that are not compiled.
  var leavesOut: [String]
  let settings: LanguageSettings

  /// Returns the compiler's messages about an app, except the warnings about code that remains in its files.
  ///
  /// - Parameter isImported: Whether tests import the last module.
  func problems(
    in project: MemoryFileSystem, _ checker: TypeChecker, isImported: Bool = false
  ) throws -> [String] {
    var problems: [String] = []
    for module in modules {
      let sources = sources(of: module, in: project)
      let output = try checker.check(
        sources, as: module, checksInitialization: true, settings: settings)
      problems += output.split(separator: "\n").map(String.init).filter { line in
        guard !line.hasPrefix(" ") else { return false }
        return line.contains(".swift:") && line.contains(": error: ")
          || line.contains("/Generated/") && line.contains(": warning: ")
      }
      guard problems.isEmpty, isImported || module != modules.last else { continue }
      _ = try checker.check(sources, as: module, isImported: true, settings: settings)
    }
    return problems
  }

  /// Returns the errors in the tests of the modules, which were imported.
  func errorsOfTests(in project: MemoryFileSystem, _ checker: TypeChecker) throws -> [String] {
    try modules.flatMap { module in
      let tests = project.files.filter {
        $0.key.hasPrefix("Tests/\(module)Tests/") && $0.key.hasSuffix(".swift")
      }
      guard !tests.isEmpty else { return [String]() }
      let output = try checker.check(
        tests.mapValues { String(decoding: $0, as: UTF8.self) }, as: "\(module)Tests",
        isForTests: true, checksInitialization: true, settings: settings)
      return output.split(separator: "\n").map(String.init).filter { $0.contains("error: ") }
    }
  }

  private func sources(of module: String, in project: MemoryFileSystem) -> [String: String] {
    var sources: [String: String] = [:]
    for (path, bytes) in project.files
    where path.hasPrefix("Sources/\(module)/") && path.hasSuffix(".swift")
      && !leavesOut.contains(where: { path.hasSuffix("/\($0)") })
    {
      // A stub module declares what this import provides.
      sources[path] = String(decoding: bytes, as: UTF8.self)
        .replacing("import SwiftUI\n", with: "\n").replacing("import OSLog\n", with: "\n")
    }
    for (index, text) in others.enumerated() { sources["Elsewhere\(index).swift"] = text }
    let usesErrors = sources.values.contains { $0.contains("EffectError") }
    if usesErrors, !sources.keys.contains(where: { $0.hasSuffix("/EffectError.swift") }) {
      sources["EffectError.swift"] = """
        public struct EffectError: Error, Equatable, CustomStringConvertible {
          public let description: String
          public init(_ error: any Error) { description = String(describing: error) }
          public init(_ message: String) { description = message }
        }

        """
    }
    return sources
  }
}
