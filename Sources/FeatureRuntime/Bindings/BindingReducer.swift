/// A reducer that carries out the changes of bindings.
///
/// A hand-written feature puts it first in its body; what follows sees the changed state.
public struct BindingReducer<State, Action: Sendable>: Reducer, Sendable {
  private let path: AnyCasePath<Action, BindingAction<State>>

  /// Carries out the changes of a case.
  public init(action keyPath: CaseKeyPath<Action, BindingAction<State>>) {
    self.path = AnyCasePath(keyPath)
  }

  /// Carries out the changes of the case `binding`.
  public init()
  where Action: CasePathable, Action.AllCasePaths: BindingCasePaths<Action, State> {
    self.path = Action.allCasePaths.binding
  }

  /// Carries out a change.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    path.extract(from: action)?.apply(to: &state)
    return .none
  }
}
