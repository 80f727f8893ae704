import FeatureSpec
import SpecSource

extension Rule {
  /// The rules of names.
  public static let names: [Rule] = [
    duplicateName, reservedName, duplicateEntry, hiddenType, shortenedName, misnamedFile,
    unknownModule, internalFeature,
  ]

  /// A name that appears twice in a list.
  public static let duplicateEntry = Rule(
    "duplicate-entry",
    reason: """
      A list names each field, action, protocol or dependency once. The second entry has no effect, and readers look \
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
