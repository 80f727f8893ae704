/// The body of an effect's task.
struct EffectWork<Action: Sendable>: Sendable {
  private let run: EffectRun<Action>
  private let send: Send<Action>
  let activity: EffectActivity?
  /// The dependencies to set for the task; nil if it has them already.
  private let dependencies: DependencyValues?
  private let dismissal: DismissEffect?
  private let finish: @MainActor @Sendable () -> Void

  init(
    run: EffectRun<Action>,
    send: Send<Action>,
    activity: EffectActivity?,
    dismissal: DismissEffect?,
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

  // Asynchronous and not inlined, like `perform`: only then does a caller with nothing to do in
  // between stay on its executor, often the main actor, instead of changing threads twice.

  /// Reports that the work has ended.
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
    // An effect may start within the task of a presented feature without being part of that
    // feature.
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
