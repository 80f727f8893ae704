import IssueReporting

/// Lets a presented feature ask its parent to take it away: `await dismiss()` in an effect.
public struct DismissEffect: Sendable {
  private let dismiss: @Sendable () async -> Void

  /// Makes a dismissal of what is to happen.
  public init(_ dismiss: @escaping @Sendable () async -> Void) {
    self.dismiss = dismiss
  }

  /// Asks to be dismissed.
  public func callAsFunction() async {
    await dismiss()
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect {
    reportIssue(
      """
      '@Dependency(\\.dismiss)' was called by a feature that nobody presents. Only what its parent \
      presents can be dismissed.
      """
    )
  }

  static let testValue = DismissEffect {
    reportMissingOverride(of: "dismiss", example: "DismissEffect { }")
  }
}

extension DependencyValues {
  /// Dismisses the feature.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
