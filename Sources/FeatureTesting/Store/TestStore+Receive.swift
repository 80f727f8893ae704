import FeatureRuntime

extension TestStore {
  /// Waits for an action from an effect and compares the state after it.
  ///
  /// - Parameters:
  ///   - expected: The action.
  ///   - timeout: The time limit for an effect that works outside its task. If all effects have ended or sleep on a
  ///     test clock, the step fails at once.
  ///   - update: Changes the state before the action into the state expected after it. Without `update`, nothing may
  ///     change.
  public func receive(
    _ expected: Action,
    timeout: Duration = .seconds(10),
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let awaited = AwaitedAction(
      expected: block(dump(of: expected)),
      matches: { $0 == expected },
      compare: { difference(expected: expected, actual: $0) }
    )
    await receive(awaited, timeout, update, at: place)
  }

  /// Waits for an action of a case from an effect: `receive(\.counter.loaded)`.
  public func receive<Value>(
    _ expected: CaseKeyPath<Action, Value>,
    timeout: Duration = .seconds(10),
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(expected)
    let awaited = AwaitedAction<Action>(
      expected: block(describe(path)),
      matches: { path.extract(from: $0) != nil }
    )
    await receive(awaited, timeout, update, at: place)
  }

  /// Waits for an action of a case with a payload from an effect: `receive(\.loaded, "Hello")`.
  public func receive<Value: Equatable>(
    _ expected: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration = .seconds(10),
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(expected)
    let awaited = AwaitedAction<Action>(
      expected: block(dump(of: path.embed(value))),
      matches: { path.extract(from: $0) == value },
      compare: { action in
        path.extract(from: action).map { difference(expected: value, actual: $0) }
      }
    )
    await receive(awaited, timeout, update, at: place)
  }

  /// Waits for an action that meets a condition from an effect.
  public func receive(
    _ isExpected: (_ action: Action) -> Bool,
    timeout: Duration = .seconds(10),
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await withoutActuallyEscaping(isExpected) { isExpected in
      let awaited = AwaitedAction<Action>(
        expected: block("an action that meets the condition"),
        matches: isExpected
      )
      await receive(awaited, timeout, update, at: place)
    }
  }
}
