import SpecSource

extension Rule {
  /// The rules for Swift in specs.
  public static let swift: [Rule] = [
    invalidSwift, ambiguousSwift, misplacedKeyword, misplacedDeclaration, emptyValue, missingType,
    invalidType, invalidName, invalidAddress,
  ]
}
