import FeatureRuntime
import FeatureTesting
import TestSupport

/// An action that middlewares repeat a few times.
struct Errand: Sendable {
  var work: Job.Work
  /// The maximum number of further errands.
  var rest: Int
  let token: Token
}

/// A state that holds a token together with its counts.
struct ErrandCount: Sendable {
  var count = 0
  let token: Token
}

typealias ErrandStore = MiddlewareStore<ErrandCount, Errand, Kit>

/// Several middleware stores that are used and released at random.
@MainActor
struct MiddlewareStress {
  let kit = Kit()
  private var stores: [ErrandStore] = []
  private(set) var known: [Weak<ErrandStore>] = []
  private var tasks: [StoreTask] = []
  private var random: SeededRandom

  init(seed: UInt64) {
    self.random = SeededRandom(seed: seed)
    for _ in 0..<3 { stores.append(makeStore()) }
  }

  mutating func step() async {
    switch random.below(16) {
    case 0: await kit.clock.advance(by: .milliseconds(random.below(60)))
    case 1, 2: await Task.yield()
    case 3 where !tasks.isEmpty: random.pick(tasks.suffix(40)).cancel()
    case 4 where random.once(in: 3): stores[random.below(stores.count)] = makeStore()
    default:
      let errand = Errand(
        work: random.pick(Job.Work.allCases),
        rest: random.below(3),
        token: kit.token(.action)
      )
      tasks.append(random.pick(stores).send(errand))
    }
  }

  func cancelTasks() {
    for task in tasks { task.cancel() }
  }

  mutating func releaseAll() {
    stores = []
  }

  private mutating func makeStore() -> ErrandStore {
    let token = kit.token(.reducer)
    let store = ErrandStore(
      initialState: ErrandCount(token: kit.token(.state)),
      dependencies: kit,
      middlewares: [passOn, perform]
    ) { state, _ in
      withExtendedLifetime(token) { ErrandCount(count: state.count + 1, token: state.token) }
    }
    known.append(Weak(object: store))
    return store
  }
}

private let passOn: Middleware<ErrandCount, Errand, Kit> = { _, errand, kit in
  guard errand.rest > 0 else { return nil }
  return Errand(work: errand.work, rest: errand.rest - 1, token: kit.token(.action))
}

private let perform: Middleware<ErrandCount, Errand, Kit> = { _, errand, kit in
  let working = kit.token(.work(.lasting))
  defer { withExtendedLifetime(working) {} }
  switch errand.work {
  case .finish, .fail: return nil
  case .sleep: try? await kit.clock.sleep(for: .milliseconds(100))
  case .wait: await kit.gate.pass()
  case .persist, .chatter: for _ in 0..<10 { await Task.yield() }
  case .spawn: return Errand(work: .sleep, rest: 0, token: kit.token(.action))
  }
  return Errand(work: .finish, rest: 0, token: kit.token(.action))
}
