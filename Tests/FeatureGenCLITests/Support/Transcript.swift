import TestSupport

@testable import FeatureGenCLI

/// The output of a command, line by line.
final class Transcript: Sendable {
  private let lines = Locked((output: "", error: ""))

  /// The output that the command was asked for.
  var output: String { lines.withLock { $0.output } }

  /// The messages about problems.
  var error: String { lines.withLock { $0.error } }

  /// The console that commands receive.
  var console: Console {
    Console(
      output: { line in self.lines.withLock { $0.output += line + "\n" } },
      error: { line in self.lines.withLock { $0.error += line + "\n" } }
    )
  }
}
