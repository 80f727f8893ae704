/// Notes that an action was meant for a child that is not there, instead of reporting it.
///
/// Who tries actions in every state tries some where they make no sense.
package final class AbsenceProbe: Sendable {
  @TaskLocal static var current: AbsenceProbe?

  private let isNoted = Locked(false)

  private init() {}

  func note() {
    isNoted.withLock { $0 = true }
  }

  /// Carries out an operation, and tells whether it has met with a child that is not there.
  package static func watch<Result>(
    _ operation: () throws -> Result
  ) rethrows -> (result: Result, metAbsence: Bool) {
    let probe = AbsenceProbe()
    let result = try $current.withValue(probe, operation: operation)
    return (result, probe.isNoted.value)
  }
}

extension IssueLocation {
  /// Reports that a child is not there, unless somebody wants to know it.
  func reportAbsence(_ message: @autoclosure () -> String) {
    guard let probe = AbsenceProbe.current else { return report(message()) }
    probe.note()
  }
}
