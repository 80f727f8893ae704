import ArgumentParser
import Platform
import SpecSource

/// `featuregen new test`: adds a test to a feature, and records the effects of its steps.
struct NewTest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Adds a test to a feature, and records what its steps do.",
    discussion: """
      The steps are written as in a spec, without what they expect: the package is built, the test is run once, and \
      what follows from each step is written behind it, as '\(toolCommand) test --record' does.

        \(toolCommand) new test Counter "counts up and down" "send: increment" "send: decrement"

      A test that does not compile, or of which something cannot be recorded, is removed from the spec again.

      Exit status: 0, or 1 on errors and when something could not be recorded.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Argument(help: "The feature's name, as in 'Counter'.")
  var feature: String

  @Argument(help: "What the test proves, in words.")
  var name: String

  @Argument(
    help: "The steps, as in 'send: increment' or 'advance: 1s'.", transform: TestDraft.Entry.parse)
  var steps: [TestDraft.Entry]

  @Option(
    help: "A field of the state to begin with, as in 'count: 3'; may be repeated.",
    transform: TestDraft.Entry.parse)
  var given: [TestDraft.Entry] = []

  @Option(
    help: "What a dependency does, as in 'random.int: 5'; may be repeated.",
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
