import Foundation

/// The outcome of writing a change.
enum FileOutcome {
  case written
  /// Another try would fail in the same way.
  case failed(any Error)
  case toTryAgain(any Error)

  var result: Result<Void, any Error> {
    switch self {
    case .written: .success(())
    case .failed(let error), .toTryAgain(let error): .failure(error)
    }
  }
}

/// The changes of a file that are not written yet.
struct FileChanges: Sendable {
  /// The number of the last change; numbers grow from change to change of all files.
  var number: Int
  /// Encodes the last value.
  var encode: @Sendable () throws -> Data
  /// Take the result of writing, with the numbers of their changes.
  var continuations: [(number: Int, continuation: SaveContinuation)]
  /// Take the results of more tries after one that has failed.
  var failed: [SaveContinuation] = []
  /// The errors of the tries that have failed since the last change.
  var errors: [any Error] = []
  /// Whether a task waits to write the file.
  var isScheduled = false

  /// The time until the next try; nil after the last that waits for time alone.
  var delay: Duration? {
    errors.count > 10 ? nil : .seconds(1 << errors.count)
  }

  /// The changes that are left after an outcome of the one with a number; nil if none is.
  func after(_ outcome: FileOutcome, of number: Int) -> FileChanges? {
    var left = self
    left.continuations.removeAll { $0.number <= number }
    let isLast = self.number == number
    guard case .toTryAgain(let error) = outcome else {
      left.failed = []
      return isLast ? nil : left
    }
    left.failed += continuations.filter { $0.number <= number }.map(\.continuation)
    if isLast { left.errors.append(error) }
    return left
  }
}
