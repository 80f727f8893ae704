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

  /// Starts an effect.
  package func start(_ effect: Effect<Action>, in context: EffectContext<Action>) {
    start(PendingEffect(effect: effect, context: context, end: nil))
  }

  /// Starts an effect, and those that follow it at once.
  private func start(_ first: PendingEffect<Action>?) {
    // A list and not calls, because any number of effects may lie in each other and follow one
    // another. The next one is last.
    var pending: [PendingEffect<Action>] = []
    var next = first
    while let effect = next {
      start(effect, &pending)
      next = pending.popLast()
    }
  }

  /// Starts an effect, unless its group or one of its lifetimes was ended.
  ///
  /// - Parameter pending: Takes the effects to start next.
  private func start(_ effect: PendingEffect<Action>, _ pending: inout [PendingEffect<Action>]) {
    let (context, end) = (effect.context, effect.end)
    guard !context.isOver else { return end?.countEnd(&pending) ?? () }
    func add(_ part: Effect<Action>, in context: EffectContext<Action>) {
      pending.append(PendingEffect(effect: part, context: context, end: end))
    }
    switch effect.effect.kind {
    case .none:
      end?.countEnd(&pending)
    case .send(let action):
      send(action, in: context)
      end?.countEnd(&pending)
    case .node(let node):
      switch node.shape {
      case .run(let run):
        launch(run, in: context, end: end)
      case .cancel(let id):
        cancel(EffectID(scope: context.scope, id: id))
        end?.countEnd(&pending)
      case .merge(let effects):
        end?.split(into: effects.count)
        for effect in effects.reversed() { add(effect, in: context) }
      case .concatenate(let effects):
        let sequence = end.flatMap { $0.isOfOne ? $0 : nil } ?? EffectEnd(in: end)
        sequence.add(effects, in: context)
        sequence.countEnd(&pending)
      case .cancellable(let effect, let id, let cancelInFlight):
        let id = EffectID(scope: context.scope, id: id)
        if cancelInFlight { cancel(id, sparing: context.lifetimes) }
        add(effect, in: context.cancellable(id))
      case .scoped(let effect, let component, let dismissal):
        add(effect, in: context.scoped(component, dismissal: dismissal))
      case .throttled(let effect, let rate):
        add(effect, in: throttle(at: rate, in: context))
      }
    }
  }

  func launch(
    _ run: EffectRun<Action>,
    in context: EffectContext<Action>,
    end: EffectEnd<Action>?
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
      end: end
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
    var following: [PendingEffect<Action>] = []
    running[ticket]?.end?.countEnd(&following)
    start(following.popLast())
    leave(ticket)
  }
}
