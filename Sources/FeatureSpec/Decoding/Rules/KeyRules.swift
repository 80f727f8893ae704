import SpecSource

extension Rule {
  /// A key that its mapping does not declare.
  public static let unknownKey = Rule(
    "unknown-key",
    reason: """
      Each mapping of a spec has certain keys, and the tool reports all others, because a misspelt key would change nothing. Keys that begin \
      with 'x-' belong to other tools, which the tool ignores.

      Correct the key, or move it into the mapping that has it.
      """,
    wrong: """
      feature: Counter
      sate: {count: Int = 0}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      """)

  /// A key that a mapping requires but does not have.
  public static let missingKey = Rule(
    "missing-key",
    reason: """
      Some mappings are meaningless without a certain key: a delayed action needs its delay, and a template set needs its outputs.

      Add the key, or remove the mapping.
      """,
    wrong: """
      feature: Reminder
      state: {isDue: Bool = false}
      actions:
        start: {send: {after: 5min}}
        due: state.isDue = true
      """,
    right: """
      feature: Reminder
      state: {isDue: Bool = false}
      actions:
        start: {send: {action: due, after: 5min}}
        due: state.isDue = true
      """)

  /// A key in a place where it has no effect.
  public static let misplacedKey = Rule(
    "misplaced-key",
    reason: """
      Some keys apply only together with others, or only to some declarations: an animation needs an action that the effect sends, only \
      an optional child appears and disappears, only the fields of a feature have bindings. Elsewhere the key would have no effect.

      Remove the key, or add the declaration that it applies to.
      """,
    wrong: """
      feature: Shell
      children: {row: {feature: Row, presented: true}}
      ---
      feature: Row
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """,
    right: """
      feature: Shell
      children: {row: {feature: Row, presence: optional, presented: true}}
      ---
      feature: Row
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)

  /// Keys that exclude one another in a mapping.
  public static let exclusiveKeys = Rule(
    "exclusive-keys",
    reason: """
      Some keys specify the same thing in different ways, or two things that do not happen together. A mapping has one of them, so that \
      nobody has to guess which one counts.

      Remove one of the keys, or make a list entry of each.
      """,
    wrong: """
      feature: Shape
      state: {kind: Kind}
      types: {Kind: {enum: [round, square], struct: {edges: Int}}}
      """,
    right: """
      feature: Shape
      state: {kind: Kind}
      types: {Kind: {enum: [round, square]}}
      """)

  /// A spec whose first key names no kind of spec.
  public static let unknownKind = Rule(
    "unknown-kind",
    reason: """
      The first key of a spec declares its kind and its name: 'feature', 'client', 'model' or 'external'.

      Put that key into the first line, before all other keys.
      """,
    wrong: """
      features: Counter
      state: {count: Int = 0}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      """)
}
