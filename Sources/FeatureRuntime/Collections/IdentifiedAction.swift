/// An action of one of many rows.
public enum IdentifiedAction<ID: Hashable & Sendable, Action: Sendable>: Sendable {
  /// An action of the row with an id.
  case element(id: ID, action: Action)
}

/// The actions of rows that are features: `case rows(IdentifiedActionOf<TodoFeature>)`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<
  R.State.ID, R.Action
> where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}

extension IdentifiedAction: CasePathable {
  /// The paths of the only case.
  public struct AllCasePaths: Sendable {
    /// The path to id and action together.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        }
      )
    }
  }

  /// The paths of the only case.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension Case {
  /// The actions of one row: `store.receive(\.rows[id: UUID(0)].toggle)`.
  public subscript<ID: Hashable & Sendable, Action: Sendable>(id id: ID) -> Case<Action>
  where Value == IdentifiedAction<ID, Action> {
    appending(
      path: AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        }
      )
    )
  }
}
