import FeatureSpec
import SpecSource

extension Rule {
  /// The rules of declarations.
  public static let declarations: [Rule] = [
    emptyDeclaration, incompleteEndpoint, conflictingKeys, missingDefault,
    mismatchedState, misplacedPrompt, circularProperty, unavailableValue, incomparableValue,
    unsendableValue, uncodableValue, missingConformance, invalidConformance, invalidRawValue,
    unsupportedGeneric, missingSample, unfitAction, unfitField, mismatchedStyle,
  ]

  /// A key that contradicts another key of the same declaration.
  public static let conflictingKeys = Rule(
    "conflicting-keys",
    reason: """
      Each key is valid by itself, but the two together have no meaning: a constant cannot have a binding or an observer, and \
      a shared value has no wrapper.

      Remove one of the two keys.
      """,
    wrong: """
      feature: Counter
      state: {count: {type: Int, default: 0, let: true, binding: true}}
      """,
    right: """
      feature: Counter
      state: {count: {type: Int, default: 0, binding: true}}
      """)

  /// A raw value that an enum cannot have.
  public static let invalidRawValue = Rule(
    "invalid-raw-value",
    reason: """
      The raw values of an enum differ from each other, because Swift finds a case by its raw value. An enum has either raw \
      values or payloads.

      Give the case another raw value, or remove the raw values or the payloads.
      """,
    wrong: """
      model: Size
      enum: {small: S, medium: S, large: L}
      """,
    right: """
      model: Size
      enum: {small: S, medium: M, large: L}
      """)
}
