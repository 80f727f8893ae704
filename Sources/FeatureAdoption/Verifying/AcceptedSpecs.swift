import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource
import SpecSwift

/// The specs of drafted features, without the specs that the generator refuses.
struct AcceptedSpecs {
  /// The specs, by the names of their features' types.
  private(set) var specs: [String: String] = [:]
  /// The reasons that specs were refused, by the names of their features' types.
  private(set) var refusals: [String: [AdoptionReason]] = [:]
  /// The rules that refused specs break, by the names of their features' types.
  private(set) var brokenRules: [String: Set<Rule>] = [:]
  /// The actions that the errors in refused specs are about, by the names of their features' types; none for a spec
  /// that has other errors.
  private(set) var refusedActions: [String: Set<String>] = [:]
  /// The children whose first states refused specs cannot make, by the names of the features' types.
  private(set) var unmadeChildren: [String: Set<String>] = [:]
  /// The specs of types that are not drafted, by their names.
  private(set) var externals: [String: String] = [:]
  /// The generated files.
  private(set) var files: [GeneratedFile] = []

  /// The tests that the specs have, by the names of their features' types.
  private(set) var tests: [String: [AdoptedTest]] = [:]
  /// The tests that no spec can have, with the reasons.
  private(set) var refusedTests: [AdoptedTest] = []

  /// The clients whose descriptions the generator refuses, or that a feature calls in a way that contradicts their
  /// descriptions. Nothing is tried until their descriptions are less specific.
  private(set) var looseClients: Set<String> = []

  private let drafts: [String: DraftedFeature]
  private let types: LinkedTypes
  private let sets: TemplateSets
  private let surroundings: AdoptedSurroundings
  /// The memo of the specs' Swift, which is shared while specs are tried repeatedly.
  private let memo = FragmentMemo()

  /// Makes the accepted specs of drafts: removes refused specs until the generator accepts the rest, first features,
  /// then their tests.
  init(
    _ drafts: [DraftedFeature], in types: LinkedTypes,
    beside surroundings: AdoptedSurroundings, sets: TemplateSets, workers: Workers
  ) {
    self.surroundings = surroundings
    self.types = types
    self.sets = sets
    self.drafts = Dictionary(drafts.map { ($0.name, $0) }) { first, _ in first }
    for drafted in self.drafts.values {
      specs[drafted.name] = writtenSpec(drafted.draft.keysWithAccess)
    }
    while !specs.isEmpty {
      if takeOutStatesOfChildren() { continue }
      let problems = generate(workers)
      if problems.isEmpty { break }
      looseClients = misdescribed(problems)
      guard looseClients.isEmpty else { return }
      takeOut(problems)
    }
    for (name, all) in surroundings.tests where specs[name] != nil {
      guard let drafter = self.drafts[name]?.drafter else { continue }
      tests[name] =
        all.map { drafter.carriers.named(in: drafter.body.alerts.named(in: $0)) }
        .withOwnHelpers
    }
    while !tests.isEmpty {
      let problems = generate(workers)
      if problems.isEmpty { return }
      takeOutTests(problems)
      if tests.isEmpty { _ = generate(workers) }
    }
  }

  /// Returns the spec of a feature, with its tests; nil when the spec is refused.
  func text(of name: String) -> String? {
    guard let text = specs[name], let draft = drafts[name]?.draft, let tests = tests[name],
      !tests.isEmpty
    else { return specs[name] }
    var keys: [DraftKey] = []
    if let suite = suiteName(of: draft.feature, in: types) {
      keys.append(DraftKey("suite", .text(suite)))
    }
    let helpers = tests.sharedHelpers
    if !helpers.isEmpty {
      let swift = helpers.map(\.swift).joined(separator: "\n\n")
      keys.append(DraftKey("testHelpers", .text(swift)))
    }
    return text + "\n" + writtenSpec(keys + [tests.key])
  }

  /// The tests that were tried, with their results.
  var triedTests: [AdoptedTest] {
    refusedTests
      + tests.values.joined().map { test in
        var test = test
        test.isInSpec = true
        return test
      }
  }

  /// Returns the path of a feature's spec.
  static func path(of draft: FeatureDraft) -> String {
    "Specs/\(draft.feature.isPublic ? "App" : "Internals")/\(specPath(of: draft.feature.name)).yaml"
  }

  /// Returns the path of the spec of a type that is not drafted.
  private static func path(ofExternal name: String) -> String {
    "Specs/App/External/\(specPath(of: name)).yaml"
  }

  /// Returns the name of the type that is not drafted whose spec contains a place; nil for other places.
  private func external(at span: SourceSpan) -> String? {
    externals.keys.first { Self.path(ofExternal: $0) == span.file.path }
  }

  static let settings = """
    version: 1
    templates: tca
    suffix: ''
    modules:
      - {module: App, specs: Specs/App, sources: Sources/App, tests: Tests/App}
      - {module: Internals, specs: Specs/Internals, sources: Sources/Internals, tests: Tests/Internals, access: internal}
    """

  /// Returns the styles of some features, as settings declare them.
  func styles(of names: Set<String>) -> String {
    let used = Set(names.compactMap { drafts[$0]?.drafter.style?.name })
    var taken: Set<String> = []
    let styles = types.styles.filter { used.contains($0.name) && taken.insert($0.name).inserted }
    let keys = styles.map(\.key)
    return keys.isEmpty ? "" : "\n" + writtenSpec([DraftKey("styles", .keys(keys))])
  }

  /// Generates code from the remaining specs and returns the errors.
  private mutating func generate(_ workers: Workers) -> [Diagnostic] {
    externals = externalSpecs(besides: Set(specs.keys)).mapValues(\.text)
    var files = externals.map {
      SourceFile(path: Self.path(ofExternal: $0.key), text: $0.value)
    }
    for name in specs.keys {
      guard let draft = drafts[name]?.draft, let text = text(of: name) else { continue }
      files.append(SourceFile(path: Self.path(of: draft), text: text))
    }
    let read = readProject(
      settings: SourceFile(
        path: "Specs/featuregen.yaml", text: Self.settings + styles(of: Set(specs.keys))),
      specs: files.sorted { $0.path < $1.path }, workers: workers, memo: memo)
    guard let project = read.value, !read.diagnostics.containsErrors else {
      return read.diagnostics.filter { $0.severity == .error }
    }
    let generated = FeatureGenerator.generate(project, with: sets, workers: workers)
    self.files = generated.value ?? []
    return generated.diagnostics.filter { $0.severity == .error }
  }

  /// Returns the clients whose descriptions contain errors, or that features call in another way.
  private func misdescribed(_ problems: [Diagnostic]) -> Set<String> {
    Set(problems.compactMap { $0.misusedClient ?? $0.span.flatMap(external) })
      .filter { surroundings.externals[$0] != nil }
  }

  /// Removes the tests that errors are about; all tests of a spec, if the errors are about none of its tests, and all
  /// tests, if the errors are about no spec.
  private mutating func takeOutTests(_ problems: [Diagnostic]) {
    var refused: [String: [String: Diagnostic]] = [:]
    for (name, tests) in tests {
      guard let draft = drafts[name]?.draft, let text = text(of: name) else { continue }
      let spec = KeysOfSpec(SourceFile(path: Self.path(of: draft), text: text))
      for problem in problems {
        guard let span = problem.span else { continue }
        if let key = external(at: span) {
          for test in tests where surroundings.names(test.keys.map(\.key), mean: key) {
            refused[name, default: [:]][test.id] = problem
          }
        } else if span.file.path == spec.path {
          let keys = spec.around(span)
          let own = keys?.outer == "tests" ? tests.filter { $0.name == keys?.inner } : []
          for test in own.isEmpty ? tests : own {
            refused[name, default: [:]][test.id] = problem
          }
        }
      }
    }
    if refused.isEmpty, let problem = problems.first {
      for (name, tests) in tests {
        refused[name] = Dictionary(tests.map { ($0.id, problem) }) { first, _ in first }
      }
    }
    for (name, problems) in refused {
      for test in tests[name] ?? [] {
        guard let problem = problems[test.id] else { continue }
        refusedTests.append(test.refused(problem))
      }
      let left = tests[name]?.filter { problems[$0.id] == nil } ?? []
      tests[name] = left.isEmpty ? nil : left
    }
  }

  /// Removes the specs whose states cannot make the states of their children.
  ///
  /// - Returns: Whether a spec was removed.
  private mutating func takeOutStatesOfChildren() -> Bool {
    let names = Set(specs.keys)
    for name in names {
      guard let drafter = drafts[name]?.drafter else { continue }
      let unmade = unmadeStates(of: drafter, besides: names, in: types)
      guard !unmade.isEmpty else { continue }
      specs[name] = nil
      refusals[name] = unmade.map(\.reason)
      unmadeChildren[name] = Set(unmade.map(\.child))
    }
    return specs.count < names.count
  }

  /// Removes the specs that errors are about; all specs, if the errors are about none.
  private mutating func takeOut(_ problems: [Diagnostic]) {
    var found = false
    for (name, text) in specs.sorted(by: { $0.key < $1.key }) {
      guard let draft = drafts[name]?.draft else { continue }
      let own = problems.filter { problem in
        guard let span = problem.span else { return false }
        guard let name = external(at: span) else {
          return span.file.path == Self.path(of: draft)
        }
        return draft.children.contains(name)
          || surroundings.names(draft.dependencies, mean: name)
      }
      guard !own.isEmpty else { continue }
      found = true
      refuse(name, text, own, draft)
    }
    guard !found else { return }
    for (name, text) in specs {
      if let draft = drafts[name]?.draft { refuse(name, text, problems, draft) }
    }
  }

  private mutating func refuse(
    _ name: String, _ text: String, _ problems: [Diagnostic], _ draft: FeatureDraft
  ) {
    specs[name] = nil
    let spec = KeysOfSpec(SourceFile(path: Self.path(of: draft), text: text))
    refusedActions[name] = actions(in: spec, about: problems)
    brokenRules[name] = Set(problems.compactMap(\.rule))
    refusals[name] = problems.map { problem in
      AdoptionReason(
        text: "its spec is refused: \(problem.message)", span: draft.feature.origin.span)
    }
  }

  /// Returns the specs of the children and clients that some features mention, except those features themselves.
  func externalSpecs(besides names: Set<String>) -> [String: AdoptionFiles.NamedSpec] {
    var specs: [String: AdoptionFiles.NamedSpec] = [:]
    for name in names.sorted() {
      guard let draft = drafts[name]?.draft else { continue }
      for child in draft.children where !names.contains(child) {
        guard specs[child] == nil else {
          specs[child]?.origins.append(draft.origin)
          continue
        }
        // A type that is not found belongs to a module that was not read.
        let type = types[child, from: draft.feature.origin.file]
        let text = type.map { externalSpec(of: $0, in: types) } ?? externalSpec(named: child)
        let origins = [type?.origin.file.file, draft.origin].compactMap(\.self)
        specs[child] = .init(name: child, text: text, origins: origins)
      }
      let tested = tests[name]?.flatMap(\.keys).map(\.key) ?? []
      for key in draft.dependencies + tested
      where BuiltInDependency.named(key) == nil && isIdentifier(key) {
        var external = surroundings.external(key)
        external.origins = (specs[external.name] ?? external).origins + [draft.origin]
        specs[external.name] = external
      }
    }
    return specs
  }
}

/// Returns the path of the spec of a type, without its extension. The spec of a nested type is in a folder named
/// after the outer type.
public func specPath(of name: String) -> String {
  name.split(separator: ".").joined(separator: "/")
}
