import FeatureRuntime

/// A feature that starts every kind of effect. Its reducer, states, actions and effects hold tokens.
struct Worker: Reducer, Sendable {
  struct State: Equatable, Identifiable, ObservableState, Sendable {
    let id: Int
    let token: Token
    var count = 0 { didSet { _changes.mark(0) } }
    var _changes = StateChanges()

    init(id: Int = 0, _ kit: Kit) {
      self.id = id
      self.token = kit.token(.state)
    }

    static let _fields = StateFields<Self>([(\.count, [0])])
  }

  enum Action: Sendable {
    case start(Job, Token)
    case stop(slot: Int)
    case report(Token)
  }

  private let kit: Kit
  private let clock: any Clock<Duration>
  private let isPassing: Bool
  private let token: Token

  init(isPassing: Bool, _ kit: Kit, _ clock: any Clock<Duration>) {
    self.kit = kit
    self.clock = clock
    self.isPassing = isPassing
    self.token = kit.token(.reducer)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    switch action {
    case .start(let job, _): return effect(of: job)
    case .stop(let slot): return .cancel(id: slot)
    case .report: return .none
    }
  }

  private func effect(of job: Job) -> Effect<Action> {
    let pause = Duration.milliseconds(50)
    switch job.shape {
    case .plain:
      return run(job)
    case .cancellable:
      return run(job).cancellable(id: job.slot)
    case .replacing:
      return run(job).cancellable(id: job.slot, cancelInFlight: true)
    case .debounced:
      return run(job).debounce(id: job.slot, for: pause, clock: clock)
    case .throttled:
      return run(job).throttle(id: job.slot, for: pause, clock: clock, latest: false)
    case .throttledToLatest:
      return run(job).throttle(id: job.slot, for: pause, clock: clock, latest: true)
    case .sequence:
      return .concatenate(run(job), .send(report), run(job)).cancellable(id: job.slot)
    case .crowd:
      return .merge(run(job), .send(report), run(job).cancellable(id: job.slot))
    }
  }

  private var report: Action {
    .report(kit.token(.action))
  }

  private func run(_ job: Job) -> Effect<Action> {
    let place: LeakCheck.Place = isPassing ? .passing : job.shape.isNamed ? .named : .lasting
    let held = kit.token(.effect(place))
    return .run { send in
      let working = kit.token(.work(place))
      try await perform(job, send)
      withExtendedLifetime((held, working)) {}
    } catch: { [self] _, send in
      await send(report)
    }
  }

  private func perform(_ job: Job, _ send: Send<Action>) async throws {
    switch job.work {
    case .finish:
      break
    case .sleep:
      try await clock.sleep(for: .milliseconds(100))
      await send(report)
    case .wait:
      await kit.gate.pass()
    case .chatter:
      for _ in 0..<3 { await send(report) }
    case .persist:
      for _ in 0..<10 {
        await Task.yield()
        await send(report)
      }
    case .spawn:
      let next = Job(work: .sleep, shape: job.shape, slot: job.slot)
      await send(.start(next, kit.token(.action)))
    case .fail:
      throw EffectError("meant to fail")
    }
  }
}
