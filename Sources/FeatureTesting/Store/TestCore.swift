import FeatureRuntime

/// What runs under a test's store: the feature as it would run in an app, always ahead of what the
/// test has stated.
@MainActor
final class TestCore<State, Action: Sendable> {
  /// More than any test receives; an effect that sends more has no end.
  static var mostReceived: Int { 10_000 }

  private struct Pending {
    var action: Action
    var group: EffectGroup
  }

  private struct Received {
    /// The state after the action.
    var state: State
    /// Where the log of shared values stood before the action.
    var sharedStart: Int
  }

  /// The state after everything that has happened.
  private(set) var state: State
  /// What is known of each action that effects have sent and the test has not received yet.
  private var received: [Received] = []
  /// Those actions; where the test's end can look at them from any thread.
  nonisolated let receivedActions = Locked<[Action]>([])
  var dependencies: DependencyValues
  /// The changes of shared values that the test has not stated yet.
  nonisolated let sharedLog: SharedLog
  private let reduce: (inout State, Action) -> Effect<Action>
  private let launcher = EffectLauncher.counting()
  private var queue: [Pending] = []
  private var isWorking = false
  /// Whether effects have sent more than anybody would receive, so that they were ended.
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

  /// The running effects, in the order in which they started; asked from any thread.
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

  /// What has changed in shared values and was not stated.
  nonisolated var unstatedSharedChanges: [SharedDifference] {
    sharedLog.view(at: sharedLog.start).differences(from: .reality)
  }

  /// Where the log of shared values stands before the first action that was not received yet.
  var sharedEnd: Int {
    received.first?.sharedStart ?? sharedLog.end
  }

  nonisolated var tracker: ActivityTracker? {
    launcher.tracker
  }

  /// What a failure says besides, where what effects do is not counted; otherwise nothing.
  nonisolated var uncountedNote: String {
    tracker?.uncountedNote ?? ""
  }

  /// Reduces an action of the test, then whatever it sends.
  ///
  /// - Returns: The state after the action itself.
  func send(_ action: Action, in group: EffectGroup) -> State {
    isWorking = true
    let effect = reduceWithDependencies(action)
    let result = state
    start(effect, of: action, in: group)
    workOff()
    return result
  }

  private func receive(_ action: Action, in group: EffectGroup) {
    // Effects that have been ended may have something on the way.
    guard !isFlooded else { return }
    queue.append(Pending(action: action, group: group))
    if !isWorking { workOff() }
  }

  private func workOff() {
    isWorking = true
    while !queue.isEmpty {
      let next = queue.removeFirst()
      let sharedStart = sharedLog.end
      let effect = reduceWithDependencies(next.action)
      received.append(Received(state: state, sharedStart: sharedStart))
      receivedActions.withLock { $0.append(next.action) }
      guard received.count < Self.mostReceived else {
        stopFlood()
        break
      }
      start(effect, of: next.action, in: next.group)
    }
    isWorking = false
  }

  /// Ends effects that would go on for ever.
  private func stopFlood() {
    isFlooded = true
    queue = []
    engine.endAll()
  }

  private func start(_ effect: Effect<Action>, of action: Action, in group: EffectGroup) {
    engine.start(effect, in: EffectContext(origin: action, group: group))
    engine.cancelEffectsOfRemovedFeatures(in: state)
  }

  private func reduceWithDependencies(_ action: Action) -> Effect<Action> {
    let description: @Sendable () -> String = { dump(of: action) }
    return TestedAction.$reducing.withValue(description) {
      dependencies.perform { reduce(&state, action) }
    }
  }

  /// Takes the first received action out, with the state after it.
  func popReceived() -> (action: Action, state: State)? {
    guard hasReceived else { return nil }
    let action = receivedActions.withLock { $0.removeFirst() }
    return (action, received.removeFirst().state)
  }

  /// Takes all received actions out.
  func popAllReceived() -> [Action] {
    isFlooded = false
    received = []
    return receivedActions.withLock { actions in
      defer { actions = [] }
      return actions
    }
  }
}
