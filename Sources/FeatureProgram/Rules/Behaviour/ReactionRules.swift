import FeatureSpec
import SpecSource

extension Rule {
  /// A second reaction to the same action.
  public static let duplicateReaction = Rule(
    "duplicate-reaction",
    reason: """
      One address has one reaction, or one before and one after the child, so that the order of their blocks is clear. A \
      button with 'sends' has its reaction already.

      Join the blocks into one reaction.
      """,
    wrong: """
      feature: Shell
      state: {count: Int = 0, isUsed: Bool = false}
      children: {counter: Counter}
      reactions:
        counter.increment: [state.count += 1, state.isUsed = true]
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """,
    right: """
      feature: Shell
      state: {count: Int = 0, isUsed: Bool = false}
      children: {counter: Counter}
      reactions:
        counter.increment: {do: 'state.count += 1; state.isUsed = true'}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)

  /// A reaction to an action of the feature itself.
  public static let misplacedReaction = Rule(
    "misplaced-reaction",
    reason: """
      A feature has a block for each of its own actions under 'actions', and reactions only to what happens in other places: \
      children, prompts and bindings. Only its parent reacts to delegate actions.

      Move the block to the action under 'actions', or under 'always' if it follows all actions.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0, isUsed: Bool = false}
      actions: {increment: state.count += 1}
      reactions: {increment: state.isUsed = true}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0, isUsed: Bool = false}
      actions: {increment: {do: 'state.count += 1; state.isUsed = true'}}
      """)

  /// A property whose changes no reaction can follow.
  public static let unobservableChange = Rule(
    "unobservable-change",
    reason: """
      A reaction to 'onChange' or to a part of a binding compares a property before and after. This needs one whole property \
      that changes, always exists, and can be compared.

      Follow the whole property, give the state a computed property for the part, or react to the actions that make the \
      change.
      """,
    wrong: """
      feature: Profile
      state: {name: String = "", isChanged: Bool = false}
      actions: {clear: state.name = ""}
      reactions: {onChange.name.count: state.isChanged = true}
      """,
    right: """
      feature: Profile
      state: {name: String = "", isChanged: Bool = false}
      actions: {clear: state.name = ""}
      reactions: {onChange.name: state.isChanged = true}
      """)
}
