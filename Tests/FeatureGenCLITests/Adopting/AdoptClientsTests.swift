import SpecSource
import Testing

@testable import FeatureGenCLI

/// The clients that `adopt --clients` makes.
@Suite("Adopted clients and their files")
struct AdoptClientsTests {
  private static let settings = """
    version: 1
    module: App
    access: internal
    sources: Sources/App
    tests: Tests/AppTests
    suffix: ''
    templates: tca
    """
  private static let feature = """
    import ComposableArchitecture

    @Reducer
    struct Counter {
      @ObservableState
      struct State: Equatable { var count: Int = 0 }
      enum Action { case draw }
      @Dependency(\\.random) var random
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .draw:
            state.count = random.int()
            return .none
          }
        }
      }
    }

    """
  private static let client = """
    import ComposableArchitecture

    /// Draws numbers.
    struct RandomClient: Sendable {
      /// One number.
      var int: @Sendable () -> Int
      static let most = 6
    }

    extension RandomClient: DependencyKey {
      static let liveValue = RandomClient(int: { Int.random(in: 1...most) })

      static let previewValue = RandomClient(int: { 1 })

      static let testValue = RandomClient(int: unimplemented("RandomClient.int", placeholder: 7))
    }

    extension DependencyValues {
      var random: RandomClient {
        get { self[RandomClient.self] }
        set { self[RandomClient.self] = newValue }
      }
    }

    """

  private func adopt(
    client: String, others: [String: String] = [:], named names: [String] = [],
    expecting outcome: CommandOutcome = .success
  ) throws -> (written: [String: String], left: Set<String>, error: String) {
    let transcript = Transcript()
    var files = [
      settingsPath: Self.settings, "Sources/App/Counter.swift": Self.feature,
      "Sources/App/Random.swift": client,
    ]
    files.merge(others) { $1 }
    let project = MemoryFileSystem(texts: files)
    #expect(
      try adoptFeatures(
        in: ["Sources"], named: names, project.fileSystem,
        writing: AdoptionTarget(), takesClients: true, workers: .one,
        console: transcript.console) == outcome, "\(transcript.error)")
    let written = project.takeWritten().mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(
      try generateProject(project.fileSystem, console: transcript.console) == .success,
      "\(transcript.error)")
    return (written, Set(project.files.keys), transcript.error)
  }

  @Test("a client becomes a spec, and its live value keeps its behavior")
  func client() throws {
    let (written, left, _) = try adopt(client: Self.client)
    #expect(
      written["Specs/RandomClient.yaml"] == """
        client: RandomClient
        key: random
        doc: Draws numbers.
        live: manual

        endpoints:
          int: {doc: One number., returns: Int, placeholder: 7}

        """)
    #expect(
      written["Sources/App/Clients/RandomClient+Live.swift"] == """
        import ComposableArchitecture

        extension RandomClient {
          static let most = 6
        }

        extension RandomClient {
          static let live = RandomClient(int: { Int.random(in: 1...most) })

          static let previewValue = RandomClient(int: { 1 })
        }

        """)
    #expect(!left.contains("Sources/App/Random.swift"))
    #expect(!left.contains("Specs/External/random.yaml"))
  }

  @Test("in a file with other code, only the live value moves to its own file")
  func others() throws {
    let text = Self.client + "struct Dice {}\n"
    let (written, _, _) = try adopt(client: text, named: ["Counter"])
    #expect(
      written["Sources/App/Clients/RandomClient+Live.swift"] == """
        import ComposableArchitecture

        extension RandomClient {
          static let live = RandomClient(int: { Int.random(in: 1...most) })
        }

        """)
    #expect(
      written["Sources/App/Random.swift"] == """
        import ComposableArchitecture

        extension RandomClient {
          static let most = 6
        }

        extension RandomClient {
          static let previewValue = RandomClient(int: { 1 })
        }

        struct Dice {}

        """)
  }

  @Test("with '--feature', clients that the feature does not use stay Swift")
  func unused() throws {
    let other = Self.client.replacing("RandomClient", with: "OtherClient")
      .replacing("var random", with: "var other")
    let (written, left, _) = try adopt(
      client: Self.client, others: ["Sources/App/Other.swift": other], named: ["Counter"])
    #expect(written["Specs/OtherClient.yaml"] == nil)
    #expect(written["Specs/RandomClient.yaml"] != nil)
    #expect(left.contains("Sources/App/Other.swift"))
  }

  @Test(
    "a client that generated code would change stays Swift, and its place is reported",
    arguments: [
      ("var int: @Sendable () -> Int", "var int: () -> Int", "'@Sendable' alone"),
      (
        "struct RandomClient: Sendable", "struct RandomClient: Sendable, Hashable",
        "conforms to 'Hashable'"
      ),
      ("/// Draws numbers.\n", "@available(iOS 17, *)\n", "a client with attributes"),
      (
        "struct RandomClient: Sendable", "package struct RandomClient: Sendable", "'package' access"
      ),
      ("var random: RandomClient", "package var random: RandomClient", "'package' access"),
      (
        "static let liveValue", "static func live() -> Int { 1 }\n  static let liveValue",
        "named 'live'"
      ),
      (
        "  static let liveValue = RandomClient(int: { Int.random(in: 1...most) })\n", "",
        "without a live value"
      ),
      (
        "get { self[RandomClient.self] }", "get { .most ?? self[RandomClient.self] }",
        "does more than get and set the client"
      ),
      (
        "  static let most = 6", "  init(seed: Int) { int = { seed } }\n  static let most = 6",
        "an initializer"
      ),
      ("placeholder: 7)", "placeholder: 7 /* A secret. */)", "a comment"),
      ("import ComposableArchitecture\n", "import Dependencies\n", "does not import"),
      ("var int: @Sendable () -> Int", "var int: @Sendable () -> Int = { 4 }", "an initial value"),
    ])
  func stays(text: String, other: String, reason: String) throws {
    let changed = Self.client.replacing(text, with: other)
    try #require(changed != Self.client)
    let (written, left, error) = try adopt(client: changed, expecting: .outOfSync)
    #expect(error.contains("Sources/App/Random.swift:"), "\(error)")
    #expect(error.contains(reason), "\(error)")
    #expect(written["Specs/RandomClient.yaml"] == nil)
    #expect(left.contains("Sources/App/Random.swift"))
    #expect(left.contains("Specs/External/random.yaml"))
  }

  @Test("a client that other code creates without all endpoints stays Swift")
  func partlyMade() throws {
    let macro = Self.client.replacing(
      "/// Draws numbers.", with: "/// Draws numbers.\n@DependencyClient")
    let mock =
      "extension RandomClient { static var mock: Self { var client = Self(); return client } }"
    let (written, _, error) = try adopt(
      client: macro, others: ["Sources/App/Mock.swift": mock], expecting: .outOfSync)
    #expect(error.contains("Sources/App/Mock.swift:1:"), "\(error)")
    #expect(written["Specs/RandomClient.yaml"] == nil)
  }

  @Test("a client whose live value uses private code of its file stays unchanged")
  func hidden() throws {
    let text =
      Self.client.replacing("1...most", with: "1...secret")
      + "private let secret = 2\nstruct Dice {}\n"
    let (written, _, error) = try adopt(client: text, expecting: .outOfSync)
    #expect(error.contains("uses a private declaration"), "\(error)")
    #expect(written["Specs/RandomClient.yaml"] == nil)
  }
}
