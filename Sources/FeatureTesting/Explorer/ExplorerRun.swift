import FeatureRuntime

/// One run of a feature through a sequence of actions.
@MainActor
final class ExplorerRun<State, Action: Sendable> {
  /// The maximum number of actions in a step: more than any feature sends between two actions of a user.
  private static var mostPerStep: Int { 1_000 }

  /// A state with the simultaneous position in the log of shared values.
  struct Passed {
    var state: State
    var shared: Int
  }

  private(set) var state: State
  private(set) var dependencies: DependencyValues
  /// Whether the run records the states that a step passes through.
  var records = false
  /// The states after the step's action and after each action that effects have sent, and at the end if effects have
  /// changed shared values since then.
  private(set) var passed: [Passed] = []
  /// The actions that effects have sent in the step.
  private(set) var sent: [Action] = []

  private let sharedLog: SharedLog
  private let reduce: (inout State, Action) -> Effect<Action>
  private let clock: StepClock
  private let launcher = EffectLauncher.counting()
  private let engine: EffectEngine<SentAction<Action>>
  private let group = EffectGroup()
  private var sinks: [EffectSink<Action>] = []
  private var queue = Queue<Action>()
  private var isWorking = false
  private var count = 0

  init(
    state: State,
    dependencies: DependencyValues,
    clock: StepClock,
    reduce: @escaping (inout State, Action) -> Effect<Action>
  ) {
    self.state = state
    self.dependencies = dependencies
    self.sharedLog = dependencies.sharedLog ?? SharedLog()
    self.clock = clock
    self.reduce = reduce
    self.engine = EffectEngine(launcher: launcher)
    self.dependencies.testLauncher = launcher
    engine.deliver = { [weak self] sent, _ in self?.take(sent) }
  }

  /// The effects that still run, each with the action that started it and the actions held back.
  var runningEffects: [String] {
    sinks.filter { !$0.isOver }
      .map { ([$0.origin] + $0.held).map { dump(of: $0) }.joined(separator: "\n") }
      .sorted()
  }

  /// Reduces an action and runs all effects until they have ended or wait; an action for a child that does not exist
  /// changes nothing.
  ///
  /// - Parameter delays: The maximum number of sleeps that end in the step; nil for no limit.
  /// - Returns: Whether the effects became idle; if not, an issue was reported.
  func step(_ action: Action, delays: Int?, at place: IssueLocation) async -> Bool {
    count = 0
    sent = []
    passed = []
    clock.beginStep(delays: delays)
    for sink in sinks { sink.beginStep() }
    tryOut(action)
    workOff()
    while count <= Self.mostPerStep {
      guard await waitUntilIdle() else {
        let note = launcher.tracker?.uncountedNote ?? ""
        place.report(neverIdle(after: action, within: Idle.time) + note)
        return false
      }
      // The last action was dropped, so that all effects may seem idle.
      guard count <= Self.mostPerStep else { break }
      if clock.wakeNext() { continue }
      guard let held = takeHeld() else {
        sinks.removeAll(where: \.isOver)
        if records, passed.last?.shared != sharedLog.end { passed.append(current) }
        return true
      }
      receive(held)
    }
    place.report(endless(after: action, sent: Array(sent.suffix(3)), count: Self.mostPerStep))
    return false
  }

  /// Ends all effects, and restores shared values that are visible elsewhere.
  func end() async {
    engine.endAll()
    _ = await waitUntilIdle()
    sharedLog.undo(downTo: sharedLog.start)
  }

  /// The present state.
  var current: Passed {
    Passed(state: state, shared: sharedLog.end)
  }

  /// Evaluates a closure for a state with the shared values of that time.
  func look<Result>(at passed: Passed, _ operation: (State) -> Result) -> Result {
    sharedLog.view(at: passed.shared).perform {
      dependencies.perform { operation(passed.state) }
    }
  }

  private func takeHeld() -> Action? {
    for sink in sinks {
      if let held = sink.takeHeld() { return held }
    }
    return nil
  }

  private func waitUntilIdle() async -> Bool {
    guard let tracker = launcher.tracker else { return true }
    // Most steps start no effect, so the run need not wait.
    if tracker.currentIdleVersion == 0, engine.register?.value.isEmpty != false { return true }
    return await tracker.waitUntilIdle(Idle.timeout)
  }

  private func take(_ sent: SentAction<Action>) {
    switch sent {
    case .action(let action):
      receive(action)
    case .element(let action, let sink):
      if let activity = EffectActivity.current { clock.noteSending(of: activity) }
      if sink.lets(action) { receive(action) }
    case .end(let sink):
      sink.close()
    }
  }

  private func receive(_ action: Action) {
    queue.append(action)
    if !isWorking { workOff() }
  }

  private func workOff() {
    isWorking = true
    while count <= Self.mostPerStep, let next = queue.popFirst() {
      sent.append(next)
      handle(next)
    }
    queue = Queue()
    isWorking = false
  }

  private func tryOut(_ action: Action) {
    let before = current
    let (effect, metAbsence) = AbsenceProbe.watch {
      dependencies.perform { reduce(&state, action) }
    }
    guard !metAbsence else {
      state = before.state
      sharedLog.undo(downTo: before.shared)
      return
    }
    count += 1
    start(effect, of: action)
  }

  private func handle(_ action: Action) {
    count += 1
    start(dependencies.perform { reduce(&state, action) }, of: action)
  }

  private func start(_ effect: Effect<Action>, of action: Action) {
    isWorking = true
    defer { isWorking = false }
    if records { passed.append(current) }
    let sent = effect.withSinks {
      let sink = EffectSink(origin: action)
      sinks.append(sink)
      return sink
    }
    let origin = SentAction<Action>.action(action)
    engine.start(sent, in: EffectContext(origin: origin, group: group))
    engine.cancelEffectsOfRemovedFeatures(in: &state)
  }
}
