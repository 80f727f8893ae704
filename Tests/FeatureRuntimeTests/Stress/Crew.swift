import FeatureRuntime
import TestSupport

/// Workers as children of every presence.
struct Crew: Reducer, Sendable {
  struct State: Equatable, ObservableState, Sendable {
    var lead: Worker.State { didSet { _changes.mark(0) } }
    var guest: Worker.State? { didSet { _changes.mark(1) } }
    var members: IdentifiedArrayOf<Worker.State> = [] { didSet { _changes.mark(2) } }
    var _changes = StateChanges()

    init(_ kit: Kit) {
      self.lead = Worker.State(kit)
    }

    static let _fields = StateFields<Self>([
      (\.lead, [0]),
      (\.guest, [1]),
      (\.members, [2]),
    ])
  }

  enum Action: Sendable {
    case invite(Worker.State?)
    case hire(Worker.State)
    case dismiss(Int)
    case dismissAll
    case lead(Worker.Action)
    case guest(Worker.Action)
    case members(IdentifiedActionOf<Worker>)
  }

  let kit: Kit
  let clock: any Clock<Duration>

  var body: some ReducerOf<Self> {
    Scope(state: \.lead, action: \.lead) {
      Worker(isPassing: false, kit, clock)
    }
    Reduce { state, action in
      switch action {
      case .invite(let worker): state.guest = worker
      case .hire(let worker): state.members.append(worker)
      case .dismiss(let id): state.members.remove(id: id)
      case .dismissAll: state.members = []
      case .lead, .guest, .members: break
      }
      return .none
    }
    .ifLet(\.guest, action: \.guest) {
      Worker(isPassing: true, kit, clock)
    }
    .forEach(\.members, action: \.members) {
      Worker(isPassing: true, kit, clock)
    }
  }
}

extension Crew.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var lead: AnyCasePath<Crew.Action, Worker.Action> {
      .init(Crew.Action.lead) { if case .lead(let action) = $0 { action } else { nil } }
    }

    var guest: AnyCasePath<Crew.Action, Worker.Action> {
      .init(Crew.Action.guest) { if case .guest(let action) = $0 { action } else { nil } }
    }

    var members: AnyCasePath<Crew.Action, IdentifiedActionOf<Worker>> {
      .init(Crew.Action.members) { if case .members(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension Crew.Action {
  /// Makes a random action of a crew. In most cases one of its workers starts a job.
  static func random(
    for crew: Crew.State,
    _ kit: Kit,
    using random: inout SeededRandom
  ) -> Crew.Action {
    switch random.below(12) {
    case 0: return .invite(random.once(in: 3) ? nil : Worker.State(kit))
    case 1: return .hire(Worker.State(id: random.below(20), kit))
    case 2: return .dismiss(random.below(20))
    case 3, 4: return someone(in: crew, .stop(slot: random.pick(Job.slots)), using: &random)
    default:
      let start = Worker.Action.start(.random(using: &random), kit.token(.action))
      return someone(in: crew, start, using: &random)
    }
  }

  private static func someone(
    in crew: Crew.State,
    _ action: Worker.Action,
    using random: inout SeededRandom
  ) -> Crew.Action {
    switch random.below(3) {
    case 0 where crew.guest != nil: .guest(action)
    case 1 where !crew.members.isEmpty:
      .members(.element(id: random.pick(crew.members).id, action: action))
    default: .lead(action)
    }
  }
}
