import FeatureSpec
import SpecSwift
import SwiftCode

// Timers, which send actions repeatedly, and delays, which send an action after some time.

extension EffectLowering {
  /// Lowers a timer to an effect with a closure.
  func lower(_ timer: TimerEffect) -> RunEffectCode {
    RunEffectCode(
      capturesState: timer.send.mentions("state") || timer.interval.mentions("state"),
      items: [
        .loop(
          "for await _ in \(clock).timer(interval: \(timer.interval.code)) {",
          [.statements(scope.dialect.sending(timer.send))])
      ],
      cancellable: timer.id.map { scope.ids.arguments($0, cancelsInFlight: true) })
  }

  private var clock: String { escapedIdentifier(scope.feature.clockName) }

  /// Lowers a delay to an effect with a closure.
  func lower(_ delay: DelayEffect) -> RunEffectCode {
    RunEffectCode(
      capturesState: delay.send.mentions("state") || delay.delay.mentions("state"),
      items: [
        .statements(scope.pausing(delay.delay)),
        .statements(scope.dialect.sending(delay.send)),
      ],
      cancellable: delay.id.map { scope.ids.arguments($0, cancelsInFlight: delay.cancelsInFlight) })
  }
}
