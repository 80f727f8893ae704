import TestSupport
import Testing

@testable import FeatureGenCLI

/// `featuregen test --record`, with a recorder that wrote given events.
@Suite("Recording")
struct RecordTests {
  static let spec = """
    feature: Counter
    state:
      count: Int = 0
      first: Row?
    types:
      Row:
        struct:
          id: Int
          title: {type: String, default: '""'}
          isDone: Bool = false
    actions:
      increment:
        do: state.count += 1
        send: loaded("A")
      loaded: {with: {_ title: String}, do: 'state.first = Row(id: 1, title: title)'}
      undo: state.first = nil
    tests:
      counts up: # by one
        - send: increment # once
        - send: undo
          expect: {count: 1}

    """
  private static let tests = "Tests/AppTests/CounterTests.swift"

  @Test(
    "events at impossible lines belong to no test", arguments: [Int.max, Int.max - 100, .min])
  func lines(_ line: Int) throws {
    let project = MemoryFileSystem(texts: [
      settingsPath: SampleProject.settings, "Specs/Counter.yaml": Self.spec,
    ])
    _ = try generateProject(project.fileSystem, console: Transcript().console)
    let loaded = try #require(try loadValidProject(project.fileSystem).value)
    let files = try #require(try tracedFiles(of: loaded, project.fileSystem).value)
    let entries = try #require(TestSelection.of([], filter: nil, in: loaded).value?.entries)
    let event = #"{"test": "AppTests/CounterTests.swift:1", "line": \#(line), "event": "begin"}"#
    #expect(Recording(Array(event.utf8), of: entries, among: files).tests.isEmpty)
  }

  struct Result {
    var status: Int32
    var output: String
    var error: String
    var spec: String
  }

  /// Records events at lines of the generated test.
  ///
  /// - Parameters:
  ///   - issues: The output of the tests about their lines, by the number of arrived actions that the conditions see.
  ///   - failures: The output of the tests when they run without a recorder.
  func record(
    _ request: RecordRequest = RecordRequest(), events: [(String, String)],
    issues: [Int: [(String, String)]] = [:], failures: [(String, String)] = [], spec: String = spec,
    others: [String: String] = [:],
    settings: String = SampleProject.settings
  ) throws -> Result {
    let files = [
      "Package.swift": "", "Specs/featuregen.yaml": settings, "Specs/Counter.yaml": spec,
    ]
    let project = MemoryFileSystem(texts: files.merging(others) { $1 })
    _ = try generateProject(project.fileSystem, console: Transcript().console)
    let code = String(
      decoding: try project.fileSystem.read(Self.tests) ?? [], as: UTF8.self
    ).split(separator: "\n", omittingEmptySubsequences: false)
    func number(of text: String) throws -> Int {
      try #require(code.firstIndex { $0.contains(text) }) + 1
    }
    let lines = try events.map { text, event in
      #"{"test": "AppTests/CounterTests.swift:1", "line": \#(try number(of: text)), \#(event)}"#
    }
    let printed = try issues.mapValues { issues in
      try issues.map { text, issue in
        let place = "CounterTests.swift:\(try number(of: text)):5"
        return "✘ Test \"counts up\" recorded an issue at \(place): \(issue)"
      }
    }
    let transcript = Transcript()
    var runner = ProcessRunner()
    let failing = try failures.map { text, issue in
      let place = "CounterTests.swift:\(try number(of: text)):5"
      return "✘ Test \"counts up\" recorded an issue at \(place): \(issue)"
    }
    runner.follow = { name, arguments, line throws(FileSystemError) in
      guard name == "env" else {
        guard arguments.first == "test", !failing.isEmpty else { return 0 }
        failing.forEach(line)
        return 1
      }
      let seen = arguments.first { $0.hasPrefix("FEATUREGEN_RECORDING_AHEAD=") }?.split(
        separator: "=")
      printed[seen.flatMap { Int($0[1]) } ?? -1]?.forEach(line)
      let written = Array(lines.joined(separator: "\n").utf8)
      try project.fileSystem.apply([
        .write(
          path: PackageRun.recordingPath, contents: written,
          former: FormerContents(try project.fileSystem.read(PackageRun.recordingPath)))
      ])
      return 0
    }
    let run = PackageRun(
      request: PackageRequest(
        work: .test(
          features: others.isEmpty ? ["Counter"] : [], filter: nil, recording: request)),
      fileSystem: project.fileSystem, buildFiles: project.fileSystem, runner: runner,
      console: transcript.console)
    let status = try run.run { console throws(FileSystemError) in
      try generateProject(project.fileSystem, console: console)
    }
    #expect(try project.fileSystem.read(PackageRun.recordingPath) == nil)
    let spec = try project.fileSystem.read("Specs/Counter.yaml") ?? []
    return Result(
      status: status, output: transcript.output, error: transcript.error,
      spec: String(decoding: spec, as: UTF8.self))
  }

  static let begin = ("TestStore(", #""event": "begin""#)
  static let end = ("TestStore(", #""event": "end""#)
  static let increment = (
    "send(.increment)",
    #""event": "step", "changes": [{"path": ["count"], "value": {"swift": "1"}}]"#
  )
  static let undo = ("send(.undo)", #""event": "step", "changes": []"#)
  static let loaded = (
    "send(.increment)",
    #"""
    "event": "receive", "action": {"enum": "App.CounterFeature.Action", "case": "loaded", "isPath": true, "fields": [{"name": "", "value": {"swift": "\"A\""}}]}, "changes": [{"path": ["first"], "value": {"struct": "App.CounterFeature.Row", "fields": [{"name": "id", "value": {"swift": "1"}}, {"name": "title", "value": {"swift": "\"A\""}}, {"name": "isDone", "value": {"swift": "false"}}]}}]
    """#
  )

  @Test("invisible characters are written as numbers")
  func hiddenCharacters() throws {
    let text = "a\u{2028}\u{FEFF}\u{7F}\u{202E}👨‍👩‍👧"
    let change =
      #"{"path": ["first"], "value": {"struct": "App.CounterFeature.Row", "fields": [{"name": "id", "value": {"swift": "1"}}, {"name": "title", "value": {"swift": "\"\#(text)\""}}, {"name": "isDone", "value": {"swift": "false"}}]}}"#
    let step = ("send(.increment)", #""event": "step", "changes": [\#(change)]"#)
    let result = try record(events: [Self.begin, step, Self.undo, Self.end])
    #expect(result.error == "")
    #expect(result.spec.contains(#""a\u{2028}\u{FEFF}\u{7F}\u{202E}👨‍👩‍👧""#))
  }

  @Test("writes only the changes of a step and the received actions")
  func records() throws {
    let result = try record(events: [
      Self.begin, Self.increment, Self.loaded, Self.undo, Self.end,
    ])
    #expect(
      result.spec
        == Self.spec.replacing(
          "# once\n",
          with: """
            # once
                  expect: {count: 1}
                - receive: loaded("A")
                  expect: {first: 'CounterFeature.Row(id: 1, title: "A")'}

            """), "\(result.spec)")
    #expect(result.error == "")
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        "Specs/Counter.yaml: recorded 'counts up': 1 × expect, 1 × receive\n"))
  }

  @Test("reports recorded tests that fail, and fails itself")
  func failing() throws {
    let result = try record(
      events: [Self.begin, Self.undo, Self.end],
      failures: [("send(.undo)", "The state has changed after this action.")])
    #expect(result.status == 1)
    #expect(
      result.error.hasPrefix(
        "Specs/Counter.yaml:20:13: error: 'counts up': The state has changed after this action."),
      "\(result.error)")
  }

  @Test("uses the names of the test's own Swift for values")
  func names() throws {
    let spec = Self.spec.replacing(
      "  counts up: # by one\n",
      with: """
          counts up: # by one
            setup: 'let row = CounterFeature.Row( id: 1, title: "A")'
            steps:

        """)
    let result = try record(events: [Self.begin, Self.loaded, Self.end], spec: spec)
    #expect(result.spec.contains("expect: {first: row}"), "\(result.spec)\(result.error)")
  }

  @Test("shows how the spec would change in a dry run, and leaves it unchanged")
  func dryRun() throws {
    let result = try record(
      RecordRequest(isDryRun: true), events: [Self.begin, Self.increment, Self.end])
    #expect(result.spec == Self.spec)
    #expect(result.output.contains("\n+      expect: {count: 1}\n"), "\(result.output)")
    #expect(result.output.contains("+++ b/Specs/Counter.yaml\n"))
  }

  @Test("reports wrong expectations of a test, and replaces them only on request")
  func wrong() throws {
    let wrong = (Self.undo.0, Self.undo.1 + #", "difference": "- 1\n+ 0""#)
    let events = [Self.begin, wrong, Self.end]
    let result = try record(events: events)
    #expect(result.spec == Self.spec)
    #expect(result.status == 1)
    #expect(
      result.error.hasPrefix("Specs/Counter.yaml:20:13: error: this expectation is wrong"),
      "\(result.error)")
    #expect(result.error.contains("--record-all"))
    let replaced = try record(RecordRequest(extent: .all), events: events)
    #expect(replaced.spec == Self.spec.replacing("      expect: {count: 1}\n", with: ""))
    #expect(replaced.status == 0)
  }

  @Test("reports running effects, values without an expression and unfinished tests")
  func left() throws {
    let action =
      #""action": {"enum": "App.CounterFeature.Action", "case": "increment", "isPath": true, "fields": []}"#
    let running = ("send(.undo)", #""event": "running", "ids": ["ticking"], \#(action)"#)
    let still = try record(events: [Self.begin, running, Self.end])
    #expect(still.spec == Self.spec)
    #expect(
      still.error.contains(
        "an effect still runs at the end of 'counts up', started by 'increment', cancellable by ticking"
      ), "\(still.error)")
    let unknown = (
      Self.increment.0,
      #""event": "step", "changes": [{"path": ["count"], "value": {"type": "App.Thing", "dump": "Thing()"}}]"#
    )
    let foreign = try record(events: [Self.begin, unknown, Self.end])
    #expect(foreign.spec == Self.spec)
    #expect(
      foreign.error.contains("a value of type 'Thing' cannot be written as Swift"),
      "\(foreign.error)")
    let crashed = try record(events: [Self.begin, Self.increment])
    #expect(crashed.spec == Self.spec)
    #expect(crashed.error.contains("'counts up' did not end"))
    #expect([still.status, foreign.status, crashed.status] == [1, 1, 1])
  }

  @Test("refuses other template sets")
  func otherSets() throws {
    let result = try record(events: [], settings: SampleProject.settings + "templates: tca\n")
    #expect(result.status == 1)
    #expect(
      result.error.contains("only tests of the template set 'runtime' can be recorded"),
      "\(result.error)")
  }
}
