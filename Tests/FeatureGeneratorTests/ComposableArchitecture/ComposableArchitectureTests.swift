import FeatureProgram
import FeatureSpec
import Foundation
import RandomProjects
import SpecSource
import SpecSupport
import SpecYAML
import TestSupport
import Testing
import TypeChecking

/// Tests of the templates for the Composable Architecture. The compiler checks the generated code against a stub that
/// declares the parts of the library. Only the library itself could show whether the code behaves correctly.
@Suite("The Composable Architecture", .onOwnThread) struct ComposableArchitectureTests {
  @Test(
    "the code of all specs is formatted and has the right types",
    arguments: Proofs.long(dialects))
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
    arguments: Proofs.part(
      of: TCAMacros.allCases.flatMap { macros in languageSettings.map { (macros, $0) } }, each: 4))
  func language(_ macros: TCAMacros, _ settings: LanguageSettings) throws {
    let specs = GoldenCase(name: "generates-tca").folder.appendingPathComponent("input/Specs")
    let project = try GeneratedProject(
      specs: specs, settings: TCASettings(macros: macros),
      hasPublicImports: settings.importsInternally)
    #expect(try project.formattingProblems() == "")
    let checker = try TypeChecker()
    for module in ["Reference", "Language"] {
      let sources = try project.sources(of: module)
      #expect(sources.count > 15)
      expectNothing(
        try checker.check(sources, as: module, isImported: true, settings: settings))
      let tests = try project.tests(of: "\(module)Tests")
      #expect(tests.count > 8)
      expectNothing(
        try checker.check(tests, as: "\(module)Tests", isForTests: true, settings: settings))
    }
  }

  @Test("an expression that takes long to compile is found", arguments: [3, 4])
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

  @Test(
    "the code of other projects is formatted and has the right types",
    arguments: [.standard] + languageSettings.suffix(Proofs.areLong ? 2 : 0))
  func otherProjects(_ settings: LanguageSettings) throws {
    let cases = try GoldenCase.all.filter { golden in
      // The case's specs have Swift for language mode 6, and functions that return asynchronous functions.
      try golden.isForTypeChecks && (settings.features.isEmpty || golden.name != "generates-swift")
    }
    let all = try TemporaryFolder()
    for golden in Proofs.part(of: cases, each: 12) {
      let specs = golden.folder.appendingPathComponent("input/Specs")
      let project = try GeneratedProject(
        specs: specs, hasPublicImports: settings.importsInternally)
      let checker = try TypeChecker(version: project.version)
      let copy = all.url.appending(path: golden.name)
      try FileManager.default.copyItem(at: project.folder.url, to: copy)
      var sources = try project.sources(of: "App")
      if golden.name.hasSuffix("-translations") { sources["Bundles.swift"] = bundles }
      let messages = try checker.check(
        sources, as: "App", isImported: true, settings: settings)
      #expect(messages == "", "\(golden.name): \(messages)")
      let tests = try project.tests(of: "AppTests")
      guard !tests.isEmpty else { continue }
      let problems = try checker.check(
        tests, as: "AppTests", isForTests: true, settings: settings)
      #expect(problems == "", "\(golden.name): \(problems)")
    }
    // The formatter needs more time to start than to read a project.
    #expect(try formattingProblems(in: readFolder(all.url)) == "")
  }

  @Test(
    "the code of random features is formatted and has the right types",
    arguments: Proofs.long(TCAMacros.allCases))
  func randomFeatures(_ macros: TCAMacros) throws {
    let files = makeRandomProject(features: 24, seed: 3, tca: "macros: \(macros.rawValue)")
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
    let generated = TextProject(texts: texts).generate()
    #expect(generated.errors.described == "")
    let folder = try TemporaryFolder()
    try writeFiles(generated.files, to: folder.url)
    // The length of lines is fitted to the code of the bundled runtime. Swift from specs is never wrapped.
    let problems = try formattingProblems(in: readFolder(folder.url)).split(separator: "\n")
    expectNothing(problems.filter { !$0.contains("[LineLength]") }.joined(separator: "\n"))
    let checker = try TypeChecker()
    for module in randomProjectModules(features: 24) {
      var sources = try readTexts(in: folder.url.appending(path: "\(module)/Sources"))
      for name in ["Grouped.swift", "Wrappers.swift"] {
        sources[name] = texts["\(module)/Sources/\(name)"]
      }
      expectNothing(try checker.check(sources, as: module, isImported: true))
      let tests = try readTexts(in: folder.url.appending(path: "\(module)/Tests"))
      expectNothing(try checker.check(tests, as: "\(module)Tests", isForTests: true))
    }
  }

  @Test(
    "a wrong name, label or type is found",
    arguments: Proofs.part(
      of: [
        (".ifLet(\\.$alert,", ".ifLet(\\.$alerts,", "alerts"),
        (
          "Scope(state: \\.timer, action: \\.timer)", "Scope(state: \\.timer, action: \\.counter)",
          "Action"
        ),
        ("cancelInFlight: true", "cancelsInFlight: true", "cancelsInFlight"),
        ("state.resultList = nil", "state.resultLists = nil", "resultLists"),
      ], each: 2))
  func mistakes(text: String, mistake: String, error: String) throws {
    let specs = GoldenCase(name: "generates-tca").folder.appendingPathComponent("input/Specs")
    var sources = try GeneratedProject(specs: specs).sources(of: "Reference")
    sources = sources.mapValues { $0.replacing(text, with: mistake) }
    let errors = try TypeChecker().check(sources, as: "Reference")
    #expect(errors.contains("error:") && errors.contains(error), "\(errors)")
  }
}

/// The properties that the settings of golden cases name.
private let bundles = """
  import Foundation

  extension Bundle {
    static let module = Bundle.main
    static let design = Bundle.main
  }
  """

/// Fails if the compiler has reported anything, with its messages.
private func expectNothing(
  _ messages: String, at location: SourceLocation = #_sourceLocation
) {
  #expect(messages == "", "\(messages)", sourceLocation: location)
}

extension GoldenCase {
  /// Whether all of the case's Swift is generated, for a single module, from names that all template sets accept.
  var isForTypeChecks: Bool {
    get throws {
      let input = try input()
      let needsCode = input.values.contains { contents in
        String(decoding: contents, as: UTF8.self).hasPrefix("external:")
      }
      let expected = try expected()
      let others = [
        "generates-keywords", "generates-modules", "generates-names-of-imported-modules",
        // The cases import a module that does not exist.
        "generates-public-imports", "generates-rare-keys",
        // The cases need the app's own protocols; `allSpecs` has a style with such protocols.
        "generates-own-actions", "generates-styles", "generates-tca-styles",
        // The property wrappers of the cases belong to the app; `FieldCompilingTests` declares them.
        "generates-injected", "generates-injected-tca", "generates-wrappers",
        // The tca set rejects the case.
        "generates-presented-elsewhere",
      ]
      return expected.stderr.isEmpty && !needsCode && !others.contains(name)
        && expected.files.keys.contains { $0.hasPrefix("Sources/App/") && $0.hasSuffix(".swift") }
    }
  }
}

/// The possible settings for the library.
private let dialects =
  TCAVersion.allCases.map { TCASettings(version: $0) }
  + [.withEffectsOnChange, .withUnlabelledScopes].map {
    TCASettings(version: $0, macros: .expand)
  }

/// The compiler settings of the modules. The library's macros write conformances that default isolation would move to
/// the main actor. Default isolation therefore stays off.
private let languageSettings: [LanguageSettings] = {
  let strictest = LanguageSettings.strictestOfModes.map { $0.without(.defaultIsolation) }
  let others = LanguageSettings.all.filter { !$0.features.contains(.defaultIsolation) }
  return Proofs.long(others + strictest, otherwise: [.standard, strictest[0]])
}()

/// Returns the declarations that the specs expect to be handwritten.
private func handWritten() throws -> [String: String] {
  let folder = repository.appending(path: "Tests/Support/ComposableArchitectureSamples")
  return try readTexts(in: folder)
}
