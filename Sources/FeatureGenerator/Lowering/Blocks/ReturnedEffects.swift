import SwiftCode

extension [BlockItem] {
  /// Returns the lines at the end of a function that returns the effects which the items add.
  ///
  /// A list gathers the effects if a branch adds effects, or if the state changes after an effect has read it.
  /// Otherwise the function names the effects in its `return` statement. Constants hold the effects of functions that
  /// change the state, so that no argument changes the state.
  ///
  /// - Parameter isFree: Returns whether a name is free for a constant.
  func returningEffects(isFree: (String) -> Bool) -> [BlockItem] {
    let isChangedLater = indices.map { index in
      self[(index + 1)...].contains(where: \.mayChangeState)
    }
    let added = zip(self, isChangedLater).compactMap { item, isChangedLater in
      item.added.map { (effect: $0, isChangedLater: isChangedLater) }
    }
    let isListed =
      contains(where: \.addsInside)
      || added.contains { $0.effect.call == nil && $0.effect.readsState && $0.isChangedLater }
    if isListed { return gatheringEffects }
    if added.count == 1, !added[0].isChangedLater {
      return filter { $0.added == nil } + [.result(added[0].effect)]
    }
    var constants: Set<String> = []
    var items: [BlockItem] = []
    var effects: [LoweredEffect] = []
    for item in self {
      guard let effect = item.added else {
        items.append(item)
        continue
      }
      guard let (call, name) = effect.call else {
        effects.append(effect)
        continue
      }
      let constant = numbered(name) { isFree($0) && !constants.contains($0) }
      constants.insert(constant)
      items.append(.statements(.made("let \(constant) = \(call)", of: effect.span)))
      effects.append(.line(Code(constant)))
    }
    return items + [.result(.merged(effects))]
  }

  /// The lines of a function that gathers the effects in a list.
  var gatheringEffects: [BlockItem] {
    [.statements("var effects: [Effect<Action>] = []")] + self + [.result(.line(".merge(effects)"))]
  }
}

/// Returns a name, or the name with the first number after it that makes it free.
private func numbered(_ name: String, isFree: (String) -> Bool) -> String {
  var free = name
  var number = 1
  while !isFree(free) {
    number += 1
    free = "\(name)\(number)"
  }
  return free
}

extension BlockItem {
  /// The effect that the item adds.
  fileprivate var added: LoweredEffect? {
    if case .append(let effect, _) = self { effect } else { nil }
  }

  /// Whether the state may have changed after the item.
  fileprivate var mayChangeState: Bool {
    switch self {
    case .comment: false
    case .append(let effect, _): effect.call != nil
    case .guard, .statements, .line, .choice, .attempt, .loop, .match, .result: true
    }
  }

  /// Whether a branch in the item adds effects.
  fileprivate var addsInside: Bool {
    func adds(_ items: [BlockItem]) -> Bool {
      items.contains { $0.added != nil || $0.addsInside }
    }
    return switch self {
    case .choice(let branches): branches.contains { adds($0.items) }
    case .attempt(let items, _, let others): adds(items) || adds(others ?? [])
    case .match(_, let cases): cases.contains { adds($0.items) }
    case .loop(_, let items): adds(items)
    case .guard, .comment, .statements, .line, .append, .result: false
    }
  }
}

extension LoweredEffect {
  /// The call of a function that changes the state, and the name of a constant for its effect; nil for other effects.
  fileprivate var call: (code: Code, constant: String)? {
    switch self {
    case .perform(let code, let constant): (code, constant)
    case .placed(let effect, _): effect.call
    case .nothing, .line, .branching, .cancel, .run, .each, .group: nil
    }
  }
}
