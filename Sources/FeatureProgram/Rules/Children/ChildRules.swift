import FeatureSpec
import SpecSource

extension Rule {
  /// A name under 'children' that no feature has, or that several features have.
  public static let unknownFeature = Rule(
    "unknown-feature",
    reason: """
      A child is a feature that a spec declares. No spec declares a feature of this name, or several specs do so inside \
      different types.

      Correct the name, or write the full name of one of several features: 'Settings.Appearance'. A spec with 'external' \
      declares a feature that is written by hand.
      """,
    wrong: """
      feature: Shell
      children: {counter: Countr}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """,
    right: """
      feature: Shell
      children: {counter: Counter}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)

  /// Rows or stacks that a feature cannot have.
  public static let wrongPresence = Rule(
    "wrong-presence",
    reason: """
      The state holds rows by their ids, so the feature of a row has a visible property 'id'. All rows are of a single feature. \
      Navigation follows one path, so a feature has one stack at most.

      Give the state of the row a field 'id', use 'oneOf' inside the row's feature, or move the features of both stacks to \
      one stack.
      """,
    wrong: """
      feature: Board
      children: {rows: {feature: Row, presence: many}}
      ---
      feature: Row
      state: {title: String = ""}
      actions: {clear: state.title = ""}
      """,
    right: """
      feature: Board
      children: {rows: {feature: Row, presence: many}}
      ---
      feature: Row
      state: {id: Int, title: String = ""}
      actions: {clear: state.title = ""}
      """)
}
