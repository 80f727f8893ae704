import SpecSource
import Testing

@testable import FeatureGenCLI

/// What has to be made anew when something has changed.
@Suite("What a run takes from an earlier one") struct CacheReachTests {
  private let texts = [
    "Specs/featuregen.yaml": "version: 1\nmodule: App\nsources: Sources\ntests: Tests\n",
    "Specs/Money.yaml": "model: Money\nfields:\n  cents: Int\n",
    "Specs/Item.yaml": "model: Item\nfields:\n  price: Money\n",
    "Specs/ShopClient.yaml":
      "client: ShopClient\nkey: shop\nendpoints:\n  buy: {with: {item: Item}, live: '()'}\n",
    "Specs/Cart.yaml": """
    feature: Cart
    state:
      items: '[Item] = []'
    dependencies: [shop]
    actions:
      clear: state.items = []
    tests:
      clears:
        - send: clear

    """,
    "Specs/Store.yaml":
      "feature: Store\nchildren:\n  cart: Cart\nactions:\n  leave: {send: cart.clear}\n",
    "Specs/Counter.yaml":
      "feature: Counter\nstate:\n  count: Int = 0\nactions:\n  add: state.count += 1\n",
  ]

  private static let specs = ["Cart", "Counter", "Item", "Money", "ShopClient", "Store"]

  private func generated() throws -> CachedProject {
    let project = try CachedProject(texts)
    #expect(try project.generate() == .success)
    #expect(try names(project.knownSpecs()) == Self.specs)
    return project
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst("Specs/".count).dropLast(".yaml".count)) }
  }

  @Test(
    "is all but the specs that the changed one makes a difference to",
    arguments: [
      ("Counter", ["Counter"]), ("Store", ["Store"]), ("Cart", ["Cart", "Store"]),
      ("ShopClient", ["Cart", "ShopClient", "Store"]),
      ("Item", ["Cart", "Item", "ShopClient", "Store"]),
      ("Money", ["Cart", "Item", "Money", "ShopClient", "Store"]),
    ])
  func changes(changed: String, made: [String]) throws {
    let project = try generated()
    project.project.files["Specs/\(changed).yaml"]! += Array("# changed\n".utf8)
    #expect(try names(project.knownSpecs()) == Self.specs.filter { !made.contains($0) })
  }

  /// The specs of which nothing had to be made anew, of a project without errors.
  private func knownSpecs(_ project: CachedProject) throws -> [String] {
    let plan = try planProject(project.project.fileSystem, lock: .ignored)
    #expect(plan.diagnostics.map(\.message) == [])
    return try project.knownSpecs()
  }

  @Test("is nothing when a spec came, went or was moved")
  func names() throws {
    let project = try generated()
    let files = project.project.files
    project.project.files["Specs/New.yaml"] = Array("model: New\nfields: {a: Int}\n".utf8)
    #expect(try knownSpecs(project) == [])
    project.project.files = files
    #expect(try knownSpecs(project).count == Self.specs.count)
    project.project.files["Specs/Counter.yaml"] = nil
    #expect(try knownSpecs(project) == [])
    project.project.files = files
    project.project.files["Specs/Counter.yaml"] = nil
    project.project.files["Specs/Moved/Counter.yaml"] = files["Specs/Counter.yaml"]
    #expect(try knownSpecs(project) == [])
  }

  @Test("is nothing when the settings or the tool are others")
  func settings() throws {
    let project = try generated()
    #expect(try project.knownSpecs(tool: "another build") == [])
    project.project.files["Specs/featuregen.yaml"]! += Array("imports: [Foundation]\n".utf8)
    #expect(try knownSpecs(project) == [])
  }

  @Test(
    "is no spec without its tests where something is made of all of them",
    arguments: ["templates: tca\n", "pages: Docs\n"])
  func allTests(settings: String) throws {
    var texts = texts
    texts["Specs/Counter.yaml"] = """
      feature: Counter
      dependencies: [shop]
      actions:
        add: {run: {call: 'shop.buy(item: Item(price: Money(cents: 1)))'}}
      tests:
        buys:
          dependencies:
            shop.buy: {records: bought}
          steps:
            - send: add
            - assert: bought.calls.count == 1

      """
    let project = try CachedProject(texts)
    #expect(try project.generate() == .success)
    project.project.files[settingsPath]! += Array(settings.utf8)
    let reports = try project.reports()
    #expect(reports.cached == reports.uncached)
    #expect(reports.cached.contains(settings.hasPrefix("pages") ? "Docs/" : "Recorder.swift"))
  }

  @Test("is nothing when a template is another one")
  func templates() throws {
    var texts = texts
    texts["Specs/featuregen.yaml"]! += "templates: Templates/own\n"
    texts["Templates/own/set.yaml"] =
      "set: own\nbase: runtime\nvalues: 1\noutputs:\n  - template: A\n    for: model\n    path: '{{sources}}/{{name}}+.swift'\n"
    texts["Templates/own/A.mustache"] = "{{>header}}\n{{name}}\n"
    let project = try CachedProject(texts)
    #expect(try project.generate() == .success)
    #expect(try !knownSpecs(project).isEmpty)
    project.project.files["Templates/own/A.mustache"] = Array("{{>header}}\n// {{name}}\n".utf8)
    #expect(try knownSpecs(project) == [])
  }

  @Test("is nothing of a spec with a file that is edited, missing, or has Windows line ends")
  func outputs() throws {
    let project = try generated()
    let files = project.project.files
    let path = try #require(files.keys.first { $0.hasSuffix("CounterReducer.swift") })
    let text = String(decoding: files[path]!, as: UTF8.self)
    for other in [text + "\n", text.replacing("\n", with: "\r\n"), "", nil] {
      project.project.files = files
      project.project.files[path] = other.map { Array($0.utf8) }
      #expect(try names(project.knownSpecs()) == Self.specs.filter { $0 != "Counter" })
    }
  }

  @Test("is the same after a run that had nothing to write, and after a check")
  func keeping() throws {
    let project = try generated()
    #expect(try project.generate() == .success)
    #expect(try project.knownSpecs().count == Self.specs.count)
    project.project.files["Specs/Counter.yaml"]! += Array("# changed\n".utf8)
    _ = try project.reports()
    #expect(try names(project.knownSpecs()) == Self.specs)
  }

  @Test("is nothing new from a run with errors, or one of a part")
  func unfinished() throws {
    let project = try CachedProject(texts)
    project.project.files["Specs/Counter.yaml"]! += Array("tests: {a: [{send: b}]}\n".utf8)
    #expect(try project.generate() == .failure)
    #expect(project.cache().load().isEmpty)
    let shard = try CachedProject(texts)
    _ = try checkProject(
      shard.project.fileSystem, shard: Shard(argument: "1/2"), cache: shard.cache())
    #expect(shard.cache().load().isEmpty)
  }
}
