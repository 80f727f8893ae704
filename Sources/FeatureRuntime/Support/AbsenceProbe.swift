/// Records that an action was meant for a child that is not there, instead of reporting it.
///
/// The state explorer tries every action in every state, even where it makes no sense.
package final class AbsenceProbe: Sendable {
  @TaskLocal static var current: AbsenceProbe?

  private let isNoted = Locked(false)

  private init() {}

  func note() {
    isNoted.set(true)
  }

  /// Performs an operation, and returns whether it has reduced an action for an absent child.
  package static func watch<Result>(
    _ operation: () throws -> Result
  ) rethrows -> (result: Result, metAbsence: Bool) {
    let probe = AbsenceProbe()
    let result = try $current.withValue(probe, operation: operation)
    return (result, probe.isNoted.value)
  }
}

extension IssueLocation {
  /// Reports that a child is not there, unless a probe records it.
  func reportAbsence(_ message: @autoclosure () -> String) {
    guard let probe = AbsenceProbe.current else { return report(message()) }
    probe.note()
  }
}
