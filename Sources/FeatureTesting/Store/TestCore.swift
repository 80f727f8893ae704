import FeatureRuntime

/// The feature under a test's store: it runs as in an app, ahead of the test's steps.
@MainActor
final class TestCore<State, Action: Sendable> {
  /// The maximum number of actions that wait to be received; an effect that sends more is considered endless.
  static var mostReceived: Int { 10_000 }

  private struct Pending {
    var action: Action
    var group: EffectGroup
  }

  /// The result of an action.
  struct Reduction {
    /// The state after the action.
    var state: State
    /// The positions in the log of shared values before and after the action.
    var shared: Range<Int>
  }

  /// The state after all events so far.
  private(set) var state: State
  /// The actions that effects have sent and the test has not received yet.
  private var received = Queue<Reduction>()
  /// The actions in `received`, readable from any thread when the test ends.
  nonisolated let receivedActions = Locked(Queue<Action>())
  var dependencies: DependencyValues
  /// The changes of shared values that the test has not stated yet.
  nonisolated let sharedLog: SharedLog
  private let reduce: (inout State, Action) -> Effect<Action>
  private let launcher = EffectLauncher.counting()
  private var queue = Queue<Pending>()
  private var isWorking = false
  /// Whether effects were ended because they have sent too many actions.
  private(set) var isFlooded = false

  let engine: EffectEngine<Action>

  init(
    state: State,
    dependencies: DependencyValues,
    reduce: @escaping (inout State, Action) -> Effect<Action>
  ) {
    self.state = state
    self.dependencies = dependencies
    self.dependencies.testLauncher = launcher
    self.sharedLog = dependencies.sharedLog ?? SharedLog()
    self.reduce = reduce
    self.engine = EffectEngine(launcher: launcher)
    engine.deliver = { [weak self] in self?.receive($0, in: $1) }
  }

  /// The running effects, in the order in which they started, readable from any thread.
  nonisolated var running: [RunningEffectDescription<Action>] {
    engine.register?.value.sorted { $0.key < $1.key }.map(\.value) ?? []
  }

  /// Whether no effect runs.
  nonisolated var isIdle: Bool {
    engine.register?.withLock { $0.isEmpty } ?? true
  }

  /// Whether effects have sent an action that the test has not received yet.
  var hasReceived: Bool {
    !received.isEmpty
  }

  /// The changes of shared values that the test has not stated.
  nonisolated var unstatedSharedChanges: [SharedDifference] {
    sharedLog.view(at: sharedLog.start).differences(from: .reality)
  }

  /// The position in the log of shared values before the first action that was not received yet.
  var sharedEnd: Int {
    received.first?.shared.lowerBound ?? sharedLog.end
  }

  nonisolated var tracker: ActivityTracker? {
    launcher.tracker
  }

  /// A note for failures on systems that do not count jobs; empty on other systems.
  nonisolated var uncountedNote: String {
    tracker?.uncountedNote ?? ""
  }

  /// Reduces an action of the test, then all actions that follow from it.
  ///
  /// - Returns: The result of the action itself.
  func send(_ action: Action, in group: EffectGroup) -> Reduction {
    isWorking = true
    let (effect, reduction) = reduceWithDependencies(action)
    start(effect, of: action, in: group)
    workOff()
    return reduction
  }

  private func receive(_ action: Action, in group: EffectGroup) {
    // An action of an ended effect may still be on its way.
    guard !isFlooded else { return }
    queue.append(Pending(action: action, group: group))
    if !isWorking { workOff() }
  }

  private func workOff() {
    isWorking = true
    while let next = queue.popFirst() {
      let (effect, reduction) = reduceWithDependencies(next.action)
      received.append(reduction)
      receivedActions.withLock { $0.append(next.action) }
      guard received.count < Self.mostReceived else {
        stopFlood()
        break
      }
      start(effect, of: next.action, in: next.group)
    }
    isWorking = false
  }

  /// Ends all effects, because some would continue forever.
  private func stopFlood() {
    isFlooded = true
    queue = Queue()
    engine.endAll()
  }

  private func start(_ effect: Effect<Action>, of action: Action, in group: EffectGroup) {
    engine.start(effect, in: EffectContext(origin: action, group: group))
    engine.cancelEffectsOfRemovedFeatures(in: &state)
  }

  private func reduceWithDependencies(_ action: Action) -> (Effect<Action>, Reduction) {
    let description: @Sendable () -> String = { dump(of: action) }
    let sharedStart = sharedLog.end
    let effect = TestedAction.$reducing.withValue(description) {
      dependencies.perform { reduce(&state, action) }
    }
    return (effect, Reduction(state: state, shared: sharedStart..<sharedLog.end))
  }

  /// Removes and returns the first received action, with its result.
  func popReceived() -> (action: Action, reduction: Reduction)? {
    guard let reduction = received.popFirst(),
      let action = receivedActions.withLock({ $0.popFirst() })
    else { return nil }
    return (action, reduction)
  }

  /// Removes and returns all received actions.
  func popAllReceived() -> [Action] {
    isFlooded = false
    received = Queue()
    return receivedActions.withLock { actions in
      defer { actions = Queue() }
      return actions.elements
    }
  }
}
