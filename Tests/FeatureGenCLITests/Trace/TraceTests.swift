import Testing

@testable import FeatureGenCLI

/// The trace from generated code to its spec.
@Suite("Trace")
struct TraceTests {
  private static let spec = """
    feature: Counter
    state:
      count: Int = 0
      name: String?
    computed:
      isBig: Bool = count > 9
    actions:
      increment: state.count = "1"
      reset:
        guard: state.count > 0
        do: |
          state.count = 0
          if state.isBig {
            state.name = 7
          }
    tests:
      counts:
        given: {count: 3}
        steps:
          - send: reset
            expect: {count: 0}

    """
  private static let reducer = "Sources/App/Counter/CounterReducer.swift"
  private static let tests = "Tests/AppTests/CounterTests.swift"

  @Test(
    "leads from a generated line to its origin",
    arguments: [
      (reducer, "public var name: String?", 0, "4:3"),
      (reducer, "count > 9", 0, "6:17"),
      (reducer, "count > 9", 8, "6:25"),
      (reducer, #"state.count = "1""#, 14, "8:28"),
      (reducer, "case .reset:", 0, "9:3"),
      (reducer, "state.count > 0", 0, "10:12"),
      (reducer, "state.count = 0", 0, "12:7"),
      (reducer, "state.name = 7", 13, "14:22"),
      (tests, "count: 3", 0, "18:13"),
      (tests, "count: 3", 7, "18:20"),
      (tests, "await store.send(.reset)", 0, "20:15"),
      (tests, "$0.count = 0", 0, "21:25"),
    ])
  func lines(_ path: String, _ text: String, _ offset: Int, _ expected: String) throws {
    let (line, column) = try place(of: text, in: path)
    let transcript = Transcript()
    let place = "\(path):\(line):\(column + offset)"
    #expect(
      try tracePlace(place, in: project().fileSystem, console: transcript.console) == .success)
    #expect(transcript.output.hasPrefix("Specs/Counter.yaml:\(expected)\nruntime/"))
  }

  @Test("a column after the end of a line means the end of the line")
  func columnAfterTheEnd() throws {
    let (line, _) = try place(of: "count > 9", in: Self.reducer)
    for column in [1000, Int.max] {
      let transcript = Transcript()
      let place = "\(Self.reducer):\(line):\(column)"
      #expect(
        try tracePlace(place, in: project().fileSystem, console: transcript.console) == .success)
      #expect(!transcript.output.isEmpty)
    }
    let transcript = Transcript()
    #expect(
      try tracePlace(
        "\(Self.reducer):\(Int.max)", in: project().fileSystem, console: transcript.console)
        == .failure)
  }

  @Test("reports that a line comes from the template alone, and names the template's line")
  func templateOnly() throws {
    let (line, _) = try place(of: "switch action {", in: Self.reducer)
    let transcript = Transcript()
    _ = try tracePlace(
      "\(Self.reducer):\(line)", in: project().fileSystem, console: transcript.console)
    #expect(
      transcript.output
        == "Specs/Counter.yaml: only the template\nruntime/function.mustache:3\n")
  }

  @Test("leads a compiler's messages back from any folder, and passes the rest on")
  func messages() throws {
    let (line, column) = try place(of: #"state.count = "1""#, in: Self.reducer)
    var lines = [
      "Building for debugging...",
      "/home/me/app/\(Self.reducer):\(line):\(column + 14): error: cannot assign a String to Int",
      "/home/me/app/Sources/App/Other.swift:3:1: error: not ours",
    ]
    let transcript = Transcript()
    let outcome = try traceMessages(
      { lines.isEmpty ? nil : lines.removeFirst() }, in: project().fileSystem,
      console: transcript.console)
    #expect(outcome == .success)
    #expect(
      transcript.output == """
        Building for debugging...
        Specs/Counter.yaml:8:28: error: cannot assign a String to Int [\(Self.reducer):\(line)]
        /home/me/app/Sources/App/Other.swift:3:1: error: not ours

        """)
  }

  @Test(
    "reports an argument that is not a place",
    arguments: [
      ("Counter.swift", "'Counter.swift' is not a location; write FILE:LINE or FILE:LINE:COLUMN"),
      ("a.swift:0", "'a.swift:0' is not a location; write FILE:LINE or FILE:LINE:COLUMN"),
      ("Sources/Other.swift:3", "'Sources/Other.swift' is not a generated file of this project"),
      ("\(reducer):9000", "'\(reducer)' has no line 9000"),
    ])
  func wrongPlaces(_ place: String, _ message: String) throws {
    let transcript = Transcript()
    #expect(
      try tracePlace(place, in: project().fileSystem, console: transcript.console) == .failure)
    #expect(transcript.error == "featuregen: error: \(message)\n")
  }

  private func project() -> MemoryFileSystem {
    MemoryFileSystem(texts: [
      "Specs/featuregen.yaml":
        "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n",
      "Specs/Counter.yaml": Self.spec,
    ])
  }

  /// Returns the first line and column of a text in a generated file, counted from one.
  private func place(of text: String, in path: String) throws -> (line: Int, column: Int) {
    let project = project()
    _ = try generateProject(project.fileSystem, console: Transcript().console)
    let contents = String(decoding: try #require(project.takeWritten()[path]), as: UTF8.self)
    let lines = contents.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains(text) }, "\(contents)")
    let column = try #require(lines[index].firstRange(of: text)).lowerBound
    return (index + 1, lines[index].distance(from: lines[index].startIndex, to: column) + 1)
  }
}
