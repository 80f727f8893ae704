import FeatureSpec
import SpecSource
import SpecSwift

extension BlockCheck {
  /// Checks the effects for the elements of a collection.
  func check(_ each: EachEffect, in scope: ScopedBlock) -> [Diagnostic] {
    let inside = ScopedBlock(
      block: scope.block, locals: scope.locals.union([each.element.value]),
      outerLocals: scope.outerLocals, isBroken: scope.isBroken || each.collection.isBroken,
      conditions: scope.conditions)
    return checkReserved(
      each.element, ["element", "error", "send", "state", "value"], "an element")
      + check(each.effects, in: inside)
      + each.effects.withSteps.flatMap { checkReplaced($0, by: each.element.value) }
  }

  /// Checks that the effect for an element does not cancel the effect for the previous element.
  private func checkReplaced(_ effect: Effect, by element: String) -> [Diagnostic] {
    guard effect.content.cancelsInFlight, let id = effect.id, id.element == nil else { return [] }
    return .error(
      .mismatchedEffectID,
      "'\(id.value)' is the id of all elements, so the effect of each cancels that of the previous one",
      at: id.span,
      hint: "give '\(id.value)' a value that is different for each element, as in "
        + "'\(id.value)(\(element))'")
  }

  /// Checks that an id has a value in its place if it has a value everywhere else.
  func checkElement(of id: EffectID) -> [Diagnostic] {
    // Ids that differ among themselves have an error of their own.
    guard let other = feature.partsByName.effectIDs.part(named: id.value),
      (other.element == nil) != (id.element == nil)
    else {
      return []
    }
    return .error(
      .mismatchedEffectID,
      id.element == nil
        ? "'\(id.value)' has a value where the effect is started"
        : "'\(id.value)' has no value where the effect is started", at: id.span,
      hint: id.element == nil
        ? "add the value of the effect: '\(id.value)(…)'" : "write '\(id.value)'",
      related: [.init("it is started here", at: other.span)])
  }

  /// Checks that each id of the effects has a value if the first id with its name has one.
  func checkElementIDs(of effects: [Effect]) -> [Diagnostic] {
    effects.all.compactMap(\.id).flatMap { id -> [Diagnostic] in
      guard let first = feature.partsByName.effectIDs.part(named: id.value),
        (first.element == nil) != (id.element == nil)
      else { return [] }
      return .error(
        .mismatchedEffectID, "'\(id.value)' has \(id.element == nil ? "a" : "no") value elsewhere",
        at: id.span, hint: "rename one of them",
        related: [.init("the other is here", at: first.span)])
    }
  }
}

extension Rule {
  /// An id that no effect has.
  public static let unknownEffectID = Rule(
    "unknown-effect-id",
    reason: """
      The key 'cancel' ends the effects that run with an id. No effect of the feature has this id, so the block would end \
      nothing.

      Correct the id, or give the effect that it ends this 'id'.
      """,
    wrong: """
      feature: Watch
      state: {count: Int = 0}
      actions:
        start: {timer: {every: 1s, send: tick, id: ticking}}
        stop: {cancel: tickng}
        tick: state.count += 1
      """,
    right: """
      feature: Watch
      state: {count: Int = 0}
      actions:
        start: {timer: {every: 1s, send: tick, id: ticking}}
        stop: {cancel: ticking}
        tick: state.count += 1
      """)

  /// An id of effects that has a value in one place and no value in another place.
  public static let mismatchedEffectID = Rule(
    "mismatched-effect-id",
    reason: """
      A value after the name of an id distinguishes effects of one kind from each other. An id has such a value everywhere or \
      nowhere, or 'cancel' would miss the effect. Effects for the elements of a collection need it, so that no effect ends the \
      effect before it.

      Add the value in all places, or remove it from all.
      """,
    wrong: """
      feature: Watch
      state: {count: Int = 0}
      actions:
        start: {timer: {every: 1s, send: tick, id: ticking(state.count)}}
        stop: {cancel: ticking}
        tick: state.count += 1
      """,
    right: """
      feature: Watch
      state: {count: Int = 0}
      actions:
        start: {timer: {every: 1s, send: tick, id: ticking}}
        stop: {cancel: ticking}
        tick: state.count += 1
      """)
}
