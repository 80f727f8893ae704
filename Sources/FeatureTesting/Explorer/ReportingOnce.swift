import FeatureRuntime
import IssueReporting

/// Reports the issues of an operation at one place, and equal messages only once, because a search performs the same
/// actions many times.
@MainActor
func reportingOnce<Result: Sendable>(
  at place: IssueLocation,
  operation: @MainActor () async -> Result
) async -> Result {
  await withIssueContext(
    fileID: place.fileID,
    filePath: place.filePath,
    line: place.line,
    column: place.column
  ) {
    await withIssueReporters([OnceReporter(reporters: IssueReporters.current)]) {
      await operation()
    }
  }
}

/// Passes each message on once.
private struct OnceReporter: IssueReporter {
  let reporters: [any IssueReporter]
  private let messages = Locked<Set<String>>([])

  init(reporters: [any IssueReporter]) {
    self.reporters = reporters
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message()
    guard messages.withLock({ $0.insert(message ?? "").inserted }) else { return }
    for reporter in reporters {
      reporter.reportIssue(
        message,
        severity: severity,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
