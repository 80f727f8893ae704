import Platform
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// What `adopt --verify` does when all is well, and when it is not.
@Suite("Adopt and verify")
struct AdoptVerifyTests {
  private static let path = "Sources/App/Counter.swift"
  private static let testPath = "Tests/AppTests/OldTests.swift"
  private static let files: [String: String] = [
    settingsPath: """
    version: 1
    module: App
    access: internal
    sources: Sources/App/Generated
    tests: Tests/AppTests/Generated
    suffix: ''
    templates: tca
    """,
    path: """
    import ComposableArchitecture

    \(countingReducer("Counter"))

    """,
    testPath: """
    import ComposableArchitecture
    import Testing

    struct OldTests {
      /// Up is up.
      @Test func countsUp() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.up) { $0.count = 1 }
      }

      @Test func prints() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.up) { $0.count = 1 }
        for _ in 1...2 { await store.send(.up) }
        await store.finish()
      }
    }

    struct OtherTests {
      @Test func again() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.up) { $0.count = 1 }
      }
    }

    """,
  ]

  private func adopt(
    build: String? = nil, replacing: Bool = false, statuses: [Int32]
  ) throws -> (
    outcome: CommandOutcome, project: MemoryFileSystem, error: String, commands: [String]
  ) {
    let transcript = Transcript()
    let project = MemoryFileSystem(texts: Self.files)
    let commands = Locked<[String]>([])
    let runner = ProcessRunner { name, arguments, _ throws(FileSystemError) in
      let number = commands.withLock { commands in
        commands.append(([name] + arguments).joined(separator: " "))
        return commands.count - 1
      }
      let status = number < statuses.count ? statuses[number] : 0
      return ProcessResult(
        status: status, output: Array("note\nCounter.swift:1:1: error: no\n".utf8), error: "")
    }
    let target = AdoptionTarget(
      specs: "Specs",
      verification: AdoptionVerification(
        build: build, replacesTests: replacing, directory: "App", runner: runner))
    let outcome = try adoptFeatures(
      in: ["Sources", "Tests"], named: [], project.fileSystem, writing: target, workers: .one,
      console: transcript.console)
    return (outcome, project, transcript.error, commands.withLock { $0 })
  }

  private func texts(_ project: MemoryFileSystem) -> [String: String] {
    project.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test("what was written is generated, built and tested, and the tests stay in both places")
  func passes() throws {
    let (outcome, project, _, commands) = try adopt(statuses: [])
    #expect(outcome == .success)
    #expect(
      commands == [
        "swift build --build-tests --package-path App", "swift test --package-path App",
      ])
    let files = texts(project)
    #expect(files[Self.path] == nil)
    #expect(files["Sources/App/Generated/Counter/CounterReducer.swift"] != nil)
    #expect(files["Tests/AppTests/Generated/CounterTests.swift"] != nil)
    #expect(files[Self.testPath] == Self.files[Self.testPath])
  }

  @Test(
    "when it cannot be built or a test fails, all files are as they were",
    arguments: [[1], [0, 1]] as [[Int32]])
  func fails(statuses: [Int32]) throws {
    let (outcome, project, error, _) = try adopt(replacing: true, statuses: statuses)
    #expect(outcome == .failure)
    #expect(texts(project) == Self.files)
    #expect(error.contains("has failed: nothing is adopted"), "\(error)")
    #expect(error.contains("Counter.swift:1:1: error: no"))
    #expect(!error.contains("note\n"))
  }

  @Test("a command takes the place of SwiftPM's")
  func command() throws {
    let (outcome, _, _, commands) = try adopt(build: "make test", statuses: [])
    #expect(outcome == .success)
    #expect(commands == ["sh -c cd \"$1\" && eval \"$2\" sh App make test"])
  }

  @Test("tests that specs have go when they pass, with their suite if nothing else is in it")
  func replaces() throws {
    let (outcome, project, _, commands) = try adopt(replacing: true, statuses: [])
    #expect(outcome == .success)
    #expect(commands.count == 4)
    #expect(
      texts(project)[Self.testPath] == """
        import ComposableArchitecture
        import Testing

        struct OldTests {

          @Test func prints() async {
            let store = TestStore(initialState: Counter.State()) { Counter() }
            await store.send(.up) { $0.count = 1 }
            for _ in 1...2 { await store.send(.up) }
            await store.finish()
          }
        }

        """)
  }

  @Test("when what is left of the tests does not pass, they stay and the features are adopted")
  func keepsTests() throws {
    let (outcome, project, error, _) = try adopt(replacing: true, statuses: [0, 0, 1])
    #expect(outcome == .failure)
    #expect(error.contains("their tests stay where they were"), "\(error)")
    let files = texts(project)
    #expect(files[Self.testPath] == Self.files[Self.testPath])
    #expect(files["Specs/Counter.yaml"] != nil)
  }
}
