import IssueReporting

/// Reports that a built-in dependency was used in a test without an override.
///
/// - Parameters:
///   - name: The name in `DependencyValues`.
///   - value: Swift code of a value to override it with.
func reportMissingOverride(of name: String, example value: String) {
  reportIssue(
    """
    '@Dependency(\\.\(name))' has no value in this test. Override it where the test makes its store:

        withDependencies: {
          $0.\(name) = \(value)
        }
    """
  )
}
