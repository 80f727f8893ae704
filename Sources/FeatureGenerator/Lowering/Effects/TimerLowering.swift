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
          for await _ in \(escapedIdentifier(feature.clockName)).timer(interval: \(timer.interval.swift)) {
          \(project.sending(timer.send, of: feature, in: dialect, columns: columns - 2).indented())
          }
          """)
      ],
      cancellable: timer.id.map { ids.arguments($0, cancelsInFlight: true) })
  }

  /// A delay as an effect with a closure.
  func lower(_ delay: DelayEffect) -> RunModel {
    RunModel(
      capturesState: delay.send.mentions("state") || delay.delay.mentions("state"),
      items: [
        .text(pauseStatement(delay.delay, of: feature)),
        .text(project.sending(delay.send, of: feature, in: dialect, columns: columns)),
      ],
      cancellable: delay.id.map { ids.arguments($0, cancelsInFlight: delay.cancelsInFlight) })
  }
}

/// The statement that waits; when the effect is cancelled meanwhile, it ends there.
func pauseStatement(_ duration: DurationValue, of feature: Feature) -> String {
  "try await \(escapedIdentifier(feature.clockName)).sleep(for: \(duration.swift))"
}
