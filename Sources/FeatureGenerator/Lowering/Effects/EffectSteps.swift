import FeatureSpec
import SwiftCode

// Sequences of effects in the Composable Architecture. The library's `.concatenate` is deprecated, and starts the
// next effect even after all effects were cancelled. For this reason, sequences become `EffectStep`s, which generated
// code declares.

extension [[Effect]] {
  /// The steps in two parts. The first part has the cancellations and actions of the first steps, which end
  /// immediately and so precede everything else. The second part has the rest.
  var splitAtWork: (immediate: [Effect], rest: [[Effect]]) {
    var immediate: [Effect] = []
    for (index, step) in enumerated() {
      let first = step.filter(\.isOverAtOnce)
      immediate += first
      guard first.count < step.count else { continue }
      return (immediate, [step.filter { !$0.isOverAtOnce }] + self[(index + 1)...])
    }
    return (immediate, [])
  }

  /// Whether a single task can perform the steps. A task cannot wait for an effect that is written as Swift.
  var areEffectSteps: Bool {
    count > 1 && effectWrittenInSwift == nil
  }

  /// The first effect that is written as Swift, among several steps.
  var effectWrittenInSwift: ExpressionEffect? {
    guard count > 1 else { return nil }
    return flatMap(\.all).lazy.compactMap { effect in
      if case .swift(let expression) = effect { expression } else { nil }
    }.first
  }
}

extension Effect {
  /// The steps of a sequence.
  var steps: [[Effect]]? {
    if case .sequence(let sequence) = self { sequence.steps } else { nil }
  }

  /// Whether the effect ends before anything else happens.
  fileprivate var isOverAtOnce: Bool {
    switch self {
    case .cancel, .send: true
    default: false
    }
  }
}
