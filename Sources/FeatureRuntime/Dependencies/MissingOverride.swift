import IssueReporting

/// The action that a test's store reduces, for messages.
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

/// The message about a dependency that a test uses without an override: its name, the override to
/// add, the action that used it.
///
/// - Parameters:
///   - name: The name of the dependency.
///   - override: Swift code that overrides it.
func missingOverride(of name: String, _ override: String) -> String {
  guard DependencyContext.process != .preview else {
    return "'\(name)' has no value in previews. Give the endpoint a 'preview' in its spec."
  }
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
