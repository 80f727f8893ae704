import Foundation
import TestSupport
import Testing
import TypeChecking

@testable import FeatureProgram
@testable import FeatureSpec

/// Tests that a spec can have the name of a type of an imported module, or that the name is rejected at its place.
///
/// The tests try some names; `NAMES=all` tries all of them, `NAMES=8` every eighth, as `.ci/run` does.
@Suite("Names of imported modules", .onOwnThread)
struct ImportedNameTests {
  /// Some names that no spec can have.
  private static let impossible: Set = ["Action", "MainActor", "State", "Store", "String"]

  /// The names of each module that once were ambiguous, and the names that no spec can have.
  private static let telling =
    [
      "Bundle", "Category", "Color", "Data", "Exhaustivity", "Issue", "Locale", "Measurement",
      "Notification", "Operation", "Path", "Scope", "Tag", "Task", "Timer", "Trait", "URL",
      "Unit",
    ] + impossible

  private static func names(of modules: [String]) -> [String] {
    AwkwardNames.areManyTried
      ? Set(AwkwardNames.types(of: modules) + telling).sorted() : telling.sorted()
  }

  /// Returns the types of a module that its stub has to declare, except for the types that it re-exports from other
  /// modules.
  private static func others(of module: String) -> [String] {
    let all = AwkwardNames.areManyTried ? PublicTypes.of(module)?.listed ?? [] : ["Shared"]
    return Set(all).subtracting(PublicTypes.of("Observation")?.listed ?? []).sorted()
  }

  /// Returns a project for each kind, in a single module and in two modules.
  private static func projects(
    _ templates: String, of kinds: [NamesProject.Kind], hasViews: Bool = false, names: [String]
  ) -> [NamesProject] {
    kinds.flatMap { kind in
      (AwkwardNames.areManyTried ? [false, true] : [true]).map { isApart in
        NamesProject(
          kind: kind, isApart: isApart, templates: templates, hasViews: hasViews, names: names)
      }
    }
  }

  private static let ofRuntime = projects(
    "runtime", of: NamesProject.Kind.allCases,
    names: names(of: ["FeatureRuntime", "FeatureTesting", "Foundation", "Testing"]))

  @Test("are accepted or refused", arguments: ofRuntime)
  func runtime(_ project: NamesProject) throws {
    try compile(project)
  }

  private static let ofRedux = projects(
    "redux", of: [.models], names: names(of: ["Foundation", "Testing"]))

  @Test("are accepted or refused with pure functions", arguments: ofRedux)
  func redux(_ project: NamesProject) throws {
    try compile(project)
  }

  @Test("are accepted or refused with the Composable Architecture")
  func composableArchitecture() throws {
    let names = Self.names(of: ["ComposableArchitecture", "Foundation", "Testing"]) + ["Shared"]
    let checker = try TypeChecker(declaring: Self.others(of: "ComposableArchitecture"))
    let kinds: [NamesProject.Kind] =
      AwkwardNames.areManyTried ? NamesProject.Kind.allCases : [.models]
    for project in Self.projects("tca", of: kinds, names: Set(names).sorted()) {
      let files = try generate(project)
      for module in project.modules {
        let errors = try checker.check(
          texts(files, in: "Sources/\(module)/"), as: module, isImported: true)
        try #require(!errors.contains("error:"), "\(project) \(errors)")
        let tests = texts(files, in: "Tests/\(module)Tests/")
        if !tests.isEmpty {
          let errors = try checker.check(tests, as: "\(module)Tests", isForTests: true)
          #expect(!errors.contains("error:"), "\(project) \(errors)")
        }
      }
    }
  }

  #if !canImport(SwiftUI)
    @Test("are accepted or refused with SwiftUI", .enabled(if: AwkwardNames.areManyTried))
    func views() throws {
      let folder = try TemporaryFolder()
      let compiler = SwiftCompiler(folder: folder.url)
      let broken = try compiler.emitRuntimeWithViews(declaring: Self.others(of: "SwiftUI"))
      try #require(broken == nil, "\(broken ?? "")")
      let types = Self.names(of: ["SwiftUI", "Foundation"])
      let views = types.filter { $0.hasSuffix("View") && $0 != "View" }.map {
        String($0.dropLast(4))
      }
      let projects =
        Self.projects("runtime", of: [.models], hasViews: true, names: types)
        + Self.projects("runtime", of: [.features], hasViews: true, names: views)
      for project in projects { try compile(project, in: TemporaryFolder(), with: compiler) }
    }
  #endif

  /// Returns the Swift of a project. Checks that the impossible names are rejected, and that the other names of
  /// `telling` are not.
  private func generate(_ project: NamesProject) throws -> [String: [UInt8]] {
    let (files, refused) = try project.generate()
    #expect(refused.isSuperset(of: project.names.filter(Self.impossible.contains)))
    #expect(
      refused.isDisjoint(with: Self.telling.filter { !Self.impossible.contains($0) })
        || project.templates == "tca" || project.hasViews,
      "\(project) \(refused.sorted())")
    return files
  }

  private func compile(_ project: NamesProject) throws {
    let folder = try TemporaryFolder()
    try compile(project, in: folder, with: SwiftCompiler(folder: folder.url))
  }

  /// Compiles all modules of a project, and their tests.
  private func compile(
    _ project: NamesProject, in folder: TemporaryFolder, with compiler: SwiftCompiler
  ) throws {
    let files = try generate(project)
    // The macro of previews cannot be expanded here.
    let sources = files.mapValues { contents in
      Array(
        String(decoding: contents, as: UTF8.self).replacingOccurrences(
          of: "#Preview {", with: "@MainActor @ViewBuilder private func preview() -> some View {"
        ).utf8)
    }
    try writeFiles(sources, to: folder.url)
    func paths(_ prefix: String) -> [String] {
      files.keys.sorted().filter { $0.hasPrefix(prefix + "/") }
        .map { folder.url.appendingPathComponent($0).path }
    }
    for module in project.modules {
      let errors = try compiler.emitModule(
        module, of: paths("Sources/\(module)"), "-enable-testing")
      try #require(errors == nil, "\(project) \(module) \(errors ?? "")")
      let tests = paths("Tests/\(module)Tests")
      // The stub of SwiftUI differs from the SwiftUI that the runtime for tests was built with.
      let testErrors =
        tests.isEmpty || project.hasViews ? nil : try compiler.check(tests, as: "\(module)Tests")
      #expect(testErrors == nil, "\(project) \(testErrors ?? "")")
    }
  }

  /// Returns the Swift texts in a folder.
  private func texts(_ files: [String: [UInt8]], in folder: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.filter { $0.key.hasPrefix(folder) }
        .map { ($0.key, String(decoding: $0.value, as: UTF8.self)) })
  }
}

extension NamesProject: CustomTestStringConvertible {
  var testDescription: String {
    "\(kind.rawValue) in \(isApart ? "another" : "the same") module\(hasViews ? " with views" : ""), \(templates)"
  }
}
