import SpecSource

extension Rule {
  /// The rules of Swift in specs.
  public static let swift: [Rule] = [
    invalidSwift, ambiguousSwift, misplacedKeyword, misplacedDeclaration, emptyValue, missingType,
    invalidType, invalidName, invalidAddress,
  ]
}
