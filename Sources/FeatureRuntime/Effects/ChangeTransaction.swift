/// The surroundings of an action's changes, inside which observers are notified: an animation.
package struct ChangeTransaction: Sendable {
  /// The transaction of the actions that the current task sends.
  @TaskLocal package static var current: ChangeTransaction?

  let perform: @MainActor @Sendable (_ changes: @MainActor () -> Void) -> Void

  /// Makes a transaction of a closure that makes the changes.
  package init(_ perform: @escaping @MainActor @Sendable (_ changes: @MainActor () -> Void) -> Void)
  {
    self.perform = perform
  }
}
