/// Changes the rows of a state where they are.
///
/// A key path to a property with `didSet` leads to a copy, and with it all rows would be copied. In a
/// state that marks its changes, where that is all `didSet` does, many rows are taken out meanwhile:
/// it then runs twice, the first time without rows.
@inlinable
func modifyRows<State, ID, Row, Result>(
  of state: inout State,
  at keyPath: WritableKeyPath<State, IdentifiedArray<ID, Row>>,
  _ body: (inout IdentifiedArray<ID, Row>) -> Result
) -> Result {
  guard var rows = takeRows(from: &state, at: keyPath) else {
    return body(&state[keyPath: keyPath])
  }
  defer { state[keyPath: keyPath] = rows }
  return body(&rows)
}

/// Takes rows out, if they would be copied otherwise.
@usableFromInline
func takeRows<State, ID, Row>(
  from state: inout State,
  at keyPath: WritableKeyPath<State, IdentifiedArray<ID, Row>>
) -> IdentifiedArray<ID, Row>? {
  guard MemoryLayout<State>.offset(of: keyPath) == nil, State.self is any ObservableState.Type
  else { return nil }
  let rows = state[keyPath: keyPath]
  // To copy fewer takes less time than to look into the state.
  guard rows.count > 256, isStored(rows, in: state) else { return nil }
  state[keyPath: keyPath] = IdentifiedArray(idSet: [], states: [], idOf: rows.idOf)
  return rows
}

/// Whether rows are a property of a state itself, and not computed or shared with others.
private func isStored<State, ID, Row>(_ rows: IdentifiedArray<ID, Row>, in state: State) -> Bool {
  Mirror(reflecting: state).children.contains { child in
    (child.value as? IdentifiedArray<ID, Row>)?.edits.name == rows.edits.name
  }
}
