import FeatureRuntime

extension TestStore {
  /// Sends an action, as a user would, and compares the state after it.
  ///
  /// Returns when the effects that the action starts have ended, sleep or wait.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - update: Changes the state before the action into the state expected after it. Without `update`, nothing may
  ///     change.
  /// - Returns: The effects that the action has started.
  @discardableResult
  public func send(
    _ action: Action,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return await send(action, update, at: place)
  }

  /// Sends an action without payload, named by its case: `send(\.counter.increment)`.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return await send(AnyCasePath(action).embed(()), update, at: place)
  }

  /// Sends an action named by its case, with its payload: `send(\.binding.height, "170")`.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return await send(AnyCasePath(action).embed(value), update, at: place)
  }

  private func send(
    _ action: Action,
    _ update: ((inout State) throws -> Void)?,
    at place: IssueLocation
  ) async -> TestStoreTask {
    if let recording { return await record(action, update, recording, at: place) }
    let skipped = core.popAllReceived()
    if !skipped.isEmpty {
      reportSkipped(unreceived(skipped, before: action), at: place)
      catchUp()
    }
    let group = EffectGroup()
    let before = state
    let reduction = place.attribute { core.send(action, in: group) }
    state = reduction.state
    await waitUntilIdle(at: place)
    check(update, from: before, to: reduction, after: action, at: place)
    return TestStoreTask(group: group, tracker: core.tracker)
  }
}
