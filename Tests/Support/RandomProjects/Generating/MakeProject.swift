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
  private let seed: UInt64
  let random: RandomSource
  private let writer: YAMLWriter
  private let tca: String?
  private var files: [ProjectFile] = []

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
          lint: {untested-action: note}
          modules:
          \(settings.joined())\(Self.style)\(tca.map { "templates: tca\ntca: {\($0)}\n" } ?? "")
          """)
    ]
    files += modules.map { Self.styleFile(of: $0, usesRuntime: tca == nil) }
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

  private mutating func add(_ module: String, _ name: String, _ spec: [YAML.Entry]) {
    files.append(ProjectFile(path: "Specs/\(module)/\(name).yaml", text: writer.file(spec)))
  }

  /// A feature whose lines are short enough for what is generated around them.
  private func makeFeature(_ name: String, _ surroundings: Surroundings) -> Feature {
    var feature = FeatureMaker(name, in: surroundings, random: random).make()
    func width(_ feature: Feature) -> Int {
      SpecWriter(random: random, owner: feature.type).spec(of: feature).map(\.value.width).max()
        ?? 0
    }
    while width(feature) > 66 {
      feature = FeatureMaker(name, in: surroundings, random: random).make()
    }
    feature.dependencies = dependencies(of: feature, surroundings)
    TestMaker(feature: feature, random: random).addTests()
    if random.once(in: 10) {
      feature.view = .options(
        ("title", .text("It's \(name)")),
        ("fields", .list(feature.fields.prefix(2).map { .text($0.name) })))
    }
    return feature
  }

  /// What the feature's own Swift uses.
  private func dependencies(of feature: Feature, _ surroundings: Surroundings) -> [String] {
    let blocks = SpecWriter(random: RandomSource(seed: 0), owner: feature.type).spec(of: feature)
    let text = YAMLWriter(shuffling: nil).file(blocks)
    func mentions(_ word: String) -> Bool { text.contains(word) }
    var keys = surroundings.clients.map(\.key).filter { mentions("\($0).") }
    keys += ["date", "uuid"].filter { mentions("\($0)()") }
    return keys
  }

  /// Models and clients of a module.
  private mutating func makeSurroundings(_ module: String, _ number: Int) -> Surroundings {
    let surroundings = Surroundings()
    let writer = SpecWriter(random: random, owner: nil)
    let side = NamedType(
      "Side", owner: "Record\(number)",
      shape: .choice([NamedType.Case(name: "left"), NamedType.Case(name: "right")]))
    side.conforms = ["Codable"]
    let record = NamedType(
      "Record\(number)", owner: nil,
      shape: .record([
        Field(name: "number", type: .int, initial: .int(1)), Field(name: "text", type: .string),
        Field(name: "side", type: .named(side), initial: .choice("left", [])),
      ]))
    record.nested = [side]
    record.conforms = ["Codable", "Hashable"]
    record.doc = "What the server knows."
    let isBlank = Fragment(text: "text.isEmpty && number < 1", type: .bool) {
      let fields = $0.local("self").fields
      return .bool(fields["text"] == .string("") && (fields["number"]?.number ?? 0) < 1)
    }
    record.computed = [Computed(name: "isBlank", type: .bool, get: isBlank)]
    let grade = NamedType(
      "Grade\(number)", owner: nil,
      shape: .choice([
        NamedType.Case(name: "good"),
        NamedType.Case(name: "bad", payload: [Parameter(name: "why", type: .string)]),
      ]))
    let refusal = NamedType(
      "Refusal\(number)", owner: nil,
      shape: .record([Field(name: "code", type: .int, doc: "As the server has it.")]))
    refusal.conforms = ["Error"]
    for type in [record, grade, refusal] {
      let front = YAML.Entry(key: "model", value: .text(type.name))
      add(module, type.name, [front] + writer.typeEntries(type, fields: "fields"))
    }
    surroundings.models = [record, grade]
    surroundings.shared = makeSharedFields(number)
    surroundings.errors = [refusal]
    for name in ["Store", "Feed"] {
      let client = Client("\(name)\(number)Client", key: "\(name.lowercased())\(number)")
      addEndpoints(to: client, surroundings)
      surroundings.clients.append(client)
      add(module, client.name, spec(of: client, writer))
    }
    return surroundings
  }

  private func addEndpoints(to client: Client, _ surroundings: Surroundings) {
    let types: [ValueType] =
      [.int, .string, .bool, .optional(.int), .array(.int), .array(.string)]
      + surroundings.models.map { .named($0) }
    for number in 0..<6 {
      let parameters = (0..<random.below(3)).map { index in
        Parameter(
          label: index == 0 ? random.pick([nil, "key"]) : "at", name: index == 0 ? "key" : "place",
          type: random.pick([.int, .string]))
      }
      let endpoint = Endpoint(client, "ask\(number)", parameters)
      endpoint.value = random.pick(types)
      switch number {
      case 0: endpoint.value = .int
      case 1:
        endpoint.isStream = true
        endpoint.failure = random.once(in: 2) ? .error : nil
      case 2:
        endpoint.isAsync = true
        endpoint.failure = .error
        endpoint.value = random.once(in: 2) ? nil : endpoint.value
      default:
        endpoint.isAsync = random.once(in: 2)
        endpoint.isStream = !endpoint.isAsync && random.once(in: 4)
        endpoint.failure = random.pick(
          [nil, .error, endpoint.isStream ? .error : surroundings.errors.first.map { .named($0) }])
        if !endpoint.isStream, random.once(in: 4) { endpoint.value = nil }
      }
      client.endpoints.append(endpoint)
    }
  }

  private func spec(of client: Client, _ writer: SpecWriter) -> [YAML.Entry] {
    let endpoints = client.endpoints.map { endpoint in
      let type = endpoint.value?.swift(in: nil)
      let literal = endpoint.value.map { $0.literal(random.value(of: $0), in: nil) }
      let stream =
        endpoint.failure == nil
        ? "AsyncStream { $0.finish() }" : "AsyncThrowingStream { $0.finish() }"
      let needsPlaceholder = !endpoint.isStream && endpoint.value?.name != nil
      return YAML.Entry(
        key: endpoint.name,
        value: .options(
          ("doc", random.once(in: 4) ? .text("It's asked.") : nil),
          ("with", writer.parameters(endpoint.parameters)),
          ("async", endpoint.isAsync ? .text("true") : nil),
          ("throws", endpoint.failure.map { .text($0.name?.name ?? "true") }),
          ("returns", endpoint.isStream ? nil : type.map { .text($0) }),
          ("stream", endpoint.isStream ? type.map { .text($0) } : nil),
          ("live", .text(endpoint.isStream ? stream : literal ?? "_ = 1")),
          ("placeholder", needsPlaceholder ? literal.map { .text($0) } : nil)
        ))
    }
    return [
      YAML.Entry(key: "client", value: .text(client.name)),
      YAML.Entry(key: "key", value: .text(client.key)),
      YAML.Entry(key: "doc", value: .text("Knows something.")),
      YAML.Entry(key: "endpoints", value: .entries(endpoints)),
    ]
  }
}
