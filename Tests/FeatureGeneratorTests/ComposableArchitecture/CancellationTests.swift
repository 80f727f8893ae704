import FeatureProgram
import FeatureSpec
import RandomNumbers
import SpecSupport
import Testing

/// Tests that cancellation ids distinguish instances. In the bundled runtime, an id ends only the effects of the
/// instance that cancels it. The library ends the effects of every instance whose navigation path begins with the
/// current path.
@Suite("Cancellation in the Composable Architecture") struct CancellationTests {
  /// The slots for the feature `Ticker`, and the features whose ids must contain the path.
  static let pairs: [(places: String, features: Set<String>)] = [
    ("{one: Ticker}", []),
    ("{one: Ticker, other: Ticker}", ["Ticker"]),
    ("{one: Ticker, sheet: {feature: Ticker, presence: optional}}", ["Ticker"]),
    ("{one: Ticker, part: {feature: Ticker, presence: optional, presented: false}}", ["Ticker"]),
    ("{one: Ticker, rows: {feature: Ticker, presence: many}}", ["Ticker"]),
    ("{one: Ticker, path: {feature: Ticker, presence: stack}}", ["Ticker"]),
    (
      "{one: Ticker, page: {oneOf: {first: Ticker}, default: .first(TickerFeature.State())}}",
      ["Ticker"]
    ),
    ("{one: Ticker, sheet: {oneOf: {first: Ticker}, presence: optional}}", ["Ticker"]),
    ("{one: Ticker, sheet: {feature: Holder, presence: optional}}", ["Ticker"]),
    ("{one: Ticker, rows: {feature: Presenter, presence: many}}", ["Ticker"]),
    ("{one: Ticker, other: Presenter}", ["Ticker"]),
    ("{one: Holder, other: Presenter}", ["Ticker"]),
    // Both sheets have the same key path.
    ("{one: Presenter, other: Presenter}", ["Ticker"]),
    ("{one: Presenter, sheet: {feature: Presenter, presence: optional}}", []),
    ("{one: Presenter, other: Shower}", []),
    (
      """
      {sheet: {feature: Ticker, presence: optional}, rows: {feature: Ticker, presence: many},
        path: {feature: Ticker, presence: stack}}
      """, []
    ),
    ("{sheet: {oneOf: {first: Ticker, second: Ticker, third: Holder}, presence: optional}}", []),
    ("{rows: {feature: Holder, presence: many}}", []),
    // Each instance contains further instances.
    ("{one: Tree}", ["Tree"]),
    // Only the outer instance has a ticker that always exists.
    ("{one: Branch}", ["Ticker"]),
    ("{one: Twig}", []),
  ]

  @Test(
    "ids contain the path of a feature if one instance would cancel another's effects",
    arguments: pairs)
  func pair(_ places: String, _ features: Set<String>) throws {
    let project = try Self.project(root: places)
    let found = project.features.filter(project.hasSiblingInstance).map(\.name.value)
    #expect(Set(found) == features)
    expectOwnCancellation(in: project)
  }

  @Test("children of two parents cancel each other's effects only if both are in one store")
  func twoParents() throws {
    var specs = Self.specs
    specs["First"] = "feature: First\nchildren: {one: Ticker}\n"
    specs["Second"] = "feature: Second\nchildren: {one: Ticker}\n"
    let apart = try TextProject(named: specs).valid()
    #expect(!apart.features.contains(where: apart.hasSiblingInstance))
    specs["Root"] = """
      feature: Root
      children: {first: First, second: {feature: Second, presence: optional}}

      """
    let together = try TextProject(named: specs).valid()
    let ticker = try #require(together.feature(named: "Ticker"))
    #expect(together.hasSiblingInstance(ticker))
    expectOwnCancellation(in: together)
  }

  @Test("no instance cancels the effects of another in random features", arguments: 0..<60)
  func random(_ seed: Int) throws {
    expectOwnCancellation(in: try TextProject(named: Self.randomSpecs(UInt64(seed))).valid())
  }

  @Test("each feature is visited once, even if its instances multiply")
  func multiplied() throws {
    var specs = ["Level0": Self.specs["Ticker", default: ""].replacing("Ticker", with: "Level0")]
    for level in 1...90 {
      specs["Level\(level)"] =
        "feature: Level\(level)\nchildren: {one: Level\(level - 1), other: Level\(level - 1)}\n"
    }
    let project = try TextProject(named: specs).valid()
    let last = try #require(project.feature(named: "Level0"))
    #expect(project.hasSiblingInstance(last))
  }

  /// Cancels from each instance of each store, and expects that only the effects of that instance end. Also expects
  /// that ids contain the path only where plain ids would end the effects of other instances.
  private func expectOwnCancellation(in project: FeatureProject) {
    var confused: Set<String> = []
    for root in project.features {
      let instances = Instance.all(in: project, of: root).filter { !$0.feature.effectIDs.isEmpty }
      var (model, plain) = (CancellationModel(), CancellationModel())
      for (effect, one) in instances.enumerated() {
        model.begin(effect, id: one.id(in: project), path: one.path)
        plain.begin(effect, id: [one.feature.name.value], path: one.path)
      }
      for (effect, one) in instances.enumerated() {
        func others(_ ended: Set<Int>) -> Set<Int> {
          ended.filter { $0 != effect && one.canBe(beside: instances[$0]) }
        }
        let ended = model.cancelled(id: one.id(in: project), path: one.path)
        #expect(ended.contains(effect))
        #expect(others(ended).isEmpty, "\(root.name.value): \(one.positions.map(\.place))")
        if !others(plain.cancelled(id: [one.feature.name.value], path: one.path)).isEmpty {
          confused.insert(one.feature.name.value)
        }
      }
    }
    let held = project.features.filter(project.hasSiblingInstance).map(\.name.value)
    #expect(Set(held) == confused)
  }
}

extension CancellationTests {
  private static let specs = [
    "Ticker": """
    feature: Ticker
    state: {id: Int = 0}
    actions:
      started: {timer: {every: 1s, send: ticked, id: ticking}}
      ticked: state.id += 0
      stopped: {cancel: ticking}

    """,
    "Holder": "feature: Holder\nstate: {id: Int = 0}\nchildren: {ticker: Ticker}\n",
    "Presenter": """
    feature: Presenter
    state: {id: Int = 0}
    children: {sheet: {feature: Ticker, presence: optional}}

    """,
    "Shower": """
    feature: Shower
    state: {id: Int = 0}
    children: {sheet: {feature: Ticker, presence: optional}}

    """,
  ]

  private static func project(root places: String) throws -> FeatureProject {
    var specs = specs
    let rows = "rows: {feature: NAME, presence: many}"
    let recursive = [
      "Tree": specs["Ticker", default: ""].replacing("Ticker", with: "Tree")
        + "children: {\(rows)}\n",
      "Branch": "feature: Branch\nstate: {id: Int = 0}\nchildren: {ticker: Ticker, \(rows)}\n",
      "Twig":
        """
      feature: Twig
      state: {id: Int = 0}
      children: {sheet: {feature: Ticker, presence: optional}, \(rows)}

      """,
    ]
    for (name, text) in recursive where places.contains(name) {
      specs[name] = text.replacing("NAME", with: name)
    }
    specs["Root"] = "feature: Root\nchildren: \(places)\n"
    return try TextProject(named: specs).valid()
  }

  /// Returns features with slots of all kinds. Rows and stacks may contain their own feature again.
  private static func randomSpecs(_ seed: UInt64) -> [String: String] {
    var random = SeededRandom(seed: seed)
    let count = 5
    var specs: [String: String] = [:]
    for index in 0..<count {
      var places: [String] = []
      for place in 0..<Int.random(in: 0...3, using: &random) {
        let later = (index + 1)..<count
        let any = Int.random(in: 0..<count, using: &random)
        let kind = later.isEmpty ? 3 : Int.random(in: 0...5, using: &random)
        let next = later.randomElement(using: &random) ?? any
        let text =
          switch kind {
          case 0, 1: "F\(next)"
          case 2: "{feature: F\(next), presence: optional}"
          case 3: "{feature: F\(any), presence: many}"
          case 4: "{oneOf: {a\(place): F\(next), b\(place): F\(count - 1)}, presence: optional}"
          default:
            """
            {oneOf: {a\(place): F\(next), b\(place): F\(count - 1)}, \
            default: '.a\(place)(F\(next)Feature.State())'}
            """
          }
        places.append("p\(place): \(text)")
      }
      let effects =
        Bool.random(using: &random)
        ? """
        actions:
          started: {timer: {every: 1s, send: ticked, id: ticking}}
          ticked: state.id += 0

        """ : "actions: {ticked: state.id += 0}\n"
      specs["F\(index)"] =
        "feature: F\(index)\nstate: {id: Int = 0}\n" + effects
        + (places.isEmpty ? "" : "children: {\(places.joined(separator: ", "))}\n")
    }
    return specs
  }
}
