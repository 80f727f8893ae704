extension Reducer {
  /// Reduces an action, after a child has if the action is one of the child's.
  ///
  /// - Parameters:
  ///   - childAction: The child's part of the action; nil when the action is none of the child's.
  ///   - reduceChild: Lets the child reduce its part.
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
