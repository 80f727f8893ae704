import FeatureSpec

// Effects one after the other in the Composable Architecture. Its `.concatenate` is deprecated, and begins what follows
// when all was cancelled, too; so they become `EffectStep`s, which generated code declares.

extension Effects {
  /// The steps in two parts: the cancellations and actions of the first ones, which are over at once and so come before
  /// anything else happens, and the rest.
  var splitSteps: (immediate: [Effects], rest: [Effects]) {
    var immediate: [Effects] = []
    for (index, step) in steps.enumerated() {
      var (first, rest) = (Effects(), step)
      swap(&first.cancellations, &rest.cancellations)
      swap(&first.sends, &rest.sends)
      if !first.isEmpty { immediate.append(first) }
      if !rest.isEmpty { return (immediate, [rest] + steps[(index + 1)...]) }
    }
    return (immediate, [])
  }
}

extension [Effects] {
  /// Whether they are steps that one task can do: it cannot wait for an effect that is written as Swift.
  var areEffectSteps: Bool {
    count > 1 && effectWrittenInSwift == nil
  }

  /// The first effect among several steps that is written as Swift.
  var effectWrittenInSwift: ExpressionEffect? {
    count > 1 ? flatMap(\.all).flatMap(\.expressions).first : nil
  }
}
