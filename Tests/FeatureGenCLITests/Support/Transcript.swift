import TestSupport

@testable import FeatureGenCLI

/// What a command prints, line by line.
final class Transcript: Sendable {
  private let lines = Locked((output: "", error: ""))

  /// What was asked for.
  var output: String { lines.withLock { $0.output } }

  /// What is wrong.
  var error: String { lines.withLock { $0.error } }

  /// The console that commands are given.
  var console: Console {
    Console(
      output: { line in self.lines.withLock { $0.output += line + "\n" } },
      error: { line in self.lines.withLock { $0.error += line + "\n" } }
    )
  }
}
