import FeatureSpec
import SwiftCode

// Effects one after the other in the Composable Architecture. Its `.concatenate` is deprecated, and begins what follows
// when all was cancelled, too; so they become `EffectStep`s, which generated code declares.

extension [[Effect]] {
  /// The steps in two parts: the cancellations and actions of the first ones, which are over at once and so come before
  /// anything else happens, and the rest.
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

  /// Whether they are steps that one task can do: it cannot wait for an effect that is written as Swift.
  var areEffectSteps: Bool {
    count > 1 && effectWrittenInSwift == nil
  }

  /// The first effect among several steps that is written as Swift.
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

  /// Whether it is over before anything else happens.
  fileprivate var isOverAtOnce: Bool {
    switch self {
    case .cancel, .send: true
    default: false
    }
  }
}
