import FeatureRuntime
import TestSupport

/// A step that the test performs on a store and on its model.
enum ModelStep: Sendable {
  /// Sends an action from outside.
  case send(Node.Action)
  /// Gives work a command. If the work sleeps, its deadline has passed or it was cancelled.
  case instruct(Int, Command)
  /// Advances the time, up to the deadline of a sleeping job at most.
  case advance(by: Int)
  /// Cancels the task of a send, by the position of the send.
  case cancel(send: Int)
}

/// A store and its model, which perform the same steps.
@MainActor
final class ModelRun {
  /// The difference between a store and its model after a step.
  struct Difference {
    var step: Int
    var expected: World.View
    var found: World.View
    var note = ""
  }

  private let timeout: Duration
  private let world = World()
  let model = SequentialModel()
  private var store: Store<Node.State, Node.Action>?
  private var tasks: [StoreTask] = []
  private var count = 0

  init(timeout: Duration) {
    self.timeout = timeout
    store = Store(initialState: Node.State(name: 0)) { [world] in
      Node(world: world)
    }
  }

  /// Performs a step, and compares the store with its model.
  ///
  /// A step that is invalid in the current state, because previous steps were removed, does nothing.
  func perform(_ step: ModelStep) async -> Difference? {
    defer { count += 1 }
    let before = Set(model.work.keys).union(model.runningGroups.map { -$0 })
    switch step {
    case .send(let action): send(action)
    case .instruct(let token, let command):
      guard model.isReady(token) else { return nil }
      model.instruct(token, command)
      world.instruct(token, command)
    case .advance(let time):
      let next = model.sleepers.compactMap(\.deadline).min() ?? .max
      model.advance(to: min(model.now + time, next))
      world.advance(to: model.now)
    case .cancel(let send):
      guard tasks.indices.contains(send) else { return nil }
      model.cancel(group: send + 1)
      tasks[send].cancel()
    }
    return await compare(before)
  }

  private func send(_ action: Node.Action) {
    let group = tasks.count + 1
    model.send(action, group: group)
    guard let task = store?.send(action) else { return }
    tasks.append(task)
    guard model.runningGroups.contains(group) else { return }
    Task { [world] in
      await task.finish()
      world.leave(-group)
    }
  }

  /// Releases the store, which ends all effects.
  func release() async -> Difference? {
    model.release()
    store = nil
    return await compare(Set(model.runningGroups.map { -$0 }))
  }

  /// - Parameter before: The tokens of work and the negative numbers of sends that ran before the step.
  private func compare(_ before: Set<Int>) async -> Difference? {
    let expected = model.view
    let running = Set(model.runningGroups.map { -$0 })
    let gone = before.subtracting(expected.work.keys).subtracting(running)
    guard await world.waitUntilIdle(expected, without: gone, timeout) else {
      let late = gone.filter { !world.hasEnded($0) }.sorted()
      return Difference(
        step: count, expected: expected, found: world.view, note: "not over: \(late)")
    }
    if let store, !model.root.agrees(with: store.state) {
      return Difference(step: count, expected: expected, found: world.view, note: "other states")
    }
    guard let early = running.first(where: world.hasEnded) else { return nil }
    return Difference(
      step: count, expected: expected, found: world.view,
      note: "the task of send \(-early) says that it has finished")
  }
}

extension SequentialModel {
  /// The work that sleeps and was not cancelled.
  var sleepers: [ModelProcess] {
    work.values.filter { $0.deadline != nil && !$0.isOver }
  }

  /// Returns whether work can receive a command now.
  func isReady(_ token: Int) -> Bool {
    guard let work = work[token] else { return false }
    return work.isOver || work.deadline.map { $0 <= now } ?? true
  }

  /// Makes a random step that is valid in the current state.
  func randomStep(_ tokens: inout Tokens, _ random: inout SeededRandom) -> ModelStep {
    let ready = work.keys.sorted().filter(isReady)
    let isCrowded = work.count > 20
    switch random.below(isCrowded ? 10 : 16) {
    case 0: return .advance(by: 1 + random.below(30))
    case 1 where !runningGroups.isEmpty && random.once(in: 3):
      return .cancel(send: random.pick(runningGroups.sorted()) - 1)
    case 1...9 where !ready.isEmpty:
      return .instruct(random.pick(ready), .random(&tokens, &random))
    case 10...:
      return .send(random.pick(places).lift(.random(5, &tokens, &random)))
    default: return .advance(by: 1 + random.below(30))
    }
  }
}

extension Command {
  fileprivate static func random(_ tokens: inout Tokens, _ random: inout SeededRandom) -> Command {
    switch random.below(8) {
    case 0, 1, 2: .send(.random(3, &tokens, &random))
    case 3: .fail
    default: .finish
    }
  }
}
