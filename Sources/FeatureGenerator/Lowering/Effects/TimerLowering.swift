import FeatureSpec
import SpecSwift

// Timers and delays: actions that are sent again and again, and actions that are sent after a while.

extension EffectLowering {
  /// A timer as an effect with a closure.
  func lower(_ timer: TimerEffect) -> RunModel {
    RunModel(
      capturesState: timer.send.mentions("state") || timer.interval.mentions("state"),
      items: [
        .text(
          """
          for await _ in \(escapedIdentifier(scope.feature.clockName)).timer(interval: \(timer.interval.swift)) {
          \(scope.dialect.sending(timer.send, columns: scope.columns - 2).indented())
          }
          """)
      ],
      cancellable: timer.id.map { scope.ids.arguments($0, cancelsInFlight: true) })
  }

  /// A delay as an effect with a closure.
  func lower(_ delay: DelayEffect) -> RunModel {
    RunModel(
      capturesState: delay.send.mentions("state") || delay.delay.mentions("state"),
      items: [
        .text(scope.pausing(delay.delay)),
        .text(scope.dialect.sending(delay.send, columns: scope.columns)),
      ],
      cancellable: delay.id.map { scope.ids.arguments($0, cancelsInFlight: delay.cancelsInFlight) })
  }
}
