/// How long steps of a test wait for effects to come to rest.
package enum Settling {
  /// Generous, for it only ends tests that would hang.
  @TaskLocal package static var time: Duration = .seconds(20)

  /// What a step waits with, from now on.
  package static var patience: Patience {
    Patience(time)
  }
}
