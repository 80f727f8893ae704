import FeatureAdoption
import Foundation
import SpecSource
import TestSupport
import Testing
import TypeChecking

@testable import FeatureGenCLI

/// An app is adopted one feature at a time.
@Suite("Adoption in steps")
struct AdoptStepsTests {
  private static let files: [String: String] = [
    settingsPath: """
    version: 1
    module: App
    access: internal
    sources: Sources/App/Generated
    tests: Tests/AppTests
    suffix: ''
    templates: tca
    """,
    "Sources/App/Row.swift": """
    import ComposableArchitecture

    @Reducer
    struct Row {
      @ObservableState
      struct State: Equatable, Identifiable { let id: Int }
      enum Action {
        case deleteTapped
        case delegate(Delegate)
        @CasePathable enum Delegate { case deleted }
      }
      @Dependency(\\.log) var log
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .deleteTapped:
            return .send(.delegate(.deleted))
          case .delegate:
            return .none
          }
        }
      }
    }
    """,
    "Sources/App/List.swift": """
    import ComposableArchitecture

    @Reducer
    struct List {
      @ObservableState
      struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = [] }
      enum Action { case rows(IdentifiedActionOf<Row>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .rows(.element(id: let id, action: .delegate(.deleted))):
            state.rows.remove(id: id)
            return .none
          case .rows:
            return .none
          }
        }
        .forEach(\\.rows, action: \\.rows) { Row() }
      }
    }
    """,
  ]

  private func adopt(_ name: String, _ project: MemoryFileSystem) throws -> [String] {
    let transcript = Transcript()
    _ = try adoptFeatures(
      in: ["Sources"], named: [name], project.fileSystem, writing: AdoptionTarget(),
      workers: .one, console: transcript.console)
    #expect(
      try generateProject(project.fileSystem, console: transcript.console) == .success,
      "\(name): \(transcript.error)")
    return project.files.keys.filter { $0.hasPrefix("Specs/") && $0.hasSuffix(".yaml") }
      .map { String($0.dropFirst(6)) }.sorted()
  }

  @Test("a parent is adopted before or after its child, and a second run changes nothing")
  func orders() throws {
    let first = MemoryFileSystem(texts: Self.files)
    #expect(
      try adopt("List", first) == ["External/Row.yaml", "List.yaml", "featuregen.yaml"])
    #expect(
      try adopt("Row", first)
        == ["External/log.yaml", "List.yaml", "Row.yaml", "featuregen.yaml"])
    let other = MemoryFileSystem(texts: Self.files)
    #expect(
      try adopt("Row", other) == ["External/log.yaml", "Row.yaml", "featuregen.yaml"])
    _ = try adopt("List", other)
    #expect(
      first.files == other.files)
    #expect(
      first.files.keys.filter { $0.hasPrefix("Sources/App/") && !$0.contains("Generated") } == [])
    let before = first.files
    let transcript = Transcript()
    #expect(
      try adoptFeatures(
        in: ["Sources"], named: [], first.fileSystem, writing: AdoptionTarget(),
        workers: .one, console: transcript.console) == .success)
    #expect(first.files == before)
  }

  @Test(
    "apps have the same specs and code in steps, in any order, and at once",
    .enabled(if: Proofs.areDue()),
    arguments: [["children"], ["children", "effects", "tested"]])
  func apps(names: [String]) throws {
    var input: [String: [UInt8]] = [:]
    for name in names {
      let folder = repository.appending(path: "Tests/Adoption/\(name)/input")
      input.merge(try readFolder(folder)) { first, _ in first }
    }
    let whole = MemoryFileSystem(input)
    #expect(try errors(in: whole) == "")
    try adoptAll([], whole)
    let features = texts(of: whole)
      .compactMap { $0.value.firstMatch(of: /^feature: (\w+)/)?.1 }.map(String.init).sorted()
    #expect(features.count > 4)
    for order in [features, features.reversed()] {
      let steps = MemoryFileSystem(input)
      for name in order {
        try adoptAll([name], steps)
        let errors = try errors(in: steps)
        #expect(errors == "", "\(name): \(errors)")
      }
      let (one, other) = (texts(of: steps), texts(of: whole))
      for path in Set(one.keys).union(other.keys) {
        #expect(one[path] == other[path], "\(path)")
      }
    }
  }

  /// Returns the compiler's messages about an app that is compiled with the stub of the library.
  private func errors(in project: MemoryFileSystem) throws -> String {
    var sources = texts(of: project).filter {
      $0.key.hasPrefix("Sources/") && $0.key.hasSuffix(".swift")
    }
    // Generated code declares `EffectError`, too.
    if !sources.keys.contains(where: { $0.hasSuffix("/EffectError.swift") }) {
      sources["EffectError.swift"] = """
        struct EffectError: Error, Equatable, CustomStringConvertible {
          let description: String
          init(_ error: any Error) { description = String(describing: error) }
          init(_ message: String) { description = message }
        }

        """
    }
    return try TypeChecker().check(sources, as: "App")
  }

  private func adoptAll(_ names: [String], _ project: MemoryFileSystem) throws {
    let transcript = Transcript()
    let folders = ["Sources", "Tests"].filter { folder in
      project.files.keys.contains { $0.hasPrefix("\(folder)/") }
    }
    #expect(
      try adoptFeatures(
        in: folders, named: names, project.fileSystem, writing: AdoptionTarget(),
        workers: .one, console: transcript.console) != .failure, "\(names): \(transcript.error)")
    #expect(
      try generateProject(project.fileSystem, console: transcript.console) == .success,
      "\(names): \(transcript.error)")
  }

  /// Returns the texts of all files.
  private func texts(of project: MemoryFileSystem) -> [String: String] {
    project.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test("features with the same name are in the folders of their enclosing types")
  func nested() throws {
    let text = """
      import ComposableArchitecture

      enum First {}
      enum Second {}
      extension First {
      \(countingReducer("Feature"))
      }
      """
    let files = [
      settingsPath: Self.files[settingsPath] ?? "", "Sources/App/First.swift": text,
      "Sources/App/Second.swift": text.replacing("enum First {}\nenum Second {}\n", with: "")
        .replacing("First", with: "Second"),
    ]
    let report = adoptionReport(
      of: files.filter { $0.key.hasSuffix(".swift") }
        .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }.sorted { $0.path < $1.path },
      trying: try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem))
    #expect(report.features.map(\.name) == ["First.Feature", "Second.Feature"])
    #expect(
      report.features.allSatisfy { $0.spec.equalText != nil }, "\(report.features.map(\.spec))")
    #expect(report.files.specs.map(\.name) == ["First.Feature", "Second.Feature"])
  }

  @Test("of two features with the same name, both are tried and one is written")
  func twice() throws {
    let text = Self.files["Sources/App/Row.swift"] ?? ""
    let report = adoptionReport(
      of: ["A", "B"].map { SourceFile(path: "Sources/\($0)/Row.swift", bytes: Array(text.utf8)) },
      trying: try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem))
    #expect(report.features.count { $0.spec.equalText != nil } == 2)
    #expect(report.files.edits.map(\.file.path) == ["Sources/A/Row.swift"])
    #expect(report.files.specs.map(\.name) == ["Row"])
  }
}
