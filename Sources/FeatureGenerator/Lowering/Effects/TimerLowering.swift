import FeatureSpec
import SpecSwift
import SwiftCode

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
}
