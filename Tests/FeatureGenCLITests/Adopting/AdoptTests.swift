import JSON
import Testing

@testable import FeatureGenCLI

/// The command `adopt`, from its user's point of view.
@Suite("Adopt")
struct AdoptTests {
  private static let counter = """
    @Reducer
    struct Counter {
      struct State { var count = 0 }
      enum Action { case up, load, find }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .up:
            state.count += 1
            return .none
          case .load:
            return .publisher { api.values }
          case .find:
            for id in state.ids { state.count += id; if id == 1 { return .none } }
            return .none
          }
        }
      }
    }
    """
  private static let root = """
    @Reducer
    struct Root {
      class State {}
      enum Action {}
    }
    """

  private func adopt(
    _ files: [String: String], in paths: [String] = ["Sources"], named names: [String] = [],
    format: AdoptionFormat = .text
  ) throws -> (outcome: CommandOutcome, transcript: Transcript) {
    let transcript = Transcript()
    let project = MemoryFileSystem(files.mapValues { Array($0.utf8) })
    let outcome = try adoptFeatures(
      in: paths, named: names, project.fileSystem, format: format, workers: .one,
      console: transcript.console)
    return (outcome, transcript)
  }

  @Test("reports how much of each feature a spec can express, with the places of the rest")
  func report() throws {
    let (outcome, transcript) = try adopt([
      "Sources/Counter.swift": Self.counter, "Sources/Root.swift": Self.root,
    ])
    #expect(outcome == .outOfSync)
    #expect(
      transcript.output == """
        Sources/Counter.swift
          ◐ Counter: 3 handlers, its spec generates equal code, 2 handlers with effects in Swift (called-closures, inferred-types, named-effects, observed-state, return-none-tail)
              Sources/Counter.swift:12:16   '.publisher'
              Sources/Counter.swift:14:9   'return' in a loop
        Sources/Root.swift
          ✘ Root: 0 handlers, no spec
              Sources/Root.swift:3:3   the state is a class
        1 of 2 features in specs that generate equal code, with 3 of 3 handlers: 1 in keys, 2 with effects in Swift, 0 manual

        """)
  }

  @Test("a feature without a spec fails the run, in text, in JSON and in the exit status")
  func noSpec() throws {
    let twice = """
      @Reducer
      struct Twice {
        struct State: Equatable { var count = 0 }
        enum Action { case up }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up:
              state.count += 1
              return .none
            }
          }
          Reduce { state, action in
            switch action {
            case .up:
              state.count += 2
              return .none
            }
          }
        }
      }
      """
    let (outcome, transcript) = try adopt(["Sources/Twice.swift": twice])
    #expect(outcome == .outOfSync)
    #expect(
      transcript.output == """
        Sources/Twice.swift
          ✘ Twice: 2 handlers, no spec
              Sources/Twice.swift:15:12   an action that is handled twice
        0 of 1 feature in specs that generate equal code, with 0 of 2 handlers: 0 in keys, 0 with effects in Swift, 0 manual

        """)
    let json = try adopt(["Sources/Twice.swift": twice], format: .json)
    #expect(json.outcome == .outOfSync)
    let report = try parseJSON(Array(json.transcript.output.utf8))
    #expect(report["isComplete"]?.flag == false)
    let feature = try #require(report["features"]?.list?.first)
    #expect(feature["verdict"]?.text == "none")
    #expect(feature["spec"]?["accepted"]?.flag == false)
    #expect(feature["handlers"]?.list?.allSatisfy { $0["verdict"]?.text == nil } == true)
  }

  @Test("effects of procedures are counted, each with its reason and line")
  func procedures() throws {
    let swift = """
      @Reducer
      struct Feed {
        struct State { var count = 0 }
        enum Action { case opened, reopened }
        @Dependency(\\.api) var api
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .opened:
              return connect(into: &state)
            case .reopened:
              state.count = 0
              return connect(into: &state)
            }
          }
        }
        private func connect(into state: inout State) -> Effect<Action> {
          state.count += 1
          return .publisher { api.values }
        }
      }
      """
    let (outcome, transcript) = try adopt(["Sources/Feed.swift": swift])
    #expect(outcome == .success)
    #expect(
      transcript.output == """
        Sources/Feed.swift
          ◐ Feed: 3 handlers, its spec generates equal code, 1 handler with effects in Swift (inferred-types, observed-state)
              Sources/Feed.swift:19:12   '.publisher'
        Clients
          ◐ api: unknown endpoints, stays external
              Sources/Feed.swift:5:3   a client that is declared elsewhere
        1 of 1 feature in specs that generate equal code, with 3 of 3 handlers: 2 in keys, 1 with effects in Swift, 0 manual

        """)
    let json = try adopt(["Sources/Feed.swift": swift], format: .json)
    let report = try parseJSON(Array(json.transcript.output.utf8))
    let handlers = try #require(report["features"]?.list?.first?["handlers"]?.list)
    #expect(
      handlers.compactMap { $0["action"]?.text } == ["opened", "reopened", "procedures.connect"])
    #expect(handlers[2]["verdict"]?.text == "effects")
    #expect(handlers[2]["effects"]?.list?.first?["place"]?.text == "Sources/Feed.swift:19:12")
  }

  @Test("control characters in names are shown as escapes")
  func hiddenCharacters() throws {
    let swift = Self.counter.replacing("struct Counter", with: "struct Cou\u{202E}nter")
      .replacing("struct State", with: "struct State: Equa\u{FEFF}table")
    let (_, transcript) = try adopt(["Sources/A\r\nB\u{1B}.swift": swift + "\n" + Self.root])
    let printed = transcript.output + transcript.error
    #expect(
      !printed.unicodeScalars.contains { "\u{202E}\u{FEFF}\u{1B}\r".unicodeScalars.contains($0) })
    #expect(printed.contains("A\\u{D}\\nB\\u{1B}.swift"), "\(printed)")
  }

  @Test("files without a reducer are not a success")
  func noFeature() throws {
    let (outcome, transcript) = try adopt(["Sources/Plain.swift": "struct Plain {}"])
    #expect(outcome == .outOfSync)
    #expect(transcript.error.contains("the files contain no reducer"))
  }

  @Test("JSON contains the report for programs")
  func json() throws {
    let (_, transcript) = try adopt(["Sources/Counter.swift": Self.counter], format: .json)
    let report = try parseJSON(Array(transcript.output.utf8))
    let feature = try #require(report["features"]?.list?.first)
    #expect(feature["verdict"]?.text == "effects")
    let handlers = try #require(feature["handlers"]?.list)
    #expect(handlers.compactMap { $0["action"]?.text } == ["up", "load", "find"])
    #expect(handlers.compactMap { $0["verdict"]?.text } == ["full", "effects", "effects"])
    #expect(handlers[0]["keys"]?.list?.compactMap(\.text) == ["do"])
    #expect(handlers[1]["effects"]?.list?.first?["place"]?.text == "Sources/Counter.swift:12:16")
    #expect(report["reasons"]?.list?.count == 2)
  }

  @Test("a chosen feature is reported alone")
  func chosen() throws {
    let files = ["Sources/Counter.swift": Self.counter, "Sources/Root.swift": Self.root]
    let (outcome, transcript) = try adopt(files, named: ["Counter"])
    #expect(outcome == .success)
    #expect(!transcript.output.contains("Root"))
    let missing = try adopt(files, named: ["Countr"])
    #expect(missing.outcome == .failure)
    #expect(missing.transcript.error.contains("Counter"))
  }

  @Test("a file is read by its path, and a manifest is not a source of the app")
  func paths() throws {
    let files = ["App/Counter.swift": Self.counter, "App/Package.swift": "let package = 1"]
    #expect(try adopt(files, in: ["App/Counter.swift"]).outcome == .success)
    #expect(try adopt(files, in: ["App/"]).transcript.output.hasPrefix("App/Counter.swift\n"))
    #expect(throws: FileSystemError.self) { try adopt(files, in: ["Missing"]) }
    #expect(throws: FileSystemError.self) { try adopt(files, in: ["Missing.swift"]) }
  }

  @Test("a file that is not Swift is reported")
  func notSwift() throws {
    let error = #expect(throws: FileSystemError.self) {
      try adopt(["README.md": "# App"], in: ["README.md"])
    }
    #expect(error?.reason.contains("it is not a Swift file") == true)
  }

  @Test("a file with syntax errors is reported")
  func unread() throws {
    let (outcome, transcript) = try adopt([
      "Sources/Broken.swift": "struct {", "Sources/Counter.swift": Self.counter,
    ])
    #expect(outcome == .outOfSync)
    #expect(
      transcript.error.contains("'Sources/Broken.swift' cannot be read: it has syntax errors"))
  }
}
