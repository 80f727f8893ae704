import FeatureRuntime

extension TestStore {
  /// Waits until all effects have ended.
  ///
  /// - Parameter timeout: The time limit for effects that work outside their tasks. If all effects sleep on a test
  ///   clock, the step fails at once.
  public func finish(
    timeout: Duration = .seconds(10),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    recording?.begin(atLine: line, isQuiet: true)
    let limit = Timeout(timeout)
    while !core.running.isEmpty {
      let version = core.tracker?.currentIdleVersion
      let running = core.running
      if version != nil, running.allSatisfy(\.isAsleep) {
        return place.report(unfinished(running, after: nil))
      }
      let rests = await core.tracker?.becomesIdle(after: version, limit) ?? false
      if !rests {
        return place.report(unfinished(core.running, after: timeout) + core.uncountedNote)
      }
    }
    await waitUntilIdle(at: place)
  }

  /// Skips the actions that effects have sent so far, as if the test had received them.
  ///
  /// - Parameter strict: Whether the test fails if no such actions exist.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await waitUntilIdle(at: place)
    recording?.skip(atLine: line)
    let skipped = core.popAllReceived()
    catchUp()
    if recording == nil, strict, skipped.isEmpty {
      place.report("There are no received actions to skip.")
    }
  }

  /// Ends all running effects.
  ///
  /// - Parameter strict: Whether the test fails if no effects run.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await waitUntilIdle(at: place)
    recording?.begin(atLine: line)
    if strict, core.running.isEmpty {
      place.report("There are no running effects to skip.")
    }
    core.engine.endAll()
    await waitUntilIdle(at: place)
  }

  /// Compares the current state, without an action.
  ///
  /// - Parameter update: Sets the expected values in the state.
  public func assert(
    _ update: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if let recording {
      return withoutActuallyEscaping(update) { recording.stated($0, atLine: line) }
    }
    let (before, actual) = snapshots(before: state, after: state, upTo: core.sharedEnd)
    let expected = apply(update, to: exhaustivity == .on ? before : actual, at: place)
    guard let difference = expected?.difference(from: actual) else { return }
    place.report("The state is not as expected.\n\n\(difference)")
  }

  /// Continues as if the test had stated all events so far.
  func catchUp() {
    state = core.state
    core.sharedLog.forget(upTo: core.sharedLog.end)
  }

  func waitUntilIdle(at place: IssueLocation) async {
    guard let tracker = core.tracker else { return }
    // Without any effect, the store need not wait.
    if !core.isFlooded, tracker.isIdle, core.isIdle { return }
    let isAtRest = await tracker.waitUntilIdle(Idle.timeout)
    if core.isFlooded {
      catchUp()
      return place.report(flood(core.popAllReceived()))
    }
    if isAtRest { return }
    place.report(
      """
      The effects did not become idle within \(Idle.time). Check for an endless loop \
      that never waits.

      \(list(core.running))\(core.uncountedNote)
      """
    )
    // The following steps would wait as long, and in vain.
    core.engine.endAll()
  }
}
