import IssueReporting

/// What a test's store carries out, for those who report what happens in it.
package enum TestedAction {
  /// The action that is being reduced, as messages show it; nil outside of tests' stores.
  @TaskLocal package static var reducing: (@Sendable () -> String)?

  /// The action that is being reduced, or that started the effect that runs.
  static var current: String? {
    (reducing ?? EffectActivity.current?.origin)?()
  }
}

/// Reports that a built-in dependency was used in a test without an override.
///
/// - Parameters:
///   - name: The name in `DependencyValues`.
///   - value: Swift code of a value to override it with.
func reportMissingOverride(of name: String, example value: String) {
  reportIssue(missingOverride(of: "@Dependency(\\.\(name))", "$0.\(name) = \(value)"))
}

/// Says that something was used in a test without an override, by whom, and how to override it.
///
/// - Parameters:
///   - name: What was used.
///   - override: Swift code that overrides it.
func missingOverride(of name: String, _ override: String) -> String {
  let message = """
    '\(name)' has no value in this test. Override it where the test makes its store:

        withDependencies: {
          \(override)
        }
    """
  guard let action = TestedAction.current else { return message }
  let lines = action.split(separator: "\n", omittingEmptySubsequences: false)
  return """
    \(message)

    It was used after this action:

    \(lines.map { "    \($0)" }.joined(separator: "\n"))
    """
}
