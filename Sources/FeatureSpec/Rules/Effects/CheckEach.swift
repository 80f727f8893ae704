import SpecSource
import SpecSwift

extension BlockCheck {
  /// Checks the effects for the elements of a collection.
  func check(_ each: EachEffect, in scope: ScopedBlock) -> [Diagnostic] {
    let inside = ScopedBlock(
      block: scope.block, locals: scope.locals.union([each.element.value]),
      outerLocals: scope.outerLocals, isBroken: scope.isBroken || each.collection.isBroken)
    let all = [each.effects] + each.effects.steps
    return checkReserved(
      each.element, ["element", "error", "send", "state", "value"], "an element")
      + all.flatMap { check($0, in: inside) }
      + checkSharing(among: each.effects.steps, locals: inside.locals.union(parameters))
      + all.flatMap { checkReplaced($0, by: each.element.value) }
  }

  /// Checks that the effect for an element does not end the one for the element before.
  private func checkReplaced(_ effects: Effects, by element: String) -> [Diagnostic] {
    effects.replacingIDs.filter { $0.element == nil }.map { id in
      .error(
        "the effect for each element would end the one for the element before", at: id.span,
        hint: "give '\(id.value)' a value that tells the elements from each other, as in "
          + "'\(id.value)(\(element))'")
    }
  }

  /// Checks that an id has a value here if it has one everywhere.
  func checkElement(of id: EffectID) -> [Diagnostic] {
    // Where they differ among themselves, that is an error of its own.
    guard let other = feature.partsByName.effectIDs.part(named: id.value),
      (other.element == nil) != (id.element == nil)
    else {
      return []
    }
    return .error(
      id.element == nil
        ? "'\(id.value)' has a value where the effect is started"
        : "'\(id.value)' has no value where the effect is started", at: id.span,
      hint: id.element == nil
        ? "say which effect is meant: '\(id.value)(…)'" : "write '\(id.value)'",
      related: [.init("it is started here", at: other.span)])
  }

  /// Checks that each id of the effects has a value if the first one of the name has.
  func checkElementIDs(of effects: Effects) -> [Diagnostic] {
    effects.all.flatMap(\.ids).flatMap { id -> [Diagnostic] in
      guard let first = feature.partsByName.effectIDs.part(named: id.value),
        (first.element == nil) != (id.element == nil)
      else { return [] }
      return .error(
        "'\(id.value)' has \(id.element == nil ? "a" : "no") value elsewhere", at: id.span,
        hint: "give one of them another name",
        related: [.init("the other is here", at: first.span)])
    }
  }
}

extension Effects {
  /// The ids of the effects that take the place of those that run under the same id.
  fileprivate var replacingIDs: [EffectID] {
    let ids: [EffectID?] =
      timers.map(\.id) + runs.filter(\.cancelsInFlight).map(\.id)
      + tasks.filter(\.cancelsInFlight).map(\.id) + delays.filter(\.cancelsInFlight).map(\.id)
      + streams.filter(\.cancelsInFlight).map(\.id)
      + expressions.filter(\.cancelsInFlight).map(\.id)
    return ids.compactMap(\.self)
  }
}
