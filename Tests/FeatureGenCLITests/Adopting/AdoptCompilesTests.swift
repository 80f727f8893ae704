import Foundation
import TestSupport
import Testing
import TypeChecking

@testable import FeatureGenCLI

/// What comes of the golden adoptions compiles beside what stays of their files.
@Suite("Adopted code compiles")
struct AdoptCompilesTests {
  private static let folder = repository.appending(path: "Tests/Adoption")
  private static let cases =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.contains(".") }.sorted()

  /// Cases whose files import internally unless they say otherwise.
  private static let settings = [
    "isolation": LanguageSettings(features: [.internalImportsByDefault])
  ]

  /// What needs another version of the library; what is made of it compiles.
  private static let older = [
    "bodies": ["Older.swift"], "cases-of-children": ["Older.swift"],
    "injected": ["Entrance.swift"], "older-effects": ["Post.swift"],
    "older-tasks": ["Profile.swift"], "projected-fields": ["Search.swift"],
    "shared-initializers": ["Older.swift"], "states": ["FormReducer.swift"],
    "styles": ["Shelf.swift"],
  ]
  /// What stays as it is, and needs another version of the library or another module.
  private static let foreign = [
    "bodies": ["Refused.swift"], "conforming-reducers": ["Keys.swift"],
    "private-names": ["Music.swift"], "projected-fields": ["Profile.swift", "ProfileName.swift"],
  ]
  /// Clients that features have, generated as elsewhere.
  private static let clients = ["public-features": ["BMIHistoryClient", "RandomClient"]]
  private static let generatedClients = repository.appending(
    path: "Tests/Cases/generates-tca/expected/Sources/Reference/Clients")
  /// Cases whose features are children of others.
  private static let others = ["effects": ["children", "tested"]]

  /// All cases, or one when there is little time.
  private static let tried =
    ProcessInfo.processInfo.environment["PROOFS"] == "all" ? cases : ["composed-children"]

  @Test("golden adoptions compile", arguments: tried)
  func compiles(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    var input: [String: [UInt8]] = [:]
    for name in [name] + (Self.others[name] ?? []) {
      let files = try readFolder(Self.folder.appending(path: "\(name)/input"))
      input.merge(files) { first, _ in first }
    }
    let project = MemoryFileSystem(input)
    // What an app has elsewhere.
    let clients = (Self.clients[name] ?? []).map {
      Self.generatedClients.appending(path: "\($0).swift")
    }
    let others = ([folder.appendingPathComponent("elsewhere.swift")] + clients)
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let foreign = Self.foreign[name] ?? []
    let settings = Self.settings[name] ?? .standard
    let before = try problems(
      in: project, others, leavingOut: foreign + (Self.older[name] ?? []), settings)
    #expect(before.isEmpty, "as it was")
    let transcript = Transcript()
    let hasTests = input.keys.contains { $0.hasPrefix("Tests/") }
    #expect(
      try adoptFeatures(
        in: hasTests ? ["Sources", "Tests"] : ["Sources"], named: [], project.fileSystem,
        writing: AdoptionTarget(specs: "Specs"),
        workers: .one, console: transcript.console) != .failure, "\(transcript.error)")
    #expect(
      try generateProject(project.fileSystem, console: transcript.console) == .success,
      "\(transcript.error)")
    let after = try problems(in: project, others, leavingOut: foreign, settings)
    #expect(after.isEmpty, "adopted")
    guard hasTests else { return }
    let checker = try TypeChecker()
    _ = try problems(in: project, others, leavingOut: foreign, settings, importedBy: checker)
    let tests = project.files.filter { $0.key.hasPrefix("Tests/") && $0.key.hasSuffix(".swift") }
    let found = try checker.check(
      tests.mapValues { String(decoding: $0, as: UTF8.self) }, as: "AppTests", isForTests: true,
      checksInitialization: true, settings: settings)
    #expect(!found.contains("error: "), "tests: \(found)")
  }

  /// What the compiler says of an app beside the stub of the library, but for warnings of what stays of its files.
  ///
  /// - Parameter checker: What compiles modules that import it; nil when there are none.
  private func problems(
    in project: MemoryFileSystem, _ others: [String], leavingOut names: [String],
    _ settings: LanguageSettings, importedBy checker: TypeChecker? = nil
  ) throws -> [String] {
    var sources: [String: String] = [:]
    for (path, bytes) in project.files
    where path.hasPrefix("Sources/") && path.hasSuffix(".swift")
      && !names.contains(where: { path.hasSuffix("/\($0)") })
    {
      // What it declares has a stand-in beside the case.
      sources[path] = String(decoding: bytes, as: UTF8.self)
        .replacing("import SwiftUI\n", with: "\n").replacing("import OSLog\n", with: "\n")
    }
    for (index, text) in others.enumerated() { sources["Elsewhere\(index).swift"] = text }
    if !sources.keys.contains(where: { $0.hasSuffix("/EffectError.swift") }) {
      sources["EffectError.swift"] = """
        public struct EffectError: Error, Equatable, CustomStringConvertible {
          public let description: String
          public init(_ error: any Error) { description = String(describing: error) }
          public init(_ message: String) { description = message }
        }

        """
    }
    return try (checker ?? TypeChecker())
      .check(
        sources, as: "App", isImported: checker != nil, checksInitialization: true,
        settings: settings
      )
      .split(separator: "\n").map(String.init)
      .filter { line in
        guard !line.hasPrefix(" ") else { return false }
        return line.contains(".swift:") && line.contains(": error: ")
          || line.contains("/Generated/") && line.contains(": warning: ")
      }
  }
}
