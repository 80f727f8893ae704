/// The actions of a stack: those of its elements, a push, a pop.
///
/// ```swift
/// case path(StackActionOf<Path>)
/// ```
public enum StackAction<State: Sendable, Action: Sendable>: Sendable {
  /// An action of the element with an id.
  case element(id: StackElementID, action: Action)

  /// Pops an element and everything above it; the parent reduces this while they are still there.
  case popFrom(id: StackElementID)

  /// Pushes an element; the parent reduces this when it is already there.
  case push(id: StackElementID, state: State)
}

/// The actions of a stack of features: `case path(StackActionOf<TodoFeature>)`.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action> where R.State: Sendable

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}

extension StackAction: CasePathable {
  /// The paths of the cases: `\.path.popFrom`; those of one element begin with its id,
  /// `\.path[id: 0].saved`.
  public struct AllCasePaths: Sendable {
    /// The path to id and action together.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        }
      )
    }

    /// The path to the id of the popped element.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: {
          guard case .popFrom(let id) = $0 else { return nil }
          return id
        }
      )
    }

    /// The path to id and state of the pushed element.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: {
          guard case .push(let id, let state) = $0 else { return nil }
          return (id, state)
        }
      )
    }
  }

  /// The paths of the cases.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension Case {
  /// The actions of one element of a stack: `store.receive(\.path[id: 0].todo.saved)`.
  public subscript<State: Sendable, Action: Sendable>(id id: StackElementID) -> Case<Action>
  where Value == StackAction<State, Action> {
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
