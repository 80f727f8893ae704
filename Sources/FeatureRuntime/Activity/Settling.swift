/// How long steps of a test wait for effects to come to rest.
package enum Settling {
  /// Generous, for it only ends tests that would hang.
  @TaskLocal package static var time: Duration = .seconds(20)

  /// When to stop waiting, counted from now.
  package static var deadline: ContinuousClock.Instant {
    .now + time
  }
}
