import FeatureSpec
import SpecSource
import SpecSwift

// The details of effects that their descriptions leave out, by the keys of the spec language.

extension EffectContent {
  /// The details that any effect may have.
  var sharedSettings: [Consequence.Setting] {
    (id.map { [.init("id", oneLine($0.text))] } ?? [])
      + (cancelsInFlight ? [.init("cancelInFlight", "true")] : [])
  }
}

extension RunEffect {
  /// The details of the call.
  var settings: [Consequence.Setting] {
    success.settings("success") + failure.settings("failure")
      + taskSettings(deliversCancellation: deliversCancellation, priority: priority)
  }
}

extension TaskEffect {
  /// The details of the whole task. An error is a detail of the task's calls.
  var settings: [Consequence.Setting] {
    taskSettings(deliversCancellation: deliversCancellation, priority: priority)
  }
}

extension StreamEffect {
  /// The details of the stream.
  var settings: [Consequence.Setting] {
    (element.map { [.init("as", $0.value)] } ?? []) + failure.settings("failure")
      + taskSettings(deliversCancellation: deliversCancellation, priority: nil)
  }
}

extension Dismissal {
  /// The consequence of a dismissal.
  var consequence: Consequence {
    var consequence = Consequence(kind: .dismiss, what: "self", span: span)
    consequence.settings = animation.map { [.init("animation", oneLine($0.text))] } ?? []
    return consequence
  }
}

extension RunEffect.Outcome {
  /// Makes the details of a value or an error that no action receives.
  fileprivate func settings(_ key: String) -> [Consequence.Setting] {
    switch self {
    case .none, .send: []
    case .ignore: [.init(key, "ignore")]
    case .unhandled: [.init(key, "unhandled")]
    }
  }
}

private func taskSettings(
  deliversCancellation: Bool, priority: SwiftFragment?
) -> [Consequence.Setting] {
  (deliversCancellation ? [.init("cancellation", "deliver")] : [])
    + (priority.map { [.init("priority", oneLine($0.text))] } ?? [])
}
