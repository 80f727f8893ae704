import FeatureSpec
import SpecSwift

// Timers and delays: actions that are sent again and again, and actions that are sent after a while.

extension EffectLowering {
  /// A timer as an effect with a closure.
  func lower(_ timer: TimerEffect) -> RunModel {
    RunModel(
      capturesState: timer.send.mentions("state") || timer.interval.mentions("state"),
      statements: [
        """
        for await _ in continuousClock.timer(interval: \(timer.interval.swift)) {
        \(project.sending(timer.send, of: feature, in: dialect).indented())
        }
        """
      ],
      cancellable: timer.id.map { ids.arguments($0, cancelsInFlight: true) })
  }

  /// A task as an effect with a closure.
  func lower(_ task: TaskEffect) -> RunModel {
    RunModel(
      priority: task.priority?.text,
      capturesState: task.mentionsState,
      statements: [task.pause.map(pauseStatement)].compactMap(\.self) + task.steps.map(statement),
      cancellable: task.id.map { ids.arguments($0, cancelsInFlight: task.cancelsInFlight) })
  }

  private func statement(_ step: TaskStep) -> String {
    switch step {
    case .send(let call): project.sending(call, of: feature, in: dialect)
    }
  }

  /// A delay as an effect with a closure.
  func lower(_ delay: DelayEffect) -> RunModel {
    RunModel(
      capturesState: delay.send.mentions("state") || delay.delay.mentions("state"),
      statements: [
        pauseStatement(delay.delay), project.sending(delay.send, of: feature, in: dialect),
      ],
      cancellable: delay.id.map { ids.arguments($0, cancelsInFlight: delay.cancelsInFlight) })
  }
}

extension TaskEffect {
  /// Whether its closure reads the state.
  fileprivate var mentionsState: Bool {
    pause?.mentions("state") == true
      || steps.contains { step in
        switch step {
        case .send(let call): call.mentions("state")
        }
      }
  }
}

/// The statement that waits; when the effect is cancelled meanwhile, it ends there.
func pauseStatement(_ duration: DurationValue) -> String {
  "try await continuousClock.sleep(for: \(duration.swift))"
}
