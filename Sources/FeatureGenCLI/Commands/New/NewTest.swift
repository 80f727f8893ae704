import ArgumentParser
import Platform
import SpecSource

/// `featuregen new test`: adds a test to a feature, and records the effects of its steps.
struct NewTest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Adds a test to a feature, and records the results of its steps.",
    discussion: """
      Write the steps as in a spec, without expectations: the command builds the package, runs the test once, and \
      writes the result of each step into the test, as '\(toolCommand) test --record' does.

        \(toolCommand) new test Counter "counts up and down" "send: increment" "send: decrement"

      If the test does not compile, or a result cannot be recorded, the test is removed from the spec again.

      Exit status: 0, or 1 on errors and when a result cannot be recorded.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Argument(help: "The feature's name, as in 'Counter'.")
  var feature: String

  @Argument(help: "The name of the test: what it proves, in words.")
  var name: String

  @Argument(
    help: "The steps, as in 'send: increment' or 'advance: 1s'.", transform: TestDraft.Entry.parse)
  var steps: [TestDraft.Entry]

  @Option(
    help: "A field of the initial state, as in 'count: 3'; may be repeated.",
    transform: TestDraft.Entry.parse)
  var given: [TestDraft.Entry] = []

  @Option(
    help: "The value of a dependency, as in 'random.int: 5'; may be repeated.",
    transform: TestDraft.Entry.parse)
  var dependency: [TestDraft.Entry] = []

  func run() throws {
    let draft = TestDraft(name: name, given: given, dependencies: dependency, steps: steps)
    var status: Int32 = 0
    try runCommand(options) { console throws(FileSystemError) in
      try options.writing(waits: true, console) { () throws(FileSystemError) in
        status = try add(draft, console)
        return .success
      }
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// Adds the test and records it; leaves all files unchanged when one of both fails.
  ///
  /// - Returns: The exit status.
  private func add(_ draft: TestDraft, _ console: Console) throws(FileSystemError) -> Int32 {
    var status = CommandOutcome.failure.rawValue
    var isAdded = false
    let outcome = try changeFiles(
      of: options.fileSystem, beforeSignals: beforeSignalsEndThisProcess, console: console
    ) { changes throws(FileSystemError) in
      let fileSystem = changes.fileSystem
      guard try addTest(draft, to: feature, fileSystem, console: console) == .success else {
        return .failure
      }
      isAdded = true
      let run = options.packageRun(
        .test(features: [feature], filter: name, recording: RecordRequest()), of: fileSystem,
        console: console)
      status = try run.run { console throws(FileSystemError) in
        try options.generate(fileSystem, work, console: console)
      }
      return status == 0 ? .success : .failure
    }
    if outcome != .success, isAdded {
      try removeTest(draft, from: feature, options.fileSystem, console: console)
    }
    return status
  }
}
