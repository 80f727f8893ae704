import SpecSource

extension Rule {
  /// The rules of names.
  public static let names: [Rule] = [
    duplicateName, reservedName, duplicateEntry, hiddenType, shortenedName, misnamedFile,
    unknownModule, internalFeature,
  ]

  /// A declaration with the name of another declaration.
  public static let duplicateName = Rule(
    "duplicate-name",
    reason: """
      Swift cannot tell two declarations of one name apart, and neither can the rest of the spec. Names are unique in a \
      state, an action, a list of parameters and a type, and specs have unique names in the whole project.

      Rename one of the two; a note names the place of the other.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      computed: {count: Int = 1}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      computed: {next: Int = count + 1}
      """)

  /// A name that a list has twice.
  public static let duplicateEntry = Rule(
    "duplicate-entry",
    reason: """
      A list names each field, action, protocol or dependency once. The second entry has no effect, and the reader looks \
      for a difference.

      Remove one of the two entries.
      """,
    wrong: """
      feature: Counter
      conforms: {state: [Hashable, Hashable]}
      state: {count: Int = 0}
      """,
    right: """
      feature: Counter
      conforms: {state: [Hashable]}
      state: {count: Int = 0}
      """)
}
