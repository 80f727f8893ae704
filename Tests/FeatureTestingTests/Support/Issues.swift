import FeatureRuntime
import Testing

/// An issue that a failing step has recorded.
struct RecordedIssue: Equatable, Sendable, CustomStringConvertible {
  var message: String
  var file: String
  /// How many lines below the call of `failures(of:)` it was recorded.
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

/// Carries out what must fail, and returns how it did.
///
/// The issues are the test library's own: if none is recorded, the calling test fails.
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

/// What failures say besides in tests whose effects' jobs are not counted.
var uncountedNote: String {
  ActivityTracker(countsJobs: EffectLauncher.countsJobs).uncountedNote
}

/// Carries out a test as on systems where the jobs of effects cannot be counted.
@MainActor
func withUncountedJobs(_ body: @MainActor () async throws -> Void) async rethrows {
  try await EffectLauncher.$countsJobs.withValue(false) { try await body() }
}
