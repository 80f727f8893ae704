/// The body of an effect's task.
struct EffectWork<Action: Sendable>: Sendable {
  private let run: EffectRun<Action>
  private let send: Send<Action>
  let activity: EffectActivity?
  /// What the dependencies are to be, unless they are so already.
  private let dependencies: DependencyValues?
  private let dismissal: (@Sendable () async -> Void)?
  private let finish: @MainActor @Sendable () -> Void

  init(
    run: EffectRun<Action>,
    send: Send<Action>,
    activity: EffectActivity?,
    dismissal: (@Sendable () async -> Void)?,
    finish: @escaping @MainActor @Sendable () -> Void
  ) {
    self.run = run
    self.send = send
    self.activity = activity
    self.dismissal = dismissal
    self.finish = finish
    // An effect may be started from within the task of another, whose dependencies it would
    // inherit.
    let inherited = DependencyValues.currentIfOverridden
    self.dependencies = run.dependencies ?? inherited.map { _ in DependencyValues() }
  }

  // Asynchronous and not inlined, as the other half: only so does a caller that has nothing to do in
  // between stay where it is, often on the main actor, instead of changing threads twice.

  /// Tells that all of it is over.
  @MainActor
  @inline(never)
  func end() async {
    finish()
  }

  @inline(never)
  func perform() async {
    guard let activity else { return await performWithDismissal() }
    activity.enterOwnTask()
    await EffectActivity.$current.withValue(activity) {
      await performWithDismissal()
    }
  }

  private func performWithDismissal() async {
    // An effect may be started from within the task of a presented one, and need not be of it.
    guard dismissal != nil || DismissEffect.presented != nil else {
      return await performWithDependencies()
    }
    await DismissEffect.$presented.withValue(dismissal) {
      await performWithDependencies()
    }
  }

  private func performWithDependencies() async {
    guard let dependencies else { return await run.operation(send) }
    await DependencyValues.$current.withValue(dependencies) {
      await run.operation(send)
    }
  }
}
