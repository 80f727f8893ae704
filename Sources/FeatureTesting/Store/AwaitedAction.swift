import FeatureRuntime

/// The action for which a step of a test waits.
struct AwaitedAction<Action> {
  /// The action in the form of messages, indented.
  var expected: String
  var matches: (Action) -> Bool
  /// The difference of an action that does not match; nil if it cannot be shown.
  var compare: (Action) -> String? = { _ in nil }
}

/// The reason why no action was received.
enum Absence<Action: Sendable> {
  /// No effect runs.
  case noEffect
  /// All effects sleep on test clocks.
  case asleep([RunningEffectDescription<Action>])
  /// Effects run, but have not sent an action in time.
  case timedOut(Duration, [RunningEffectDescription<Action>])
}

extension TestStore {
  func receive(
    _ awaited: AwaitedAction<Action>,
    _ timeout: Duration,
    _ update: ((inout State) throws -> Void)?,
    at place: IssueLocation
  ) async {
    if let recording { return await record(awaited, timeout, update, recording, at: place) }
    var skipped: [Action] = []
    while true {
      if let absence = await waitForAction(timeout) {
        reportSkipped(skipped, at: place)
        place.report(absent(awaited.expected, absence, core.uncountedNote))
        return
      }
      guard let (action, reduction) = core.popReceived() else { continue }
      let before = state
      state = reduction.state
      if awaited.matches(action) {
        reportSkipped(skipped, at: place)
        await waitUntilIdle(at: place)
        check(update, from: before, to: reduction, after: action, at: place)
        return
      }
      guard exhaustivity != .on else {
        place.report(unexpected(action, insteadOf: awaited))
        return
      }
      skipped.append(action)
    }
  }

  /// Waits until an effect has sent an action.
  ///
  /// - Returns: The reason why no action will come; nil if an action has come.
  func waitForAction(_ timeout: Duration) async -> Absence<Action>? {
    let limit = Timeout(timeout)
    while !core.hasReceived {
      let version = core.tracker?.currentIdleVersion
      let running = core.running
      if version != nil {
        if running.isEmpty { return .noEffect }
        if running.allSatisfy(\.isAsleep) { return .asleep(running) }
      }
      let rests = await core.tracker?.becomesIdle(after: version, limit) ?? false
      if !rests, !core.hasReceived { return .timedOut(timeout, core.running) }
    }
    return nil
  }
}
