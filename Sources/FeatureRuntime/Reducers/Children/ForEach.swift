extension Reducer {
  /// Runs a row's reducer on the row that an action is for, before this reducer.
  ///
  /// A row's effects end when it is removed or replaced by another of the same id.
  ///
  /// Rows in a plain stored property are changed in place, and so are many rows in a property of an
  /// ``ObservableState`` whose `didSet` marks it as changed; that `didSet` then runs twice, the first
  /// time without rows. With any other `didSet`, all rows are copied with each action: with very
  /// many rows, call `reduce(into: &state.rows, id: id, action: action)` of the row's reducer there,
  /// as generated reducers do.
  ///
  /// - Parameters:
  ///   - rows: Where the rows' states are.
  ///   - action: The case of the rows' actions.
  ///   - row: Makes the reducer of a row.
  @inlinable
  public func forEach<ID: Hashable & Sendable, RowState, RowAction, Row>(
    _ rows: WritableKeyPath<State, IdentifiedArray<ID, RowState>> & Sendable,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>,
    @ReducerBuilder<RowState, RowAction> element row: () -> Row,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ForEachReducer<Self, ID, Row> where Row: Reducer<RowState, RowAction> {
    ForEachReducer(
      base: self,
      rows: rows,
      action: AnyCasePath(action),
      row: row(),
      place: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with rows.
public struct ForEachReducer<Base: Reducer, ID: Hashable & Sendable, Row: Reducer>: Reducer {
  @usableFromInline
  let rows: any WritableKeyPath<Base.State, IdentifiedArray<ID, Row.State>> & Sendable
  @usableFromInline let base: Base
  @usableFromInline let action: AnyCasePath<Base.Action, IdentifiedAction<ID, Row.Action>>
  @usableFromInline let row: Row
  @usableFromInline let place: IssueLocation

  @inlinable
  init(
    base: Base,
    rows: any WritableKeyPath<Base.State, IdentifiedArray<ID, Row.State>> & Sendable,
    action: AnyCasePath<Base.Action, IdentifiedAction<ID, Row.Action>>,
    row: Row,
    place: IssueLocation
  ) {
    self.base = base
    self.rows = rows
    self.action = action
    self.row = row
    self.place = place
  }

  /// Runs the row's reducer on the row's actions, then the parent's on all actions.
  @inlinable
  public func reduce(
    into parent: inout Base.State,
    action parentAction: Base.Action
  ) -> Effect<Base.Action> {
    let rowAction = action.extract(from: parentAction)
    return base.reduce(into: &parent, action: parentAction, after: rowAction) { parent, rowAction in
      switch rowAction {
      case .element(let id, let action): reduceRow(id, in: &parent, action)
      }
    }
  }

  @inlinable
  func reduceRow(
    _ id: ID,
    in parent: inout Base.State,
    _ rowAction: Row.Action
  ) -> Effect<Base.Action> {
    let effect = modifyRows(of: &parent, at: rows) {
      row.reduce(into: &$0, id: id, action: rowAction, at: place)
    }
    return effect.scoped(toElement: id, of: rows, in: parent) { [action] in
      action.embed(.element(id: id, action: $0))
    }
  }
}

extension ForEachReducer: Sendable where Base: Sendable, Row: Sendable {}
