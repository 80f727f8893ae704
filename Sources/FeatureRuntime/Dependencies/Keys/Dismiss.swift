import IssueReporting

/// Lets a presented feature ask its parent to dismiss it: `await dismiss()` in an effect.
///
/// The parent reduces `.dismiss` of the child's presentation, or `.popFrom` of its stack. Then the
/// feature's effects end, this one included. A feature inside a presented one asks for the
/// dismissal of the presented one.
public struct DismissEffect: Sendable {
  /// Dismisses the feature of the current effect; nil if that feature is not presented.
  // NB: Not the closure itself. Optimised code of Swift 6.3 crashes when it sets a task-local value
  // that is an optional asynchronous function.
  @TaskLocal static var presented: DismissEffect?

  private let dismiss: @Sendable () async -> Void

  /// Makes a dismissal of a closure.
  public init(_ dismiss: @escaping @Sendable () async -> Void) {
    self.dismiss = dismiss
  }

  /// Asks the parent to dismiss the feature.
  public func callAsFunction() async {
    await dismiss()
  }

  /// Asks the parent of the feature whose effect makes the call.
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
      '@Dependency(\\.dismiss)' was called by a feature that is not presented. Call it in an effect \
      of a feature that its parent presents.
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
  /// An override replaces the parent: a test of the child alone can record the calls.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
