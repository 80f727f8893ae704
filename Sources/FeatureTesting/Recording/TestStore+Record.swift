import FeatureRuntime

extension TestStore {
  /// Sends an action and records its changes.
  func record(
    _ action: Action, _ update: ((inout State) throws -> Void)?,
    _ recording: StepRecording<State, Action>, at place: IssueLocation
  ) async -> TestStoreTask {
    recording.begin(atLine: place.line)
    let group = EffectGroup()
    let reduction = place.attribute { core.send(action, in: group) }
    // Effects change shared values while they run.
    await waitUntilIdle(at: place)
    recording.sent(reduction, update)
    state = reduction.state
    return TestStoreTask(group: group, tracker: core.tracker)
  }

  /// Waits for an action and records its changes.
  func record(
    _ awaited: AwaitedAction<Action>, _ timeout: Duration,
    _ update: ((inout State) throws -> Void)?,
    _ recording: StepRecording<State, Action>, at place: IssueLocation
  ) async {
    while true {
      await waitUntilIdle(at: place)
      recording.begin(atLine: place.line)
      if let state = recording.received(where: awaited.matches, update) {
        self.state = state
        return
      }
      guard await waitForAction(timeout) == nil else { return recording.missed() }
    }
  }
}
