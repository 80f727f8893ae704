import FeatureGenerator
import Platform
import SpecSource
import SpecSwift

/// The specs of drafted features, without the specs that the generator refuses.
struct AcceptedSpecs {
  /// The specs, by the names of their features' types.
  private(set) var specs: [String: String] = [:]
  /// The refused specs, by the names of their features' types.
  private(set) var refusals: [String: Refusal] = [:]
  /// The generated files.
  private(set) var files: [GeneratedFile] = []

  /// The tests that the specs have, by the names of their features' types.
  private(set) var tests: [String: [AdoptedTest]] = [:]
  /// The tests that no spec can have, with the reasons.
  private(set) var refusedTests: [AdoptedTest] = []

  /// The clients whose descriptions the generator refuses, or that a feature calls in a way that contradicts their
  /// descriptions. Nothing is tried until their descriptions are less specific.
  private(set) var looseClients: Set<String> = []

  /// The drafts, by the names of their features' types.
  let drafts: [String: DraftedFeature]
  /// The types of the app.
  let types: LinkedTypes
  /// The clients and tests of the features.
  let surroundings: AdoptedSurroundings
  private let trial: SpecTrial
  /// The types whose specs were tried last, by the paths of the specs.
  private var owners: [String: Owner] = [:]

  /// The type that a spec is about.
  private enum Owner {
    /// A drafted feature.
    case feature(String)
    /// A type that is not drafted.
    case external(String)
  }

  /// Makes the accepted specs of drafts: removes refused specs until the generator accepts the rest, first features,
  /// then their tests.
  init(
    _ drafts: [DraftedFeature], in types: LinkedTypes,
    beside surroundings: AdoptedSurroundings, sets: TemplateSets, workers: Workers
  ) {
    self.surroundings = surroundings
    self.types = types
    trial = SpecTrial(sets: sets, workers: workers)
    self.drafts = Dictionary(drafts.map { ($0.name, $0) }) { first, _ in first }
    for drafted in self.drafts.values {
      specs[drafted.name] = writtenSpec(drafted.draft.keysWithAccess)
    }
    while !specs.isEmpty {
      if takeOutStatesOfChildren() { continue }
      let problems = generate()
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
      let problems = generate()
      if problems.isEmpty { return }
      takeOutTests(problems)
      if tests.isEmpty { _ = generate() }
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

  /// Returns the styles of some features, as settings declare them.
  func styles(of names: Set<String>) -> String {
    let used = Set(names.compactMap { drafts[$0]?.drafter.style?.name })
    var taken: Set<String> = []
    let styles = types.styles.filter { used.contains($0.name) && taken.insert($0.name).inserted }
    let keys = styles.map(\.key)
    return keys.isEmpty ? "" : "\n" + writtenSpec([DraftKey("styles", .keys(keys))])
  }

  /// Generates code from the remaining specs and returns the errors.
  private mutating func generate() -> [Diagnostic] {
    owners = [:]
    var specs: [SourceFile] = []
    func add(_ owner: Owner, _ path: String, _ text: String) {
      owners[path] = owner
      specs.append(SourceFile(path: path, text: text))
    }
    for (name, external) in externalSpecs(besides: Set(self.specs.keys)) {
      add(
        .external(name), "\(SpecTrial.publicFolder)/External/\(specPath(of: name)).yaml",
        external.text)
    }
    for name in self.specs.keys {
      guard let feature = drafts[name]?.draft.feature, let text = text(of: name) else { continue }
      add(.feature(name), SpecTrial.path(of: feature), text)
    }
    let generated = trial.generate(specs, styles: styles(of: Set(self.specs.keys)))
    files = generated.files
    return generated.problems
  }

  /// Returns the type whose spec an error is in; nil for errors in other files.
  private func owner(of problem: Diagnostic) -> Owner? {
    problem.span.flatMap { owners[$0.file.path] }
  }

  /// Returns the clients whose descriptions contain errors, or that features call in another way.
  private func misdescribed(_ problems: [Diagnostic]) -> Set<String> {
    Set(
      problems.compactMap { problem in
        if let client = problem.misusedClient { return client }
        if case .external(let name)? = owner(of: problem) { return name }
        return nil
      }
    ).filter { surroundings.externals[$0] != nil }
  }

  /// Removes the tests that errors are about; all tests of a spec, if the errors are about none of its tests, and all
  /// tests, if the errors are about no spec.
  private mutating func takeOutTests(_ problems: [Diagnostic]) {
    var refused: [String: [String: Diagnostic]] = [:]
    var keys: [String: KeysOfSpec] = [:]
    for problem in problems {
      guard let span = problem.span else { continue }
      switch owner(of: problem) {
      case .feature(let name):
        guard let tests = tests[name] else { continue }
        let spec = keys[name] ?? KeysOfSpec(span.file)
        keys[name] = spec
        let place = spec.around(span)
        let own = place?.outer == "tests" ? tests.filter { $0.name == place?.inner } : []
        for test in own.isEmpty ? tests : own { refused[name, default: [:]][test.id] = problem }
      case .external(let client):
        for (name, tests) in tests {
          for test in tests where surroundings.names(test.keys.map(\.key), mean: client) {
            refused[name, default: [:]][test.id] = problem
          }
        }
      case nil: continue
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
      refusals[name] = Refusal(
        reasons: unmade.map(\.reason), unmadeChildren: Set(unmade.map(\.child)))
    }
    return specs.count < names.count
  }

  /// Removes the specs that errors are about; all specs, if the errors are about none.
  private mutating func takeOut(_ problems: [Diagnostic]) {
    var found: [String: [Diagnostic]] = [:]
    for problem in problems {
      switch owner(of: problem) {
      case .feature(let name): found[name, default: []].append(problem)
      case .external(let name):
        for feature in specs.keys {
          guard let draft = drafts[feature]?.draft,
            draft.children.contains(name) || surroundings.names(draft.dependencies, mean: name)
          else { continue }
          found[feature, default: []].append(problem)
        }
      case nil: continue
      }
    }
    if found.isEmpty { for name in specs.keys { found[name] = problems } }
    for (name, problems) in found {
      guard let draft = drafts[name]?.draft, let text = specs[name] else { continue }
      specs[name] = nil
      let path = SpecTrial.path(of: draft.feature)
      refusals[name] = Refusal(
        problems, of: draft.feature, in: KeysOfSpec(SourceFile(path: path, text: text)))
    }
  }
}
