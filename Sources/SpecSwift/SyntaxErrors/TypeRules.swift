import SpecSource

extension Rule {
  /// A value without a type before it.
  public static let missingType = Rule(
    "missing-type",
    reason: """
      The declaration of a field specifies its type, which the generated initializers and tests repeat. The tool infers the type of a \
      value only in a few places.

      Write the type and the value: 'Int = 0'.
      """,
    wrong: """
      feature: Counter
      state: {count: 0}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      """)

  /// A type that Swift does not allow in its position.
  public static let invalidType = Rule(
    "invalid-type",
    reason: """
      Swift allows some parts of types only in certain places: 'inout' and '@escaping' for parameters, 'some' for results, '!' for the \
      whole type of a property.

      Remove the word, or write the type that the message suggests.
      """,
    wrong: """
      feature: Search
      state: {matches: 'Array<String!>'}
      """,
    right: """
      feature: Search
      state: {matches: 'Array<String?>'}
      """)

  /// A text that cannot be a name in Swift.
  public static let invalidName = Rule(
    "invalid-name",
    reason: """
      Names of a spec become names in Swift. They consist of letters, digits and '_', and do not begin with a digit. Names that begin with \
      '_' belong to the generated code.

      Choose another name.
      """,
    wrong: """
      feature: Race
      state: {2nd: Int = 0}
      """,
    right: """
      feature: Race
      state: {second: Int = 0}
      """)
}
