import BenchmarkProjects

/// Makes a project of features that nobody has thought of, with tests that say what must follow.
///
/// What the features do is put together by chance out of all that the spec language knows: fields of all types,
/// statements over them, branches, effects, children of every presence, alerts, dependencies. Beside the Swift of each
/// part stands what it means, and a model of the language walks through the feature and writes down what it comes to.
/// So a test fails when generated code means something else than its spec.
///
/// The same number and seed give the same files.
///
/// - Parameters:
///   - features: How many features it has.
///   - seed: What the choices depend on.
///   - shuffling: What the order of options depends on, which has no meaning; nil for that of the language's reference.
///   - tca: What the settings say of the Composable Architecture; nil for a project of the bundled runtime.
/// - Returns: Settings, specs and the Swift that features build on, in the order of their paths.
public func makeRandomProject(
  features: Int, seed: UInt64 = 1, shuffling: UInt64? = nil, tca: String? = nil
) -> [ProjectFile] {
  var maker = RandomProjectMaker(seed: seed, shuffling: shuffling, tca: tca)
  return maker.make(features).sorted { $0.path < $1.path }
}

/// The modules of a project of so many features, each of which may use those before it.
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

  /// A feature whose lines are short enough for what is generated around them.
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

  /// What the feature's own Swift uses.
  func dependencies(of feature: Feature, _ surroundings: Surroundings) -> [YAML.Entry] {
    let blocks = SpecWriter(random: RandomSource(seed: 0), owner: feature.type).spec(of: feature)
    let text = YAMLWriter(shuffling: nil).file(blocks)
    var entries: [YAML.Entry] = []
    /// Adds a key, or the feature's own name for it, if its Swift has it with something behind it.
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
