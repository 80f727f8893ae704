import FeatureSpec
import SpecSource

extension Rule {
  /// The rules of blocks, children and reactions.
  public static let behaviour: [Rule] = [
    unknownFeature, wrongPresence, endlessRecursion, wrongStatePath, unknownProcedure,
    unreachableBlock, unavailableName, wrongArguments, unknownDependency, unknownEndpoint,
    unlistedDependency, misplacedCall, duplicateReaction, misplacedReaction, unobservableChange,
    idleKey, unknownPresentation, duplicatePresentation, conflictingPrompts,
  ]

  /// A part of a block, or a step, that never runs.
  public static let unreachableBlock = Rule(
    "unreachable-block",
    reason: """
      Swift that always ends the program, throws or returns ends its block or task. The parts that follow never run, so they \
      only mislead the reader.

      Remove the parts that follow, or end the block under a condition only.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        check: {do: fatalError(), send: increment}
        increment: state.count += 1
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        check: {do: 'if state.count < 0 { fatalError() }', send: increment}
        increment: state.count += 1
      """)

  /// A local name outside of the code that can use it.
  public static let unavailableName = Rule(
    "unavailable-name",
    reason: """
      A name that Swift or a spec declares belongs to a part of a block: an element to its stream, a constant to the steps \
      that follow it in one task, a parameter of an alert to that alert. A 'var' belongs to the block alone, because an effect \
      runs after it.

      Use the name where it is declared, pass the value on, or keep it in the state.
      """,
    wrong: """
      feature: Board
      alerts:
        deletion: {title: 'Delete \\(name)?', buttons: {delete: Delete}}
      actions:
        deleteTapped: {present: deletion}
      """,
    right: """
      feature: Board
      alerts:
        deletion: {with: {name: String}, title: 'Delete \\(name)?', buttons: {delete: Delete}}
      actions:
        deleteTapped: {present: 'deletion(name: "all")'}
      """)

  /// A key that has no effect in its place.
  public static let idleKey = Rule(
    "idle-key",
    reason: """
      Some keys need another part of the spec: 'catch' needs statements that throw, 'order' a child that sees the action, \
      'own' and 'bindings' a part that the operators apply to. The key 'manual' belongs to a whole action or reaction.

      Remove the key, move it as the hint shows, or add the part that it needs.
      """,
    wrong: """
      feature: Shell
      state: {count: Int = 0}
      children: {editor: {feature: Editor, presence: optional}}
      reactions: {editor.dismiss: {order: before, do: state.count += 1}}
      ---
      feature: Editor
      state: {title: String = ""}
      actions: {clear: state.title = ""}
      """,
    right: """
      feature: Shell
      state: {count: Int = 0}
      children: {editor: {feature: Editor, presence: optional}}
      reactions: {editor.dismiss: {do: state.count += 1}}
      ---
      feature: Editor
      state: {title: String = ""}
      actions: {clear: state.title = ""}
      """)
}
