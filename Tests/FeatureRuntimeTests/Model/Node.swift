import FeatureRuntime

/// A feature with children of every presence, which are nodes, too. It performs the scripts that it receives.
struct Node: Reducer {
  struct State: Equatable, Identifiable, ObservableState, Sendable {
    let id: Int
    let name: Int
    var notes = 0 { didSet { _changes.mark(0) } }
    // Arrays, because a struct cannot contain itself.
    private var lasting: [State] { didSet { _changes.mark(1) } }
    private var guests: [State] = [] { didSet { _changes.mark(2) } }
    var rows: IdentifiedArrayOf<State> = [] { didSet { _changes.mark(3) } }
    var _changes = StateChanges()

    init(slot: Int = 0, name: Int, depth: Int = 0) {
      self.id = slot
      self.name = name
      lasting =
        depth < Script.depth ? [State(name: Script.name(below: name), depth: depth + 1)] : []
      level = depth
    }

    /// The number of nodes above the node.
    let level: Int

    var hasChildren: Bool { !lasting.isEmpty }

    /// The child that always exists, for nodes that have children.
    var always: State {
      get { lasting[0] }
      set { lasting[0] = newValue }
    }

    var guest: State? {
      get { guests.first }
      set { guests = newValue.map { [$0] } ?? [] }
    }

    static let _fields = StateFields<Self>([
      (\.notes, [0]), (\.always, [1]), (\.guest, [2]), (\.rows, [3]),
    ])
    .reading(\.rows) { state, read in
      read(state.rows)
    }
  }

  let world: World

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .note(let number):
      write(number, &state)
      return .none

    case .play(let number, let script):
      write(number, &state)
      return script.effect(in: world)

    case .change(let number, let change):
      write(number, &state)
      state.make(change)
      return .none

    case .always(let action):
      guard state.hasChildren else { return .none }
      return reduce(into: &state.always, action: action)
        .scoped(to: \State.always) { .always($0) }

    case .guest(let childAction):
      guard state.guest != nil else { return .none }
      let effect = reduce(into: &state.guest, action: childAction)
        .scoped(toOptional: \State.guest, in: state) { Action.guest($0) }
      // Some actions of a child make its parent remove it at once.
      if childAction.isLast { state.guest = nil }
      return effect

    case .row(let slot, let childAction):
      guard state.rows[id: slot] != nil else { return .none }
      let effect = reduce(into: &state.rows, id: slot, action: childAction)
        .scoped(toElement: slot, of: \State.rows, in: state) { Action.row(slot, $0) }
      if childAction.isLast { state.rows.remove(id: slot) }
      return effect
    }
  }

  private func write(_ number: Int, _ state: inout State) {
    state.notes += 1
    world.write(number, by: state.name)
  }
}

extension Node.Action {
  /// Whether the parent of a child that performs the action removes the child.
  var isLast: Bool {
    if case .play(let number, _) = self { return number.isMultiple(of: 11) }
    return false
  }
}

extension Node.State {
  fileprivate mutating func make(_ change: Node.Change) {
    guard hasChildren else { return }
    switch change {
    case .newGuest(let name): guest = Self(name: name, depth: level + 1)
    case .dropGuest: guest = nil
    case .newAlways(let name): always = Self(name: name, depth: level + 1)
    case .newRow(let slot, let name):
      rows[id: slot] = Self(slot: slot, name: name, depth: level + 1)
    case .dropRow(let slot): rows.remove(id: slot)
    case .shuffle:
      let (oldGuest, oldRows) = (guest, rows)
      (guest, rows) = (nil, [])
      guest = oldGuest
      rows = IdentifiedArray(uniqueElements: oldRows.reversed())
    }
  }
}

extension Script {
  /// Returns the effect that the script describes.
  fileprivate func effect(in world: World) -> Effect<Node.Action> {
    switch self {
    case .none: .none
    case .send(let action): .send(action)
    case .work(let token): work(Witness(token, in: world), world)
    case .timer(let token, let interval):
      timer(WorldClock(world: world, witness: Witness(token, in: world)), interval)
    case .cancel(let id): .cancel(id: id)
    case .merge(let scripts): .merge(scripts.map { $0.effect(in: world) })
    case .concatenate(let scripts): .concatenate(scripts.map { $0.effect(in: world) })
    case .cancellable(let script, let id, let inFlight):
      script.effect(in: world).cancellable(id: id, cancelInFlight: inFlight)
    case .debounce(let script, let id, let time, let token):
      script.effect(in: world).debounce(
        id: id, for: .seconds(time),
        clock: WorldClock(world: world, witness: Witness(token, in: world)))
    }
  }

  private func work(_ witness: Witness, _ world: World) -> Effect<Node.Action> {
    .run { send in
      while true {
        switch await world.wait(witness.token) {
        case .send(let action): await send(action)
        case .fail: throw EffectError("meant to fail")
        case .finish: return
        }
      }
    } catch: { _, send in
      world.write(Script.failure, by: witness.token)
      await send(.note(-witness.token))
    }
  }

  private func timer(_ clock: WorldClock, _ interval: Int) -> Effect<Node.Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(interval)) {
        await send(.note(-clock.witness.token))
      }
    }
  }
}
