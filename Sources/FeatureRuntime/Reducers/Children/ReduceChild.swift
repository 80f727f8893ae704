// Reduce actions of children that may not be there. For a missing child, they report an issue and
// change nothing. Operators and generated reducers share them.

extension Reducer {
  /// Reduces an action of an optional child.
  ///
  /// ```swift
  /// case .sheet(.presented(let action)):
  ///   return ItemFeature()
  ///     .reduce(into: &state.sheet, action: action)
  ///     .scoped(toPresented: \State.sheet, in: state) { .sheet($0) }
  /// ```
  @inlinable
  public func reduce(
    into child: inout State?,
    action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return reduce(into: &child, action: action, at: place)
  }

  /// Reduces an action of a row.
  @inlinable
  public func reduce<ID: Hashable>(
    into rows: inout IdentifiedArray<ID, State>,
    id: ID,
    action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return reduce(into: &rows, id: id, action: action, at: place)
  }

  /// Reduces an action of an element of a stack.
  @inlinable
  public func reduce(
    into path: inout StackState<State>,
    id: StackElementID,
    action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return reduce(into: &path, id: id, action: action, at: place)
  }

  /// Reduces an action of the child in a case of an enum.
  ///
  /// ```swift
  /// case .loggedIn(let action):
  ///   return HomeFeature()
  ///     .reduce(into: &state, case: State.allCasePaths.loggedIn, action: action)
  ///     .scoped(toCase: \.loggedIn, in: state) { .loggedIn($0) }
  /// ```
  @inlinable
  public func reduce<Parent>(
    into parent: inout Parent,
    case path: AnyCasePath<Parent, State>,
    action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return reduce(into: &parent, case: path, action: action, at: place)
  }
}
