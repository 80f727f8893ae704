/// Runs effects; it holds the running ones and cancels them when it is deallocated.
@MainActor
@usableFromInline
package final class EffectEngine<Action: Sendable> {
  private let launcher: EffectLauncher
  /// Receives the actions that effects send.
  package var deliver: (_ action: Action, _ group: EffectGroup) -> Void = { _, _ in }
  var running: [Int: RunningEffect<Action>] = [:]
  private var nextTicket = 0
  var cancellables: [EffectID: [EffectLifetime]] = [:]
  /// The running effects as tests see them, readable from any thread; nil in apps.
  package nonisolated let register: Locked<[Int: RunningEffectDescription<Action>]>?
  /// The root of the features that can go away and have running effects.
  let features: RunningFeature
  /// The throttles by the ids of their effects; their limit says when to remove some.
  var throttles: [EffectID: EffectThrottle<Action>] = [:]
  var throttleLimit = 16

  package init(launcher: EffectLauncher, features: RunningFeature = RunningFeature()) {
    self.launcher = launcher
    self.features = features
    self.register = launcher.tracker.map { _ in Locked([:]) }
  }

  /// Starts an effect, unless its group or one of its lifetimes was ended.
  ///
  /// - Parameter then: Called when the whole effect has ended.
  package func start(
    _ effect: Effect<Action>,
    in context: EffectContext<Action>,
    then: (() -> Void)? = nil
  ) {
    guard !context.isOver else { return then?() ?? () }
    switch effect.kind {
    case .none:
      then?()
    case .send(let action):
      send(action, in: context)
      then?()
    case .node(let node):
      start(node, in: context, then: then)
    }
  }

  private func start(
    _ node: EffectNode<Action>,
    in context: EffectContext<Action>,
    then: (() -> Void)?
  ) {
    switch node {
    case .run(let run):
      launch(run, in: context, then: then)
    case .cancel(let id):
      cancel(EffectID(scope: context.scope, id: id))
      then?()
    case .merge(let effects):
      let join = then.map { countdown(from: effects.count, then: $0) }
      for effect in effects { start(effect, in: context, then: join) }
    case .concatenate(let effects):
      EffectSequence(engine: self, effects: effects, context: context, then: then).advance()
    case .cancellable(let effect, let id, let cancelInFlight):
      let id = EffectID(scope: context.scope, id: id)
      if cancelInFlight { cancel(id, sparing: context.lifetimes) }
      start(effect, in: context.cancellable(id), then: then)
    case .scoped(let effect, let component, let dismissal):
      start(effect, in: context.scoped(component, dismissal: dismissal), then: then)
    case .throttled(let effect, let rate):
      start(effect, at: rate, in: context, then: then)
    }
  }

  private func countdown(from count: Int, then: @escaping () -> Void) -> () -> Void {
    var remaining = count
    return {
      remaining -= 1
      if remaining == 0 { then() }
    }
  }

  func launch(
    _ run: EffectRun<Action>,
    in context: EffectContext<Action>,
    then: (() -> Void)?
  ) {
    let ticket = nextTicket
    nextTicket += 1
    let group = context.group
    let tracker = launcher.tracker
    let isThrottled = context.throttle != nil
    let describeOrigin: @Sendable () -> String = { [origin = context.origin] in dump(of: origin) }
    let send = Send<Action>(tracker: tracker, origin: describeOrigin) { [weak self] action in
      // The context is looked up, because a captured one would keep its own task alive.
      if isThrottled, let self, let context = running[ticket]?.context {
        self.send(action, in: context)
      } else {
        self?.deliver(action, group)
      }
    }
    let work = EffectWork(
      run: run,
      send: send,
      activity: tracker.map { tracker in
        EffectActivity(tracker: tracker, origin: describeOrigin)
      },
      dismissal: dismissal(in: context)
    ) { [weak self] in
      self?.finished(ticket)
      // The group wakes those who wait at once, here on the main actor, and not after the task has
      // returned to its own executor.
      group.leave(ticket)
    }
    let task = launcher.launch(work, priority: run.priority)
    let effect = RunningEffect(
      context: context,
      activity: work.activity,
      task: task,
      then: then
    )
    enter(ticket, effect)
    group.enter(ticket, task)
  }

  /// The work of `dismiss` in an effect; nil if the feature of the effect is not presented.
  private func dismissal(in context: EffectContext<Action>) -> DismissEffect? {
    guard let action = context.dismissal else { return nil }
    let group = context.group
    // Not the effect's own `send`, which may be throttled.
    let send = Send<Action>(tracker: launcher.tracker) { [weak self] in self?.deliver($0, group) }
    return DismissEffect { await send(action) }
  }

  private func finished(_ ticket: Int) {
    // The next step starts before this one leaves, so that their lifetimes are never empty in
    // between.
    running[ticket]?.then?()
    leave(ticket)
  }
}
