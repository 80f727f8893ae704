import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource

/// A test of a spec; it identifies failures before and after the spec has changed.
struct RecordedTest: Hashable {
  private let path: String
  private let name: String

  /// Makes the test that contains a place of a spec; nil for a place outside of tests.
  init?(at span: SourceSpan, in project: FeatureProject) {
    let tests = project.features.flatMap { feature in
      feature.tests + [feature.exploration?.setup].compactMap(\.self)
    }
    let names = tests.map(\.name).filter {
      $0.span.file.path == span.file.path && $0.span.startOffset <= span.startOffset
    }
    guard let name = names.max(by: { $0.span.startOffset < $1.span.startOffset }) else {
      return nil
    }
    self.path = span.file.path
    self.name = name.value
  }
}

/// A failure in a run of recorded tests.
struct RecordedFailure {
  /// The test; nil for a failure elsewhere.
  var test: RecordedTest?
  var diagnostic: Diagnostic
}

extension PackageRun {
  /// Runs tests after their specs have been recorded.
  ///
  /// - Parameters:
  ///   - isBuilt: Whether no spec has changed since the tests were built.
  ///   - generate: Generates the project.
  /// - Returns: The failures of the build and of the tests.
  func runRecorded(
    _ filters: [String], isBuilt: Bool, _ generate: () throws(FileSystemError) -> CommandOutcome
  ) throws(FileSystemError) -> [RecordedFailure] {
    if !isBuilt { _ = try generate() }
    guard let project = try loadValidProject(fileSystem).reported(to: console),
      let files = try tracedFiles(of: project, fileSystem).reported(to: console)
    else {
      return [
        RecordedFailure(
          diagnostic: .error(
            .failedCommand, "the specs with the recorded tests cannot be read", at: nil))
      ]
    }
    var commands = [["test", "--skip-build"] + filters]
    if !isBuilt { commands.insert(["build", "--build-tests"], at: 0) }
    for command in commands {
      var output = SwiftOutput(files: files)
      let words = commandLine(command)
      let status = try runner.follow(words[0], Array(words.dropFirst())) {
        _ = output.read($0)
      }
      _ = output.end()
      guard status != 0 else { continue }
      let errors = output.messages.filter { $0.severity == .error && $0.span != nil }
      guard !errors.isEmpty else {
        let words = command[0] == "build" ? "do not build" : "failed"
        return [
          RecordedFailure(
            diagnostic: .error(
              .failedCommand, "the recorded tests \(words)", at: nil,
              hint: "run '\(toolCommand) test' to see why"))
        ]
      }
      return errors.map { error in
        RecordedFailure(
          test: error.span.flatMap { RecordedTest(at: $0, in: project) },
          diagnostic: error.diagnostic)
      }
    }
    return []
  }
}
