import TestSupport

/// A small project: a feature with a test, and a client whose live part is written by hand.
enum SampleProject {
  static let settings = """
    version: 1
    module: App
    sources: Sources/App
    tests: Tests/AppTests

    """

  static let counter = """
    feature: Counter
    state:
      count: Int = 0
    actions:
      increment: state.count += 1
    tests:
      counts:
        - send: increment
          expect: {count: 1}

    """

  static let player = """
    client: PlayerClient
    key: player
    live: manual
    endpoints:
      stop:

    """

  /// The handwritten files.
  static let inputs = [
    "Specs/featuregen.yaml": settings,
    "Specs/Features/Counter.yaml": counter,
    "Specs/Clients/PlayerClient.yaml": player,
  ]

  /// The generated files that belong to the generator, sorted.
  static let generated = [
    "Sources/App/Clients/PlayerClient.swift",
    "Sources/App/Counter/CounterAction.swift",
    "Sources/App/Counter/CounterReducer.swift",
    "Tests/AppTests/CounterTests.swift",
  ]

  /// The file that is created only once.
  static let scaffolded = "Sources/App/Clients/PlayerClient+Live.swift"

  /// The files that the first run creates, sorted.
  static let outputs = [scaffolded] + generated

  /// Makes a folder that contains the handwritten files.
  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder(inputs)
  }

  /// Makes a folder in which all files have been generated and were last written long ago.
  static func generatedFolder() throws -> TemporaryFolder {
    let folder = try folder()
    _ = try Tool.built.run("generate", in: folder.url)
    try folder.age()
    return folder
  }
}
