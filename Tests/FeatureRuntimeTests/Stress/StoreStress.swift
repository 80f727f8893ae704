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
  /// Every store there has ever been, scopes included.
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
    // Effects and the actions that they have sent get a turn; how far they come decides nothing.
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

  /// How many stores there have been, and how many of them are still there.
  var counts: (made: Int, alive: Int) {
    (known.count, known.count { $0() != nil })
  }

  private mutating func makeStore() -> CrewStore {
    // A clock without sleep lets effects end where the other one lets them wait.
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

  /// Waits for effects in a task that is cancelled meanwhile, which ends them.
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
      // A child that is replaced ends like one that is removed.
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
