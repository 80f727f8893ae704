import Foundation
import JSON
import Platform
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The behavior of `adopt --verify` with and without problems.
@Suite("Adopt with '--verify'")
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
    build: String? = nil, replacing: Bool = false, format: AdoptionFormat = .text,
    statuses: [Int32]
  ) throws -> (
    outcome: CommandOutcome, project: MemoryFileSystem, transcript: Transcript, commands: [String]
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
      in: ["Sources", "Tests"], named: [], project.fileSystem, format: format, writing: target,
      workers: .one,
      console: transcript.console)
    return (outcome, project, transcript, commands.withLock { $0 })
  }

  private func texts(_ project: MemoryFileSystem) -> [String: String] {
    project.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test("the adopted project is generated, built and tested, and the original tests stay")
  func passes() throws {
    let (outcome, project, transcript, commands) = try adopt(statuses: [])
    #expect(outcome == .success)
    #expect(transcript.output.hasSuffix("adopted 1 feature\nthe code compiles\n"))
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
    "a failed build or test leaves all files unchanged",
    arguments: [[1], [0, 1]] as [[Int32]])
  func fails(statuses: [Int32]) throws {
    let (outcome, project, transcript, _) = try adopt(replacing: true, statuses: statuses)
    #expect(outcome == .failure)
    #expect(texts(project) == Self.files)
    let error = transcript.error
    #expect(error.contains("failed: nothing is adopted"), "\(error)")
    #expect(error.contains("Counter.swift:1:1: error: no"))
    #expect(!error.contains("note\n"))
  }

  @Test(
    "a step that also fails without the adoption is the project's own failure",
    arguments: [
      (nil, [1, 1], "the project does not build before adoption: nothing is adopted"),
      (nil, [0, 1, 1], "the project's tests fail before adoption: nothing is adopted"),
      ("make test", [1, 1], "'make test' fails before adoption: nothing is adopted"),
    ] as [(String?, [Int32], String)])
  func failsBefore(build: String?, statuses: [Int32], message: String) throws {
    let (outcome, project, transcript, commands) = try adopt(build: build, statuses: statuses)
    #expect(outcome == .failure)
    #expect(texts(project) == Self.files)
    #expect(commands.count == statuses.count)
    #expect(commands.last == commands.dropLast().last)
    #expect(transcript.error.contains(message), "\(transcript.error)")
    #expect(transcript.error.contains("Counter.swift:1:1: error: no"))
    #expect(!transcript.error.contains("has failed"))
  }

  @Test(
    "JSON first reports whether the adopted code compiles, if the run knows",
    arguments: [
      (nil, [], true), (nil, [1, 0], false), (nil, [1, 1], nil), (nil, [0, 1, 0], true),
      ("make test", [], true), ("make test", [1, 0], nil),
    ] as [(String?, [Int32], Bool?)])
  func json(build: String?, statuses: [Int32], compiles: Bool?) throws {
    let (_, _, transcript, _) = try adopt(build: build, format: .json, statuses: statuses)
    let report = try parseJSON(Array(transcript.output.utf8))
    #expect(report["compiles"]?.flag == compiles)
    #expect(
      report["compilerErrors"]?.list?.compactMap(\.text)
        == (compiles == false ? ["Counter.swift:1:1: error: no"] : []))
    let start = try #require(transcript.output.range(of: "\"compiles\""))
    let before = transcript.output[..<start.lowerBound]
    #expect(before.filter { $0 == ":" }.count == 2, "\(before)")
  }

  @Test("a custom command replaces SwiftPM's commands")
  func command() throws {
    let (outcome, _, _, commands) = try adopt(build: "make test", statuses: [])
    #expect(outcome == .success)
    #expect(commands == ["sh -c cd \"$1\" && eval \"$2\" sh App make test"])
  }

  @Test("adopted tests are removed when their specs pass, and empty suites with them")
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

  @Test("tests stay if the remaining tests fail, and the features are adopted")
  func keepsTests() throws {
    let (outcome, project, transcript, _) = try adopt(replacing: true, statuses: [0, 0, 1])
    #expect(outcome == .failure)
    let error = transcript.error
    #expect(error.contains("their original tests stay"), "\(error)")
    let files = texts(project)
    #expect(files[Self.testPath] == Self.files[Self.testPath])
    #expect(files["Specs/Counter.yaml"] != nil)
  }
}
