import Foundation
import TestSupport
import Testing

/// A store and a model of it perform random steps, and after each step they have to agree: on the reduced actions,
/// their nodes and their order, on the states, on the running work, its deadlines and its cancellations, and on the
/// sends that have finished.
///
/// `MODEL_STEPS` is the number of steps, `MODEL_SEED` the first seed.
@MainActor
@Suite("Store and model")
struct ModelTests {
  /// The number of steps after which another store is made.
  private static let stepsPerStore = 200

  private static func setting(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  @Test("agree after every random step")
  func agree() async {
    let first = Self.setting("MODEL_SEED", 1)
    let stores = Self.setting("MODEL_STEPS", Proofs.size(10_000, part: 4_000)) / Self.stepsPerStore
    var events = ModelEvents()
    for seed in first..<first + max(1, stores) {
      var steps: [ModelStep] = []
      guard await run(seed: UInt64(seed), &steps, &events) != nil else { continue }
      await report(seed, steps)
      return
    }
    // The run must have contained events to agree on.
    #expect(events.isEverythingSeen, "\(events)")
  }

  private func run(
    seed: UInt64, _ steps: inout [ModelStep], _ events: inout ModelEvents
  ) async -> ModelRun.Difference? {
    var random = SeededRandom(seed: seed)
    var tokens = Tokens()
    let run = ModelRun(timeout: .seconds(20))
    for _ in 0..<Self.stepsPerStore {
      let step = run.model.randomStep(&tokens, &random)
      steps.append(step)
      let before = run.model.view
      if let difference = await run.perform(step) { return difference }
      events.note(step, before, run.model.view)
    }
    if let difference = await run.release() { return difference }
    // The remaining work ends without a trace, one after the other.
    for token in run.model.work.keys.sorted() {
      steps.append(.instruct(token, .finish))
      if let difference = await run.perform(.instruct(token, .finish)) { return difference }
    }
    return nil
  }

  private func report(_ seed: Int, _ steps: [ModelStep]) async {
    let (fewest, difference) = await fewestSteps(steps)
    let list = fewest.enumerated().map { "\($0.offset): \($0.element)" }.joined(separator: "\n")
      .replacing("FeatureRuntimeTests.", with: "")
    Issue.record(
      """
      Store and model differ; MODEL_SEED=\(seed) MODEL_STEPS=\(Self.stepsPerStore) shows it again.

      \(list)

      step:     \(difference.map { "\($0.step) \($0.note)" } ?? "not the same twice")
      expected: \(difference.map { "\($0.expected)".replacing("FeatureRuntimeTests.", with: "") } ?? "")
      found:    \(difference.map { "\($0.found)".replacing("FeatureRuntimeTests.", with: "") } ?? "")
      """)
  }

  /// Removes steps as long as a difference remains.
  private func fewestSteps(
    _ steps: [ModelStep]
  ) async -> (steps: [ModelStep], difference: ModelRun.Difference?) {
    var (fewest, last) = (steps, await replay(steps))
    var size = steps.count / 2
    while size > 0, last != nil {
      var start = 0
      while start < fewest.count {
        var fewer = fewest
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if let difference = await replay(fewer) {
          (fewest, last) = (fewer, difference)
        } else {
          start += size
        }
      }
      size /= 2
    }
    return (fewest, last)
  }

  private func replay(_ steps: [ModelStep]) async -> ModelRun.Difference? {
    let run = ModelRun(timeout: .milliseconds(400))
    for step in steps {
      if let difference = await run.perform(step) { return difference }
    }
    return await run.release()
  }
}

/// The events of work in the model, which show whether a kind of event is missing.
struct ModelEvents {
  /// The numbers of work that was started by a step from outside, and by work that ended.
  var started = 0
  var followed = 0
  /// The numbers of work that was cancelled by an action, by a task, and by work that sent or ended.
  var cancelledBySend = 0
  var cancelledByTask = 0
  var cancelledByWork = 0
  /// The number of sleeps that ended.
  var woken = 0

  var isEverythingSeen: Bool {
    [started, followed, cancelledBySend, cancelledByTask, cancelledByWork, woken]
      .allSatisfy { $0 > 20 }
  }

  mutating func note(_ step: ModelStep, _ before: World.View, _ after: World.View) {
    let new = after.work.count { before.work[$0.key] == nil }
    let cancelled = after.work.count { token, work in
      work.isCancelled && before.work[token]?.isCancelled != true
    }
    switch step {
    case .send:
      started += new
      cancelledBySend += cancelled
    case .instruct(let token, _):
      followed += new
      cancelledByWork += cancelled
      if let work = before.work[token], work.deadline != nil, !work.isCancelled { woken += 1 }
    case .cancel: cancelledByTask += cancelled
    case .advance: break
    }
  }
}
