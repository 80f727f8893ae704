import FeatureSpec
import Foundation
import SpecSource
import SpecSupport
import SpecYAML
import TestSupport
import Testing

/// What the templates for the Composable Architecture make is checked by the compiler, against a stub that declares
/// what the library does. Whether it behaves, only the library can tell.
@Suite("The Composable Architecture", .onOwnThread) struct ComposableArchitectureTests {
  @Test(
    "the code of all specs is formatted and has the right types",
    arguments: Proofs.areWhole ? dialects : [])
  func allSpecs(_ settings: TCASettings) throws {
    let specs = repository.appendingPathComponent("Specs")
    let project = try GeneratedProject(specs: specs, settings: settings)
    #expect(try project.formattingProblems() == "")
    let checker = try TypeChecker(version: settings.version)
    let features = try project.sources(of: "ExampleFeatures").merging(handWritten()) { $1 }
    #expect(features.count > 40)
    expectNothing(try checker.check(features, as: "ExampleFeatures", isImported: true))
    let tests = try project.tests(of: "ExampleFeaturesTests")
    #expect(tests.count > 20)
    expectNothing(try checker.check(tests, as: "ExampleFeaturesTests", isForTests: true))
    let benchmarks = try project.texts(in: "Tests/Benchmarks/BenchmarkFeatures")
    #expect(benchmarks.count > 3)
    expectNothing(try checker.check(benchmarks, as: "BenchmarkFeatures"))
  }

  @Test(
    "the code of the whole language has the right types, in two modules",
    arguments: TCAMacros.allCases)
  func language(_ macros: TCAMacros) throws {
    let specs = GoldenCase(name: "generates-tca").folder.appendingPathComponent("input/Specs")
    let project = try GeneratedProject(specs: specs, settings: TCASettings(macros: macros))
    #expect(try project.formattingProblems() == "")
    let checker = try TypeChecker()
    for module in ["Reference", "Language"] {
      let sources = try project.sources(of: module)
      #expect(sources.count > 15)
      expectNothing(try checker.check(sources, as: module, isImported: true))
      let tests = try project.tests(of: "\(module)Tests")
      #expect(tests.count > 8)
      expectNothing(try checker.check(tests, as: "\(module)Tests", isForTests: true))
    }
  }

  @Test("an expression that the compiler takes long for is found", arguments: [3, 4])
  func longChain(_ count: Int) throws {
    let numbers = 1...count
    let children = numbers.map { "@Presents var child\($0): Child.State?" }
    let cases = numbers.map { "case child\($0)(PresentationAction<Child.Action>)" }
    let operators = numbers.map { ".ifLet(\\.$child\($0), action: \\.child\($0)) { Child() }" }
    let parent = """
      import ComposableArchitecture

      @Reducer struct Child {
        struct State {}
        enum Action {
          case tapped
        }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }

      @Reducer struct Parent {
        struct State { \(children.joined(separator: "; ")) }
        enum Action {
          \(cases.joined(separator: "; "))
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            default: return .none
            }
          }
          \(operators.joined(separator: "\n"))
        }
      }
      """
    let errors = try TypeChecker().check(["Parent.swift": parent + "\n"], as: "Chain")
    #expect(errors.contains("error:") == (count > 3), "\(errors)")
    #expect(errors.contains("in reasonable time") == (count > 3), "\(errors)")
  }

  @Test("the code of other projects is formatted and has the right types")
  func otherProjects() throws {
    let cases = try GoldenCase.all.filter { try $0.isForTypeChecks }
    for golden in Proofs.part(of: cases, each: 6) {
      let specs = golden.folder.appendingPathComponent("input/Specs")
      let project = try GeneratedProject(specs: specs)
      let checker = try TypeChecker(version: project.version)
      #expect(try project.formattingProblems() == "", "\(golden.name)")
      let sources = try project.sources(of: "App")
      let messages = try checker.check(sources, as: "App", isImported: true)
      #expect(messages == "", "\(golden.name): \(messages)")
      let tests = try project.tests(of: "AppTests")
      guard !tests.isEmpty else { continue }
      let problems = try checker.check(tests, as: "AppTests", isForTests: true)
      #expect(problems == "", "\(golden.name): \(problems)")
    }
  }

  @Test(
    "a wrong name, label or type is found",
    arguments: [
      (".ifLet(\\.$alert,", ".ifLet(\\.$alerts,", "alerts"),
      (
        "Scope(state: \\.timer, action: \\.timer)", "Scope(state: \\.timer, action: \\.counter)",
        "Action"
      ),
      ("cancelInFlight: true", "cancelsInFlight: true", "cancelsInFlight"),
      ("state.resultList = nil", "state.resultLists = nil", "resultLists"),
    ])
  func mistakes(text: String, mistake: String, error: String) throws {
    let specs = GoldenCase(name: "generates-tca").folder.appendingPathComponent("input/Specs")
    var sources = try GeneratedProject(specs: specs).sources(of: "Reference")
    sources = sources.mapValues { $0.replacing(text, with: mistake) }
    let errors = try TypeChecker().check(sources, as: "Reference")
    #expect(errors.contains("error:") && errors.contains(error), "\(errors)")
  }
}

/// Fails with what the compiler says.
private func expectNothing(
  _ messages: String, at location: SourceLocation = #_sourceLocation
) {
  #expect(messages == "", "\(messages)", sourceLocation: location)
}

extension GoldenCase {
  /// Whether all of its Swift is generated, for one module, from names that the Composable Architecture takes.
  fileprivate var isForTypeChecks: Bool {
    get throws {
      let input = try input()
      let needsCode = input.values.contains { contents in
        String(decoding: contents, as: UTF8.self).hasPrefix("external:")
      }
      let expected = try expected()
      let others = [
        "generates-keywords", "generates-modules", "generates-names-of-imported-modules",
        // It imports a module that is not there.
        "generates-rare-keys",
        // They need the app's own protocols; `allSpecs` has a style with them.
        "generates-styles", "generates-tca-styles",
        // The tca set refuses it.
        "generates-presented-elsewhere",
      ]
      return expected.stderr.isEmpty && !needsCode && !others.contains(name)
        && expected.files.keys.contains { $0.hasPrefix("Sources/App/") && $0.hasSuffix(".swift") }
    }
  }
}

/// What the settings may say of the library.
private let dialects =
  TCAVersion.allCases.map { TCASettings(version: $0) }
  + [.withEffectsOnChange, .withUnlabelledScopes].map {
    TCASettings(version: $0, macros: .expand)
  }

/// What the specs expect to be written by hand.
private func handWritten() throws -> [String: String] {
  let folder = repository.appending(path: "Tests/Support/ComposableArchitectureSamples")
  return try readFolder(folder).mapValues { String(decoding: $0, as: UTF8.self) }
}

/// A project for the Composable Architecture, with all that the tool makes of it.
private struct GeneratedProject {
  let folder: TemporaryFolder
  /// The version of the library that its code is written for.
  let version: TCAVersion

  /// Takes the specs of another project, and its settings but for the template set.
  ///
  /// - Parameter other: What is said of the library; nil for what the settings say.
  init(specs: URL, settings other: TCASettings? = nil) throws {
    folder = try TemporaryFolder()
    var files = try readFolder(specs)
    files["featuregen.lock"] = nil
    // Specs that name another set are generated with this one too.
    files = files.mapValues { bytes in
      Array(
        String(decoding: bytes, as: UTF8.self).replacing("\ntemplates: redux\n", with: "\n").utf8)
    }
    let settings = String(decoding: files["featuregen.yaml"] ?? [], as: UTF8.self)
    let text =
      settings + (settings.contains("templates:") ? "" : "\ntemplates: tca\n")
      + (other.map {
        "\ntca: {version: '\($0.version.rawValue)', macros: \($0.macros.rawValue)}\n"
      } ?? "")
    files["featuregen.yaml"] = Array(text.utf8)
    let decoded = parseYAML(SourceFile(path: "featuregen.yaml", text: text)).value
      .flatMap { decodeSettings($0).value }
    self.version = try #require(decoded).tca.version
    let generated = TextProject(specs: files).generate()
    try #require(generated.errors.isEmpty, "\(generated.errors.described)")
    try writeFiles(generated.files, to: folder.url)
  }

  /// What the formatter would write otherwise.
  func formattingProblems() throws -> String {
    let configuration = repository.appendingPathComponent(".swift-format").path
    return try Tool.environment.run(
      ["swift", "format", "lint", "--strict", "--configuration", configuration, "--recursive"]
        + ["Sources", "Tests"], in: folder.url
    ).error
  }

  func sources(of module: String) throws -> [String: String] {
    try texts(in: "Sources/\(module)")
  }

  func tests(of module: String) throws -> [String: String] {
    try texts(in: "Tests/\(module)")
  }

  func texts(in path: String) throws -> [String: String] {
    try readFolder(folder.url.appendingPathComponent(path))
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }
}
