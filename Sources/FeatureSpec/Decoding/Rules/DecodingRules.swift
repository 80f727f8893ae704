import SpecSource

extension Rule {
  /// The rules of the keys and values of specs and settings.
  public static let decoding: [Rule] = [
    unknownKind, unknownKey, missingKey, misplacedKey, exclusiveKeys, misplacedBranch,
    invalidDuration, invalidDependency, missingQuotes, unsupportedVersion, invalidFolder,
    unformattableFile,
  ]
}
