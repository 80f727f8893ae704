// Reduce actions of children that may not be there, with the place to report at.

extension Reducer {
  @inlinable
  func reduce(
    into child: inout State?,
    action: Action,
    at place: IssueLocation
  ) -> Effect<Action> {
    guard child != nil else {
      place.reportMissingChild(action)
      return .none
    }
    return reduce(into: &child!, action: action)
  }

  @inlinable
  func reduce<ID: Hashable>(
    into rows: inout IdentifiedArray<ID, State>,
    id: ID,
    action: Action,
    at place: IssueLocation
  ) -> Effect<Action> {
    guard let position = rows.index(id: id) else {
      place.reportMissingRow(id, action)
      return .none
    }
    return rows.modify(at: position, id: id) { reduce(into: &$0, action: action) }
  }

  @inlinable
  func reduce(
    into path: inout StackState<State>,
    id: StackElementID,
    action: Action,
    at place: IssueLocation
  ) -> Effect<Action> {
    guard let position = path.index(id: id) else {
      place.reportMissingElement(id, action)
      return .none
    }
    return reduce(into: &path[position], action: action)
  }

  @inlinable
  func reduce<Parent>(
    into parent: inout Parent,
    case path: AnyCasePath<Parent, State>,
    action: Action,
    at place: IssueLocation
  ) -> Effect<Action> {
    guard let effect = path.modify(&parent, { reduce(into: &$0, action: action) }) else {
      place.reportOtherCase(action, parent)
      return .none
    }
    return effect
  }
}
