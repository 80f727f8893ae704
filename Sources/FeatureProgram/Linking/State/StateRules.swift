import FeatureSpec
import SpecSource

extension Rule {
  /// A name that no field of the state has.
  public static let unknownField = Rule(
    "unknown-field",
    reason: """
      Blocks, tests and reactions read and write fields of the state. No spec declares a field, a computed property or a child \
      of this name there. Only a shared field has a reference, with the sign '$' before its name.

      Correct the name, or declare the field under 'state' or 'computed'.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.cuont += 1}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)

  /// A change of a property that cannot change.
  public static let readOnlyField = Rule(
    "read-only-field",
    reason: """
      A field with 'let: true', a computed property without 'set', and a shared field with 'reader' never change by \
      themselves. A block cannot write them, and a test cannot give or expect a change of them. The case of a state that is an \
      enum changes with the whole state only.

      Write the fields that the property depends on, or allow the change: remove 'let' or 'reader', or give the computed \
      property a 'set'.
      """,
    wrong: """
      feature: Volume
      state: {level: {type: Int, default: '5', let: true}}
      actions: {raise: state.level += 1}
      """,
    right: """
      feature: Volume
      state: {level: {type: Int, default: '5'}}
      actions: {raise: state.level += 1}
      """)

  /// A field of the state that is named without the state.
  public static let bareField = Rule(
    "bare-field",
    reason: """
      The Swift of a block runs in the reducer, outside the state. The name of a field follows 'state' and a dot there, so \
      that readers see at once which values an action changes.

      Write 'state.' before the field.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: count += 1}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)

  /// A use of 'state' where the value does not exist.
  public static let unavailableState = Rule(
    "unavailable-state",
    reason: """
      Some Swift runs outside blocks: values that a test sends or begins with, defaults of children, and operators under \
      'compose'. It cannot use 'state'. A computed property is a part of the state and reads its fields by their plain names.

      Write the value itself, or move the code into a block. In a computed property, remove 'state.'.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        choose: {with: {_ count: Int}, do: state.count = count}
      tests:
        chooses: [{send: choose(state.count + 1), expect: {count: 1}}]
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        choose: {with: {_ count: Int}, do: state.count = count}
      tests:
        chooses: [{send: choose(1), expect: {count: 1}}]
      """)

  /// A change of the state where it can only be read.
  public static let forbiddenWrite = Rule(
    "forbidden-write",
    reason: """
      Only the blocks of actions and reactions change the state. An effect runs later and has a copy of the state, and a step \
      of a test observes the feature from outside, so a write there would be lost.

      Send an action that changes the state.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        start: {run: {call: state.count += 1}}
        counted: state.count += 1
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        start: {send: {action: counted, later: true}}
        counted: state.count += 1
      """)
}
