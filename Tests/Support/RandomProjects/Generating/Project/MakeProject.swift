import BenchmarkProjects

/// Makes a project of random features, with tests of their expected behavior.
///
/// The features combine at random all constructs of the spec language: fields of all types, statements that use them,
/// branches, effects, children of every presence, alerts, dependencies. Each part has its Swift text and its meaning.
/// A model of the language executes a feature and records the resulting states. A test therefore fails when the
/// generated code does not behave as its spec specifies.
///
/// The same number and seed produce the same files.
///
/// - Parameters:
///   - features: The number of features.
///   - seed: The seed of all random choices.
///   - shuffling: The seed of the order of options, which has no meaning; nil for the order of the language's
///     reference.
///   - tca: The settings for the Composable Architecture; nil for a project of the bundled runtime.
/// - Returns: The settings, the specs and the Swift that the features depend on, sorted by path.
public func makeRandomProject(
  features: Int, seed: UInt64 = 1, shuffling: UInt64? = nil, tca: String? = nil
) -> [ProjectFile] {
  var maker = RandomProjectMaker(seed: seed, shuffling: shuffling, tca: tca)
  return maker.make(features).sorted { $0.path < $1.path }
}

/// Returns the modules of a project with a number of features. Each module may use the modules before it.
public func randomProjectModules(features: Int) -> [String] {
  (0..<max(
    1, (features + RandomProjectMaker.featuresOfModule - 1) / RandomProjectMaker.featuresOfModule))
    .map { "Part\($0)" }
}

struct RandomProjectMaker {
  static let featuresOfModule = 20
  let seed: UInt64
  let random: RandomSource
  let writer: YAMLWriter
  let tca: String?
  var files: [ProjectFile] = []

  init(seed: UInt64, shuffling: UInt64?, tca: String?) {
    self.seed = seed
    self.tca = tca
    random = RandomSource(seed: seed)
    writer = YAMLWriter(shuffling: shuffling.map { RandomSource(seed: $0) })
  }

  mutating func make(_ count: Int) -> [ProjectFile] {
    let modules = randomProjectModules(features: count)
    let settings = modules.map { module in
      "  - {specs: Specs/\(module), module: \(module), sources: \(module)/Sources, tests: \(module)/Tests}\n"
    }
    files = [
      ProjectFile(
        path: "Specs/featuregen.yaml",
        text: """
          version: 1
          # What the model cannot foresee is not tested.
          lint: {untested-action: note, missing-control: note}
          modules:
          \(settings.joined())\(Self.style)\(tca.map { "templates: tca\ntca: {\($0)}\n" } ?? "")
          """)
    ]
    files += modules.map { Self.styleFile(of: $0, usesRuntime: tca == nil) }
    files += modules.map(Self.wrappersFile)
    var features: [Feature] = []
    for (number, module) in modules.enumerated() {
      let surroundings = makeSurroundings(module, number)
      surroundings.features = features.suffix(6)
      for index in 0..<min(Self.featuresOfModule, count - number * Self.featuresOfModule) {
        let feature = makeFeature("Random\(number * Self.featuresOfModule + index)", surroundings)
        features.append(feature)
        surroundings.features.append(feature)
        let writer = SpecWriter(random: random, owner: feature.type)
        add(module, feature.name, writer.spec(of: feature))
      }
    }
    return files
  }

  mutating func add(_ module: String, _ name: String, _ spec: [YAML.Entry]) {
    files.append(ProjectFile(path: "Specs/\(module)/\(name).yaml", text: writer.file(spec)))
  }

  /// Makes a feature whose lines are short enough for the generated code around them.
  func makeFeature(_ name: String, _ surroundings: Surroundings) -> Feature {
    var feature = FeatureMaker(name, in: surroundings, random: random).make()
    func width(_ feature: Feature) -> Int {
      SpecWriter(random: random, owner: feature.type).spec(of: feature).map(\.value.width).max()
        ?? 0
    }
    while width(feature) > FeatureMaker.longest {
      feature = FeatureMaker(name, in: surroundings, random: random).make()
    }
    feature.dependencies = dependencies(of: feature, surroundings)
    let tested = feature.sampled
    TestMaker(feature: tested, random: random).addTests()
    feature.tests = tested.tests
    feature.invariants = tested.invariants
    feature.explored = tested.explored
    (feature.exploredFrom, feature.exploredDate) = (tested.exploredFrom, tested.exploredDate)
    if feature.generics.isEmpty, feature.stateType == nil, random.once(in: 10) {
      feature.view = .options(
        ("title", .text("It's \(name)")),
        ("fields", .list(feature.fields.prefix(2).map { .text($0.name) })))
    }
    return feature
  }

  /// Returns the dependencies that the feature's own Swift uses.
  func dependencies(of feature: Feature, _ surroundings: Surroundings) -> [YAML.Entry] {
    let blocks = SpecWriter(random: RandomSource(seed: 0), owner: feature.type).spec(of: feature)
    let text = YAMLWriter(shuffling: nil).file(blocks)
    var entries: [YAML.Entry] = []
    /// Adds a key, or the feature's own name for it, if the feature's Swift contains it with the ending.
    func add(_ key: String, _ end: String, as value: String? = nil) {
      let name = feature.ownNames[key]
      guard text.contains((name ?? key) + end) else { return }
      entries.append(
        YAML.Entry(key: name ?? key, value: name == nil ? .empty : .text(value ?? key)))
    }
    for client in surroundings.clients {
      let isType = random.once(in: 2)
      add(client.key, ".", as: isType ? "\(client.name).self" : nil)
      for endpoint in client.endpoints where feature.ownNames[endpoint.address] != nil {
        add(endpoint.address, "(")
      }
    }
    if text.contains("date()") { entries.append(YAML.Entry(key: "date", value: .empty)) }
    add("date.now", "")
    add("uuid", "()")
    add("continuousClock", ".")
    return entries
  }
}
