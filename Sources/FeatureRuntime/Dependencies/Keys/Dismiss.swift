import IssueReporting

/// Lets a presented feature ask its parent to take it away: `await dismiss()` in an effect.
///
/// The parent reduces `.dismiss` of the child's presentation, or `.popFrom` of its stack, and the
/// feature's effects end with it, this one included. A feature that is not presented itself but is
/// part of one that is asks for that one.
public struct DismissEffect: Sendable {
  /// What takes away the feature that the current effect belongs to; nil if nobody presents it.
  @TaskLocal static var presented: (@Sendable () async -> Void)?

  private let dismiss: @Sendable () async -> Void

  /// Makes a dismissal of what is to happen.
  public init(_ dismiss: @escaping @Sendable () async -> Void) {
    self.dismiss = dismiss
  }

  /// Asks to be dismissed.
  public func callAsFunction() async {
    await dismiss()
  }

  /// Asks the parent of the effect that it is called in.
  fileprivate static func byParent(
    else report: @escaping @Sendable () -> Void
  ) -> DismissEffect {
    DismissEffect {
      guard let dismiss = presented else { return report() }
      await dismiss()
    }
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect.byParent {
    reportIssue(
      """
      '@Dependency(\\.dismiss)' was called by a feature that nobody presents. Only what its parent \
      presents can be dismissed, and only from an effect.
      """
    )
  }

  static let testValue = DismissEffect.byParent {
    reportMissingOverride(of: "dismiss", example: "DismissEffect { }")
  }
}

extension DependencyValues {
  /// Dismisses the feature.
  ///
  /// An override takes the place of the parent: a test of the child alone can record the calls.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
