import SpecSource
import Testing

@testable import FeatureGenCLI

/// The conditions under which `adopt --write` writes.
@Suite("Adopt with '--write'")
struct AdoptWriteTests {
  private static let path = "Sources/App/Counter.swift"
  private static let files: [String: String] = [
    settingsPath: settingsText(),
    path: """
    import ComposableArchitecture

    \(countingReducer("Counter"))

    let other = 1
    """,
  ]

  private static func settingsText(
    suffix: String = "''", access: String = "internal", templates: String = "tca"
  ) -> String {
    """
    version: 1
    module: App
    access: \(access)
    sources: Sources/App/Generated
    tests: Tests/AppTests
    suffix: \(suffix)
    templates: \(templates)
    """
  }

  private func adopt(
    _ files: [String: String], target: AdoptionTarget = AdoptionTarget(),
    lost: [String] = [], takesTests: Bool = true
  ) throws -> (outcome: CommandOutcome, project: MemoryFileSystem, error: String) {
    let transcript = Transcript()
    let project = MemoryFileSystem(texts: files)
    let outcome = try adoptFeatures(
      in: files[Self.testPath] == nil ? ["Sources"] : ["Sources", "Tests"], named: [],
      project.fileSystem, writing: target, takesTests: takesTests,
      lost: { files in Parsed(lost.filter { path in files.contains { $0.path == path } }) },
      workers: .one,
      console: transcript.console)
    return (outcome, project, transcript.error + transcript.output)
  }

  @Test("the spec is written, and the rest of the file stays")
  func writes() throws {
    let (outcome, project, _) = try adopt(Self.files)
    #expect(outcome == .success)
    let written = project.takeWritten().mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(written[Self.path] == "import ComposableArchitecture\n\nlet other = 1\n")
    #expect(
      written["Specs/Counter.yaml"] == """
        feature: Counter
        conforms: {state: [Equatable], action: []}

        state:
          count: Int = 0

        actions:
          up: state.count += 1

        """)
    #expect(written.count == 2)
  }

  @Test("an extension that a spec expresses completely is removed")
  func extensions() throws {
    var files = Self.files
    files[Self.path]?.replace(
      "let other = 1",
      with: """
        extension Counter.State {
          var next: Int { count + 1 }
          var last: Int { count - 1 }
        }
        """)
    let (_, project, error) = try adopt(files)
    #expect(project.files[Self.path] == nil, "\(error)")
    let spec = String(decoding: project.files["Specs/Counter.yaml"] ?? [], as: UTF8.self)
    #expect(spec.contains("count + 1"), "\(spec)")
  }

  private static let testPath = "Tests/AppTests/CounterTests.swift"
  private static let tests = #"""
    import ComposableArchitecture
    import Testing

    struct CounterTests {
      // What stands above it.
      @Test func countsUp() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.up) { $0.count = 1 }
      }

      @Test func startsHigher() async {
        let store = TestStore(initialState: Counter.State(count: 4)) { Counter() }
        await store.send(.up) { $0.count = 5 }
        for _ in 1...2 { await store.send(.up) }
      }

      @Test func goesOn() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.receive(\.up) { $0.count = 1 }
      }
    }
    """#

  @Test("the spec has the tests that it can express, unless disabled, and their file stays")
  func tests() throws {
    var files = Self.files
    files[Self.testPath] = Self.tests
    let (outcome, project, output) = try adopt(files)
    #expect(outcome == .success)
    let written = project.takeWritten().mapValues { String(decoding: $0, as: UTF8.self) }
    let spec = try #require(written["Specs/Counter.yaml"])
    #expect(
      spec.hasSuffix(
        """

        tests:
          # What stands above it.
          counts up:
            - send: up
              expect: {count: 1}

        """), "\(spec)")
    #expect(written[Self.testPath] == nil)
    #expect(
      output.contains(
        "\(Self.testPath):17:3   test 'goes on': its spec is refused with this test: no"),
      "\(output)")
    let without = try adopt(files, takesTests: false)
    let plain = without.project.takeWritten()["Specs/Counter.yaml"] ?? []
    #expect(!String(decoding: plain, as: UTF8.self).contains("tests:"))
  }

  @Test("files that git cannot restore are edited only with '--force'")
  func dirty() throws {
    let refused = try adopt(Self.files, lost: [Self.path])
    #expect(refused.outcome == .failure)
    #expect(refused.error.contains("'\(Self.path)' has changes that are not committed"))
    #expect(refused.project.takeWritten().isEmpty)
    let forced = AdoptionTarget(force: true)
    #expect(try adopt(Self.files, target: forced, lost: [Self.path]).outcome == .success)
  }

  @Test(
    "settings that do not fit adopted features are reported",
    arguments: [
      (settingsText(suffix: "Feature"), "keep the names of their types"),
      (settingsText(templates: "runtime"), "stay features of the Composable Architecture"),
    ])
  func settings(text: String, message: String) throws {
    var files = Self.files
    files[settingsPath] = text
    let (outcome, project, error) = try adopt(files)
    #expect(outcome == .failure)
    #expect(error.contains(message), "\(error)")
    #expect(project.takeWritten().isEmpty)
  }

  @Test("a feature whose access differs from the module's keeps its access")
  func access() throws {
    var files = Self.files
    files[settingsPath] = Self.settingsText(access: "public")
    let (outcome, project, _) = try adopt(files)
    #expect(outcome == .success)
    let spec = try #require(project.takeWritten()["Specs/Counter.yaml"])
    #expect(String(decoding: spec, as: UTF8.self).hasPrefix("feature: Counter\naccess: internal\n"))
  }

  @Test("nothing is written without settings or outside the folders of modules")
  func places() throws {
    var files = Self.files
    files[settingsPath] = nil
    #expect(try adopt(files).outcome == .failure)
    let (outcome, project, error) = try adopt(
      Self.files, target: AdoptionTarget(specs: "Elsewhere"))
    #expect(outcome == .failure)
    #expect(error.contains("'Elsewhere' is not in a module's folder of specs"))
    #expect(project.takeWritten().isEmpty)
  }
}
