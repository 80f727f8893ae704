import IssueReporting

extension TestClock {
  /// Lets time go on by a duration and wakes everybody whose sleep is over, one instant after the
  /// other.
  public func advance(
    by duration: Duration = .zero,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    // What is under way may fall asleep first, and measures its sleep from the time before.
    guard await waitUntilIdle(place) else { return }
    await move(to: now.advanced(by: duration), place)
  }

  /// Lets time go on to an instant and wakes everybody whose sleep is over, one instant after the
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

  /// Lets time go on until nobody sleeps any more.
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

  /// Waits until at least so many tasks sleep on the clock.
  ///
  /// Effects of a store that tests need no waiting: its steps let them fall asleep.
  public func waitForSleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      schedule.withLock { $0.add(continuation, forSleepers: count) }.resume()
    }
  }

  private func move(to end: Instant, _ place: IssueLocation) async {
    while let next = schedule.withLock({ $0.nextDeadline(notAfter: end) }) {
      guard await wake(at: next, place) else { return }
    }
    _ = await wake(at: end, place)
  }

  private func wake(at instant: Instant, _ place: IssueLocation) async -> Bool {
    schedule.withLock { $0.move(to: instant) }.resume()
    return await waitUntilIdle(place)
  }

  /// Waits until the effects that have slept on this clock are idle, those they started
  /// included.
  ///
  /// - Returns: Whether they did in time; otherwise that has been reported.
  private func waitUntilIdle(_ place: IssueLocation) async -> Bool {
    let trackers = schedule.withLock { $0.trackers }
    if await ActivityTracker.waitUntilIdle(trackers, Idle.timeout) { return true }
    place.report(
      """
      The effects did not become idle within \(Idle.time) after the clock stood at \
      \(now.offset). Is there a loop without an end that never waits?\
      \(trackers.first { !$0.countsJobs }?.uncountedNote ?? "")
      """
    )
    return false
  }
}
