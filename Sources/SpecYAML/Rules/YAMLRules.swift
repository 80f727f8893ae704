import SpecSource

extension Rule {
  /// The rules for files and their YAML.
  public static let yaml: [Rule] = [
    clashingPaths, invalidEncoding, hiddenCharacter, exceededLimit, emptyFile, invalidYAML,
    wrongIndentation, missingColon, invalidKey, duplicateKey, wrongValue, unclosedQuote,
    invalidBrackets, invalidEscape, specialCharacter, tornValue, unintendedComment, joinedLines,
    unsupportedYAML,
  ]
}
