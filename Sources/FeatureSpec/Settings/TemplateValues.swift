import SpecSource

/// The values with which templates are rendered, as a contract with the template sets of users.
public enum TemplateValues {
  /// The version of the values. It increases when a value gets another name or another meaning.
  public static let version = 1

  /// The changes of each version after the first, for the authors of older templates.
  public static let changes: [Int: String] = [:]

  /// Checks that a set was written for the current version of the values.
  ///
  /// - Parameters:
  ///   - declared: The version that the set declares.
  ///   - version: The version of the values.
  ///   - changes: The changes of each version.
  public static func check(
    _ declared: Located<Int>, against version: Int = version, changes: [Int: String] = changes
  ) -> Diagnostic? {
    if declared.value == version { return nil }
    if declared.value > version {
      return .error(
        .unsupportedVersion,
        "the set was written for version \(declared.value) of the template values",
        at: declared.span,
        hint: "update featuregen: this one has version \(version)")
    }
    let news = ((declared.value + 1)...version).compactMap { number in
      changes[number].map { "version \(number): \($0)" }
    }
    return .error(
      .unsupportedVersion,
      "the set was written for version \(declared.value) of the template values", at: declared.span,
      hint: (["review the templates for the changes, then write 'values: \(version)'"] + news)
        .joined(separator: "\n  "))
  }
}
