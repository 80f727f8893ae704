/// The things that an effect takes over from the action and the effects around it.
@MainActor
package struct EffectContext<Action: Sendable> {
  /// The action whose reduction asked for the effect.
  package let origin: Action
  /// The effects that follow from the same action sent from outside.
  package let group: EffectGroup
  private(set) var scope = EffectScope()
  private(set) var lifetimes: [EffectLifetime] = []
  /// The throttle that limits how often the effects send.
  private(set) var throttle: ThrottleStep<Action>?
  /// The action that removes the innermost presented feature around the effects.
  private(set) var dismissal: Action?

  package init(origin: Action, group: EffectGroup) {
    self.origin = origin
    self.group = group
  }

  /// Whether the group was cancelled or a lifetime was ended.
  var isOver: Bool {
    group.isCancelled || lifetimes.contains(where: \.isOver)
  }

  func cancellable(_ id: EffectID) -> EffectContext {
    var context = self
    context.lifetimes.append(EffectLifetime(.id(id)))
    return context
  }

  func throttled(_ throttle: ThrottleStep<Action>?) -> EffectContext {
    var context = self
    context.throttle = throttle
    return context
  }

  func scoped(_ component: EffectScope.Component, dismissal: Action?) -> EffectContext {
    var context = self
    if let dismissal { context.dismissal = dismissal }
    context.scope = scope.appending(component)
    if component.isRemovable {
      context.lifetimes.append(EffectLifetime(.scope(context.scope)))
    }
    return context
  }
}

/// An effect whose task is under way; releasing it cancels the task.
@MainActor
final class RunningEffect<Action: Sendable> {
  let context: EffectContext<Action>
  let activity: EffectActivity?
  /// The counter of ended effects that the effect belongs to.
  let end: EffectEnd<Action>?
  let task: EffectTask

  init(
    context: EffectContext<Action>,
    activity: EffectActivity?,
    task: Task<Void, Never>,
    end: EffectEnd<Action>?
  ) {
    self.context = context
    self.activity = activity
    self.task = EffectTask(task)
    self.end = end
  }
}

/// The task of an effect, cancelled when this is deallocated.
final class EffectTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit {
    task.cancel()
  }

  func cancel() {
    task.cancel()
  }
}
