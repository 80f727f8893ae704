extension Reducer {
  /// Reduces an action, after the child has reduced its part if there is one.
  ///
  /// - Parameters:
  ///   - childAction: The child's part of the action; nil if the action is not for the child.
  ///   - reduceChild: Reduces the child's part.
  @inlinable
  func reduce<ChildAction>(
    into state: inout State,
    action: Action,
    after childAction: ChildAction?,
    _ reduceChild: (inout State, ChildAction) -> Effect<Action>
  ) -> Effect<Action> {
    guard let childAction else { return reduce(into: &state, action: action) }
    let effect = reduceChild(&state, childAction)
    return effect.merge(with: reduce(into: &state, action: action))
  }
}
