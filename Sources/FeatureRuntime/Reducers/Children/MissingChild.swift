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
      "A row received an action, but there is no row with its id",
      [("Id", id), ("Action", action)],
      "Send it only while the row is there; a parent that removes the row"
    )
  }

  @usableFromInline
  func reportMissingElement(_ id: StackElementID, _ action: some Any) {
    reportUnreduced(
      "An element of a stack received an action, but there is no element with its id",
      [("Id", id), ("Action", action)],
      "Send it only while the element is there; a parent that pops the element"
    )
  }

  @usableFromInline
  func reportOtherCase(_ action: some Any, _ state: some Any) {
    reportUnreduced(
      "A child received an action while the state was of another case",
      [("Action", action), ("State", state)]
    )
  }

  private func reportUnreduced(
    _ event: String,
    _ details: [(name: String, value: Any)],
    _ advice: String = "Send it only while the child is there; a parent that lets the child go"
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
      A child was to be dismissed, but its state is nil already.

      Send 'dismiss' only while the child is there. The cause can be a binding that dismisses \
      twice, or a parent that removed the child while its dismissal was on the way.
      """
    )
  }

  @usableFromInline
  func reportPopOfNobody(_ id: StackElementID) {
    reportAbsence(
      """
      An element of a stack was to be popped, but there is no element with its id.

      Id: \(dump(of: id))

      Send 'popFrom' only while the element is there.
      """
    )
  }

  @usableFromInline
  func reportSecondPush(_ id: StackElementID) {
    report(
      """
      An element was to be pushed onto a stack, but its id is taken or was before.

      Id: \(dump(of: id))

      Send 'push' with the stack's 'nextID'.
      """
    )
  }
}
