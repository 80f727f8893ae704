import FeatureRuntime
import FeatureTesting
import TestSupport

typealias CrewStore = Store<Crew.State, Crew.Action>
typealias WorkerStore = Store<Worker.State, Worker.Action>

/// Several stores that are used, scoped and released at random.
@MainActor
struct StoreStress {
  let kit = Kit()
  private var stores: [CrewStore] = []
  private var leads: [WorkerStore] = []
  private var guests: [WorkerStore] = []
  /// All stores that the run has made, including scopes.
  private var known: [() -> AnyObject?] = []
  private var tasks: [StoreTask] = []
  private var random: SeededRandom

  init(seed: UInt64) {
    self.random = SeededRandom(seed: seed)
    for _ in 0..<3 { stores.append(makeStore()) }
  }

  mutating func step() async {
    let store = random.pick(stores)
    switch random.below(24) {
    case 0: await kit.clock.advance(by: .milliseconds(random.below(60)))
    // Effects and their sent actions get a turn. The result does not depend on their progress.
    case 1, 2: await Task.yield()
    case 3, 4: cancelTask()
    case 5: await cancelWaiting()
    case 6: lookAtParts(of: store)
    case 7: releaseScopes()
    case 8: stores[random.below(stores.count)] = makeStore()
    case 9: sendThroughScope()
    default: tasks.append(store.send(.random(for: store.state, kit, using: &random)))
    }
  }

  /// The number of stores made so far, and the number of stores that still exist.
  var counts: (made: Int, alive: Int) {
    (known.count, known.count { $0() != nil })
  }

  private mutating func makeStore() -> CrewStore {
    // A clock without sleep lets effects end that would wait on the other clock.
    let clock: any Clock<Duration> = random.once(in: 3) ? ImmediateClock() : kit.clock
    let store = CrewStore(initialState: Crew.State(kit)) {
      Crew(kit: kit, clock: clock)
    }
    note(store)
    return store
  }

  private mutating func note(_ object: some AnyObject) {
    let weak = Weak(object: object)
    known.append { weak.object }
  }

  private mutating func cancelTask() {
    guard !tasks.isEmpty else { return }
    random.pick(tasks.suffix(40)).cancel()
  }

  /// Waits for effects in a task that is cancelled during the wait, which ends the effects.
  private mutating func cancelWaiting() async {
    guard !tasks.isEmpty else { return }
    let task = random.pick(tasks.suffix(40))
    let waiting = Task { await task.finish() }
    waiting.cancel()
    await waiting.value
  }

  private mutating func lookAtParts(of store: CrewStore) {
    let lead = store.scope(state: \.lead, action: \.lead)
    note(lead)
    leads.append(lead)
    guard let guest = store.scope(state: \.guest, action: \.guest) else { return }
    note(guest)
    guests.append(guest)
  }

  private mutating func sendThroughScope() {
    guard !leads.isEmpty else { return }
    let job = Job.random(using: &random)
    tasks.append(random.pick(leads).send(.start(job, kit.token(.action))))
  }
}

extension StoreStress {
  mutating func releaseScopes() {
    leads = []
    guests = []
  }

  mutating func releaseAll() {
    releaseScopes()
    stores = []
  }

  func removeChildren() {
    for store in stores {
      // The effects of a replaced child end like the effects of a removed child.
      store.send(.invite(Worker.State(kit)))
      store.send(.dismissAll)
    }
  }

  func cancelByID() {
    for store in stores {
      for slot in Job.slots { store.send(.lead(.stop(slot: slot))) }
    }
  }

  func cancelTasks() {
    for task in tasks { task.cancel() }
  }
}
