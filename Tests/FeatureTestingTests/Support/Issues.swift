import FeatureRuntime
import Testing

/// An issue that a failing step has recorded.
struct RecordedIssue: Equatable, Sendable, CustomStringConvertible {
  var message: String
  var file: String
  /// The number of lines from the call of `failures(of:)` to the line of the issue.
  var offset: Int

  init(_ message: String, file: String = #fileID, below offset: Int = 1) {
    self.message = message
    self.file = file
    self.offset = offset
  }

  init(_ issue: Issue, start: Int) {
    self.message = issue.comments.map(\.rawValue).joined(separator: "\n")
    self.file = issue.sourceLocation?.fileID ?? ""
    self.offset = (issue.sourceLocation?.line ?? 0) - start
  }

  var description: String {
    "\(file), \(offset) below:\n\(message)\n"
  }
}

/// Runs an operation that must fail, and returns its issues.
///
/// The issues are recorded by the test library itself: if the operation records none, the calling test fails.
@MainActor
func failures(
  line: Int = #line,
  of body: @MainActor () async -> Void
) async -> [RecordedIssue] {
  let issues = Locked<[RecordedIssue]>([])
  await withKnownIssue {
    await body()
  } matching: { issue in
    issues.withLock { $0.append(RecordedIssue(issue, start: line)) }
    return true
  }
  return issues.value
}

/// The note that failures contain in tests that do not count the jobs of effects.
var uncountedNote: String {
  ActivityTracker(countsJobs: EffectLauncher.countsJobs).uncountedNote
}

/// Runs a test as on systems that cannot count the jobs of effects.
@MainActor
func withUncountedJobs(_ body: @MainActor () async throws -> Void) async rethrows {
  try await EffectLauncher.$countsJobs.withValue(false) { try await body() }
}
