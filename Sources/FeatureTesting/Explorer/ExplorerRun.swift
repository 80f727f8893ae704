import FeatureRuntime

/// A feature that carries out one sequence of actions.
@MainActor
final class ExplorerRun<State, Action: Sendable> {
  /// More than any feature sends by itself between two actions of a user.
  private static var mostPerStep: Int { 1_000 }

  private(set) var state: State
  let dependencies: DependencyValues
  /// Whether to keep the states that the step passes.
  var records = false
  /// The states after the step's action and after each that effects have sent.
  private(set) var passed: [State] = []
  /// What effects have sent in the step.
  private(set) var sent: [Action] = []

  private let reduce: (inout State, Action) -> Effect<Action>
  private let clock: StepClock
  private let launcher = EffectLauncher.counting()
  private let engine: EffectEngine<Parcel<Action>>
  private let group = EffectGroup()
  private var outlets: [EffectOutlet<Action>] = []
  private var queue: [Action] = []
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
    self.clock = clock
    self.reduce = reduce
    self.engine = EffectEngine(launcher: launcher)
    engine.deliver = { [weak self] parcel, _ in self?.take(parcel) }
  }

  /// The effects that run on, by what started them and what they have yet to send.
  var runningEffects: [String] {
    outlets.filter { !$0.isOver }
      .map { ([$0.origin] + $0.held).map { dump(of: $0) }.joined(separator: "\n") }
      .sorted()
  }

  /// Reduces an action and drives all effects until they have ended or wait; one that is meant for a
  /// child that is not there changes nothing.
  ///
  /// - Returns: Whether they came to rest; otherwise that has been reported.
  func step(_ action: Action, at place: SourcePlace) async -> Bool {
    count = 0
    sent = []
    passed = []
    clock.beginStep()
    for outlet in outlets { outlet.beginStep() }
    tryOut(action)
    workOff()
    while count <= Self.mostPerStep {
      guard await settle() else {
        let note = launcher.tracker?.uncountedNote ?? ""
        place.report(restless(after: action, within: Settling.time) + note)
        return false
      }
      if clock.wakeNext() { continue }
      guard let held = takeHeld() else {
        outlets.removeAll(where: \.isOver)
        return true
      }
      receive(held)
    }
    place.report(endless(after: action, sent: Array(sent.suffix(3)), count: Self.mostPerStep))
    return false
  }

  /// Ends all effects.
  func end() async {
    engine.endAll()
    _ = await settle()
  }

  private func takeHeld() -> Action? {
    for outlet in outlets {
      if let held = outlet.takeHeld() { return held }
    }
    return nil
  }

  private func settle() async -> Bool {
    guard let tracker = launcher.tracker else { return true }
    // Most steps start no effect; nothing is to wait for then.
    if tracker.restingVersion == 0, engine.register?.value.isEmpty != false { return true }
    return await tracker.settle(Settling.patience)
  }

  private func take(_ parcel: Parcel<Action>) {
    switch parcel {
    case .action(let action):
      receive(action)
    case .element(let action, let outlet):
      if let activity = EffectActivity.current { clock.noteSending(of: activity) }
      if outlet.lets(action) { receive(action) }
    case .end(let outlet):
      outlet.close()
    }
  }

  private func receive(_ action: Action) {
    queue.append(action)
    if !isWorking { workOff() }
  }

  private func workOff() {
    isWorking = true
    while !queue.isEmpty, count <= Self.mostPerStep {
      let next = queue.removeFirst()
      sent.append(next)
      handle(next)
    }
    queue = []
    isWorking = false
  }

  private func tryOut(_ action: Action) {
    let before = state
    let (effect, metAbsence) = AbsenceProbe.watch {
      dependencies.perform { reduce(&state, action) }
    }
    guard !metAbsence else {
      state = before
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
    if records { passed.append(state) }
    let parcels = effect.parcelled {
      let outlet = EffectOutlet(origin: action)
      outlets.append(outlet)
      return outlet
    }
    let origin = Parcel<Action>.action(action)
    engine.start(parcels, in: EffectContext(origin: origin, group: group))
    engine.endOrphans(in: state)
  }
}
