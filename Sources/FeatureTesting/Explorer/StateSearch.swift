import FeatureRuntime

/// A single search: its visited states, and the states from which it continues.
@MainActor
final class StateSearch<State, Action: Sendable> {
  private struct Position: Hashable {
    var state: String
    /// The effects that still run; other effects would lead elsewhere.
    var effects: [String]
  }

  private enum Arrival {
    case new, known
    case limit
  }

  private let makeRun: @MainActor () -> ExplorerRun<State, Action>
  private let actions: [(name: String, action: Action)]
  private let limit: Int
  private let delays: Int?
  private let invariants: [StateInvariant<State>]
  private let place: IssueLocation

  private var states: Set<String> = []
  private var positions: Set<Position> = []
  private var violated: Set<Int> = []

  init(
    makeRun: @escaping @MainActor () -> ExplorerRun<State, Action>,
    actions: [(name: String, action: Action)],
    limit: Int,
    delays: Int?,
    invariants: [StateInvariant<State>],
    place: IssueLocation
  ) {
    self.makeRun = makeRun
    self.actions = actions
    self.limit = limit
    self.delays = delays
    self.invariants = invariants
    self.place = place
  }

  /// Searches level by level, so that the first sequence that reaches a state is a shortest one.
  func run(to depth: Int) async -> Exploration {
    var level: [[Int]] = [[]]
    if await visit([]) == .limit { return stop(after: 0, of: depth) }
    for done in 0..<max(depth, 0) {
      var next: [[Int]] = []
      for path in level {
        for action in actions.indices {
          let path = path + [action]
          switch await visit(path) {
          case .new: next.append(path)
          case .known: break
          case .limit: return stop(after: done, of: depth)
          }
        }
      }
      if next.isEmpty {
        return Exploration(states: states.count, depth: done + 1, end: .exhausted)
      }
      level = next
    }
    return Exploration(states: states.count, depth: max(depth, 0), end: .depth)
  }

  private func stop(after done: Int, of depth: Int) -> Exploration {
    place.report(limitReached(limit, after: done, of: depth))
    return Exploration(states: states.count, depth: done, end: .limit)
  }

  /// Performs a sequence of actions from the beginning and checks the states to which its last action leads.
  private func visit(_ path: [Int]) async -> Arrival {
    let run = makeRun()
    var goesOn = true
    for (index, action) in path.enumerated() where goesOn {
      run.records = index == path.count - 1
      goesOn = await run.step(actions[action].action, delays: delays, at: place)
    }
    let arrival = look(at: run, after: path)
    await run.end()
    // A sequence whose effects did not become idle was reported; the search does not continue from it.
    return arrival == .new && !goesOn ? .known : arrival
  }

  private func look(at run: ExplorerRun<State, Action>, after path: [Int]) -> Arrival {
    let passed = path.isEmpty ? [run.current] : run.passed
    var dump = ""
    for (sent, state) in passed.enumerated() {
      dump = run.look(at: state) { FeatureRuntime.dump(of: $0) }
      guard !states.contains(dump) else { continue }
      guard states.count < limit else { return .limit }
      states.insert(dump)
      check(state, dump, after: path, sent: run.sent.prefix(sent), in: run)
    }
    let position = Position(state: dump, effects: run.runningEffects)
    guard !positions.contains(position) else { return .known }
    guard positions.count < limit else { return .limit }
    positions.insert(position)
    return .new
  }

  private func check(
    _ passed: ExplorerRun<State, Action>.Passed,
    _ dump: String,
    after path: [Int],
    sent: ArraySlice<Action>,
    in run: ExplorerRun<State, Action>
  ) {
    for (index, invariant) in invariants.enumerated() where !violated.contains(index) {
      guard !run.look(at: passed, invariant.holds) else { continue }
      violated.insert(index)
      let message = violation(
        of: invariant.name,
        after: path.map { actions[$0].name },
        sent: Array(sent),
        state: dump
      )
      invariant.place.attribute { invariant.place.report(message) }
    }
  }
}
