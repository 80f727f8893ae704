import IssueReporting

extension TestClock {
  /// Advances the time by a duration and wakes all tasks whose sleep is over, one instant after the
  /// other.
  public func advance(
    by duration: Duration = .zero,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    // Effects at work may fall asleep first, and measure their sleep from the time before.
    guard await waitUntilIdle(place) else { return }
    await stepBegins(atLine: line)
    await move(to: now.advanced(by: duration), place)
  }

  /// Advances the time to an instant and wakes all tasks whose sleep is over, one instant after the
  /// other.
  public func advance(
    to deadline: Instant,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard await waitUntilIdle(place) else { return }
    await move(to: deadline, place)
  }

  /// Advances the time until no task sleeps any more.
  ///
  /// A timer never ends; advance by a duration where one runs.
  public func run(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard await waitUntilIdle(place) else { return }
    while let next = schedule.withLock({ $0.nextDeadline(notAfter: nil) }) {
      guard await wake(at: next, place) else { return }
    }
  }

  /// Waits until at least a number of tasks sleep on the clock, or the waiting task is cancelled.
  ///
  /// Effects of a test store need no waiting: its steps let them fall asleep.
  public func waitForSleepers(_ count: Int) async {
    let id = schedule.withLock { $0.makeID() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        schedule.withLock { $0.add(continuation, id, forSleepers: count) }()
      }
    } onCancel: {
      schedule.withLock { $0.cancel(id) }()
    }
  }

  private func move(to end: Instant, _ place: IssueLocation) async {
    while let next = schedule.withLock({ $0.nextDeadline(notAfter: end) }) {
      guard await wake(at: next, place) else { return }
    }
    _ = await wake(at: end, place)
  }

  private func wake(at instant: Instant, _ place: IssueLocation) async -> Bool {
    schedule.withLock { $0.move(to: instant) }()
    return await waitUntilIdle(place)
  }

  /// Waits until the effects that have slept on this clock are idle, those they started
  /// included.
  ///
  /// - Returns: Whether they became idle in time; otherwise an issue was reported.
  private func waitUntilIdle(_ place: IssueLocation) async -> Bool {
    let trackers = schedule.withLock { $0.trackers }
    if await ActivityTracker.waitUntilIdle(trackers, Idle.timeout) { return true }
    place.report(
      """
      The effects did not become idle within \(Idle.time) after the clock reached \
      \(now.offset). Check for an endless loop that never waits.\
      \(trackers.first { !$0.countsJobs }?.uncountedNote ?? "")
      """
    )
    return false
  }
}
