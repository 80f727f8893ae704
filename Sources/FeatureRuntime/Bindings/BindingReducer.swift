/// A reducer that applies the changes of bindings.
///
/// A hand-written feature puts it first in its body, so that the reducers after it see the changed
/// state.
public struct BindingReducer<State, Action: Sendable>: Reducer, Sendable {
  private let path: AnyCasePath<Action, BindingAction<State>>

  /// Makes a reducer of the changes in a case.
  public init(action keyPath: CaseKeyPath<Action, BindingAction<State>>) {
    self.path = AnyCasePath(keyPath)
  }

  /// Makes a reducer of the changes in the case `binding`.
  public init()
  where Action: CasePathable, Action.AllCasePaths: BindingCasePaths<Action, State> {
    self.path = Action.allCasePaths.binding
  }

  /// Applies a change.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    path.extract(from: action)?.apply(to: &state)
    return .none
  }
}
