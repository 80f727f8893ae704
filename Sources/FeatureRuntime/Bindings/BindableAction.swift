/// An action that can set any property of a state.
///
/// Reduce it with `binding.apply(to: &state)` or a ``BindingReducer``.
public protocol BindableAction<State> {
  /// The state whose properties are set.
  associatedtype State

  /// Wraps a change of the state; usually an enum's case.
  static func binding(_ action: BindingAction<State>) -> Self
}

/// The case paths of a ``BindableAction``, for `BindingReducer()` to find the case.
public protocol BindingCasePaths<Root, State> {
  /// The action.
  associatedtype Root

  /// The state whose properties are set.
  associatedtype State

  /// The path of the case.
  var binding: AnyCasePath<Root, BindingAction<State>> { get }
}
