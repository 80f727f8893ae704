// Issues about actions for a child that is not there. No reducer of a child sees such an action, so
// nothing changes.

extension IssueLocation {
  @usableFromInline
  func reportMissingChild(_ action: some Any) {
    reportUnreduced("A child received an action while its state was nil", [("Action", action)])
  }

  @usableFromInline
  func reportMissingRow(_ id: some Any, _ action: some Any) {
    reportUnreduced(
      "A row received an action, but no row with its id exists",
      [("Id", id), ("Action", action)],
      "Send it only while the row exists; a parent that removes the row"
    )
  }

  @usableFromInline
  func reportMissingElement(_ id: StackElementID, _ action: some Any) {
    reportUnreduced(
      "An element of a stack received an action, but no element with its id exists",
      [("Id", id), ("Action", action)],
      "Send it only while the element exists; a parent that pops the element"
    )
  }

  @usableFromInline
  func reportOtherCase(_ action: some Any, _ state: some Any) {
    reportUnreduced(
      "A child received an action while the state had another case",
      [("Action", action), ("State", state)]
    )
  }

  private func reportUnreduced(
    _ event: String,
    _ details: [(name: String, value: Any)],
    _ advice: String = "Send it only while the child exists; a parent that removes the child"
  ) {
    reportAbsence(
      """
      \(event), so no child reduced it.

      \(details.map { "\($0.name): \(dump(of: $0.value))" }.joined(separator: "\n"))

      \(advice) and still needs its action should reduce the action first.
      """
    )
  }
}

extension IssueLocation {
  @usableFromInline
  func reportDismissalOfNobody() {
    reportAbsence(
      """
      A child cannot be dismissed, because its state is already nil.

      Send 'dismiss' only while the child exists. The cause can be a binding that dismisses \
      twice, or a parent that removed the child before it received the dismissal.
      """
    )
  }

  @usableFromInline
  func reportPopOfNobody(_ id: StackElementID) {
    reportAbsence(
      """
      An element of a stack cannot be popped, because no element with its id exists.

      Id: \(dump(of: id))

      Send 'popFrom' only while the element exists.
      """
    )
  }

  @usableFromInline
  func reportSecondPush(_ id: StackElementID) {
    report(
      """
      An element cannot be pushed onto a stack, because its id is or was in use.

      Id: \(dump(of: id))

      Send 'push' with the stack's 'nextID'.
      """
    )
  }
}
