import TestSupport
import Testing

@testable import FeatureGenCLI

/// `featuregen build` and `featuregen test`, with a 'swift' that prints given lines.
@Suite("A package's run")
struct PackageRunTests {
  private static let files = [
    "Package.swift": "",
    "Specs/featuregen.yaml": SampleProject.settings,
    "Specs/Counter.yaml": """
    feature: Counter
    state: {count: Int = 0}
    actions: {increment: state.count += 1}
    tests:
      counts up:
        - send: increment
          expect: {count: 2}
      "doesn't count":
        - assert: state.count == 0
    explore:
      actions: [increment]
      depth: 3
      invariants:
        it is at most two: state.count <= 2

    """,
    "Specs/Other.yaml": "feature: Other\nactions: {go: }\n",
  ]
  private static let tests = "Tests/AppTests/CounterTests.swift"

  /// Runs a command, and returns its output, its outcome and the arguments that it passed to 'swift'.
  private func run(
    _ work: PackageRequest.Work, format: PackageFormat = .text, files: [String: String] = files,
    swift: @escaping @Sendable ([String]) -> (lines: [String], status: Int32) = { _ in ([], 0) }
  ) throws -> (status: Int32, output: String, error: String, commands: [[String]]) {
    let project = MemoryFileSystem(texts: files)
    let transcript = Transcript()
    let commands = Locked<[[String]]>([])
    var runner = ProcessRunner()
    runner.follow = { name, arguments, line throws(FileSystemError) in
      commands.withLock { $0.append(arguments) }
      let (lines, status) = swift(arguments)
      lines.forEach(line)
      return status
    }
    let run = PackageRun(
      request: PackageRequest(work: work, format: format), fileSystem: project.fileSystem,
      buildFiles: project.fileSystem, runner: runner, console: transcript.console)
    let status = try run.run { console throws(FileSystemError) in
      try generateProject(project.fileSystem, console: console)
    }
    return (status, transcript.output, transcript.error, commands.withLock { $0 })
  }

  /// Returns the place of a step in the generated tests.
  private static func line(of text: String) throws -> Int {
    let project = MemoryFileSystem(texts: files)
    _ = try generateProject(project.fileSystem, console: Transcript().console)
    let contents = String(decoding: try #require(project.takeWritten()[tests]), as: UTF8.self)
    let lines = contents.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  @Test("builds the generated code, and ends with Swift's status")
  func build() throws {
    let result = try run(.build) { _ in (["Build complete!"], 7) }
    #expect(result.status == 7)
    #expect(result.commands == [["build"]])
    #expect(result.output.hasPrefix("created Sources/App/Counter/CounterAction.swift\n"))
    #expect(result.output.hasSuffix("Build complete!\n"))
  }

  @Test("shows an error once, however often the compiler repeats it")
  func repeated() throws {
    let error = [
      "/app/Sources/App/Mine.swift:3:5: error: cannot find 'x' in scope", "1 | struct A {",
      "3 |     x", "  |     `- error: cannot find 'x' in scope", "4 | }",
    ]
    let other = ["/app/Sources/App/Mine.swift:9:1: error: cannot find 'x' in scope", "9 | x"]
    let result = try run(.build, format: .text) { _ in
      (
        error + ["[3/5] Compiling App Mine.swift"] + error + other + error + ["error: fatalError"],
        1
      )
    }
    #expect(
      result.output.hasSuffix(
        (error + ["[3/5] Compiling App Mine.swift"] + other + ["error: fatalError"])
          .joined(separator: "\n") + "\n"))
    let report = try run(.build, format: .json) { _ in (error + error + other, 1) }
    #expect(report.output.ranges(of: "cannot find 'x' in scope").count == 2)
  }

  @Test("does not start Swift if specs have errors")
  func errors() throws {
    let broken = ["Specs/Other.yaml": "feature: Other\nactions: {go: state.x = 1}\n"]
    let result = try run(.build, files: Self.files.merging(broken) { $1 })
    #expect(result.status == 1)
    #expect(result.commands.isEmpty)
    #expect(result.error.contains("Specs/Other.yaml:2:"))
    let none = try run(.build, files: Self.files.filter { $0.key != "Package.swift" })
    #expect(none.status == 1)
    #expect(none.error.hasPrefix("featuregen: error: '.' is not a Swift package\n"))
  }

  @Test("runs all tests, the tests of features, or a single test")
  func selection() throws {
    func arguments(_ features: [String], _ filter: String? = nil) throws -> [String] {
      let commands = try run(.test(features: features, filter: filter)).commands
      #expect(commands.first == ["build", "--build-tests"])
      return Array(try #require(commands.last).dropFirst(2))
    }
    #expect(try arguments([]) == [])
    #expect(try arguments(["Counter"]) == ["--filter", #"\.CounterTests/"#])
    #expect(
      try arguments([], "doesn't count") == ["--filter", #"\.CounterTests/doesntCount\(\)"#])
    #expect(try arguments([], "count").count == 4)
    #expect(try arguments(["Counter"], "counts up").count == 2)
  }

  @Test(
    "refuses unknown names",
    arguments: [
      (
        ["Countr"], nil,
        "'Countr' is not a feature of this project [unusable-argument]\n  hint: did you mean 'Counter'?"
      ),
      (
        ["Other"], nil,
        "'Other' has no tests [unusable-argument]\n  hint: write a test under 'tests:' in its spec"
      ),
      (
        [], "conts up",
        "'conts up' is not in the name of any test [unusable-argument]\n  hint: did you mean 'counts up'?"
      ),
    ])
  func unknown(_ features: [String], _ filter: String?, _ message: String) throws {
    let result = try run(.test(features: features, filter: filter))
    #expect(result.status == 1)
    #expect(result.commands.isEmpty)
    #expect(result.error == "featuregen: error: \(message)\nfeaturegen: 1 error\n")
  }

  @Test("shows a failed step at its line of the spec, with the message of its store")
  func failedStep() throws {
    let line = try Self.line(of: "store.send(.increment)")
    let result = try run(.test(features: ["Counter"], filter: nil)) { arguments in
      guard arguments.first == "test" else { return ([], 0) }
      return (
        [
          "◇ Test run started.",
          #"✘ Test "counts up" recorded an issue at CounterTests.swift:\#(line):5: Issue recorded"#,
          "↳ The state is not as expected after this action.", "  ", "      .increment",
          #"✘ Test "counts up" failed after 0.001 seconds with 1 issue."#,
        ], 1
      )
    }
    #expect(result.status == 1)
    #expect(
      result.output.hasSuffix(
        """
        ◇ Test run started.
        Specs/Counter.yaml:6:13: error: 'counts up': The state is not as expected after this action. [\(Self.tests):\(line)]
              - send: increment
                      ^~~~~~~~~

              .increment
        ✘ Test "counts up" failed after 0.001 seconds with 1 issue.

        """), "\(result.output)")
  }

  @Test(
    "shows a failed exploration at the line of its invariant, or of its key",
    arguments: [
      ("StateInvariant(", "Specs/Counter.yaml:14:24:", "      it is at most two: state.count <= 2"),
      ("explorer.explore(", "Specs/Counter.yaml:10:1:", "  explore:"),
    ])
  func failedExploration(code: String, place: String, shown: String) throws {
    let line = try Self.line(of: code)
    let result = try run(.test(features: ["Counter"], filter: nil)) { arguments in
      guard arguments.first == "test" else { return ([], 0) }
      let place = "CounterTests.swift:\(line):\(code.hasPrefix("S") ? 9 : 5)"
      let issue = "recorded an issue at \(place): Issue recorded"
      return (["✘ Test \"keeps its invariants\" \(issue)", "↳ That does not hold."], 1)
    }
    let head = "\(place) error: 'keeps its invariants': That does not hold. [\(Self.tests):\(line)]"
    #expect(result.output.contains("\(head)\n\(shown)\n"), "\(result.output)")
  }

  @Test("is reported to programs and to GitHub")
  func formats() throws {
    let line = try Self.line(of: "store.send(.increment)")
    func result(_ format: PackageFormat) throws -> String {
      try run(.build, format: format) { _ in
        (["/app/\(Self.tests):\(line):5: error: no", "/app/Own.swift:1:1: warning: odd"], 1)
      }.output
    }
    let json = try result(.json)
    #expect(json.contains(#""exitCode": 1"#), "\(json)")
    #expect(json.contains(#""line": 6"#))
    #expect(json.contains("/app/Own.swift:1:1: odd"))
    #expect(!json.contains("created"))
    let annotations = try result(.github)
    #expect(
      annotations.contains("::error file=Specs/Counter.yaml,line=6,col=13,title=featuregen::no"))
  }
}
