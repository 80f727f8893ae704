import SpecSource
import SpecSwift

extension Block {
  /// The names of a payload that the block uses, so that they must be bound.
  public func usedPayload(of names: some Sequence<String>) -> Set<String> {
    let payload = Set(names)
    guard !payload.isEmpty else { return [] }
    var used: Set<String> = []
    // Nothing is local at first; whatever hides the payload becomes so on the way.
    for scoped in BlockScopes(self, locals: []).fragments {
      for reference in scoped.fragment.analysis.references
      where payload.contains(reference.base.name) {
        if !scoped.locals.contains(reference.base.name) { used.insert(reference.base.name) }
      }
    }
    return used
  }

  /// The names that the block and those in it declare.
  public var declaredNames: [String] {
    fragments.flatMap(\.analysis.declaredNames).map(\.name)
  }

  /// The blocks directly in this one.
  package var innerBlocks: [Block] {
    guard caught != nil || !branches.isEmpty || match != nil else { return [] }
    return [caught?.block].compactMap(\.self) + branches.map(\.block)
      + (match?.cases.map(\.block) ?? [])
  }

  /// All effects of the block and of those in it.
  public var allEffects: [Effect] {
    innerBlocks.flatMap(\.allEffects) + effects.all
  }

  /// The Swift of the block and of those in it, in the order it runs.
  public var fragments: [SwiftFragment] {
    BlockScopes(self, locals: []).fragments.map(\.fragment)
  }

  /// The blocks in this one, in the order they run, then itself.
  public var allBlocks: [Block] {
    BlockScopes(self, locals: []).blocks.map(\.block)
  }
}

extension Block {
  /// Changes the block and those in it, the inner ones first.
  package func changingBlocks(_ change: (Block) -> Block) -> Block {
    var block = self
    if let caught { block.caught?.block = caught.block.changingBlocks(change) }
    for (index, branch) in branches.enumerated() {
      block.branches[index].block = branch.block.changingBlocks(change)
    }
    for (index, choice) in (match?.cases ?? []).enumerated() {
      block.match?.cases[index].block = choice.block.changingBlocks(change)
    }
    return change(block)
  }
}

extension ActionCall {
  /// The fragments of its arguments and its animation, and of what stands in brackets on the way.
  package var argumentValues: [SwiftFragment] {
    var values = address.components.compactMap(\.subscriptValue)
    if let arguments { values += arguments.map(\.value) }
    if let animation { values.append(animation) }
    return values
  }
}

extension NamedAction {
  /// The Swift of the payload, of the animation and of the ids on the way to the action.
  package var argumentValues: [SwiftFragment] { call.argumentValues }
}

extension DurationValue {
  /// Its Swift, if it is written as such.
  package var fragment: SwiftFragment? {
    if case .swift(let fragment) = self { fragment } else { nil }
  }
}

extension Feature {
  /// Whether an action or a dismissal has an animation.
  public var isAnimated: Bool {
    allEffects.contains { effect in
      effect.sentActions.contains { $0.animation != nil }
        || effect.content.dismissals.contains { $0.animation != nil }
    }
  }

  /// The ids that have a value beside their name.
  public var elementIDs: [EffectID] {
    allEffects.compactMap(\.id).filter { $0.element != nil }
  }

  /// The names of the own actions that effects send: results of work rather than wishes of a person.
  public var answeringActions: Set<String> {
    Set(allEffects.flatMap(\.content.answers).map(\.address.path))
      .intersection(actions.map(\.name.value))
  }

  /// The dependencies that the feature uses: those that the spec lists, and those that effects use without naming them.
  public var usedDependencies: [String] {
    let listed = dependencies.map(\.value)
    return listed + impliedDependencies.filter { !listed.contains($0) }
  }

  /// What the feature calls the clock of its timers and delays.
  public var clockName: String {
    ownDependencies.first { $0.source.text == "continuousClock" }?.name.value ?? "continuousClock"
  }

  /// The dependencies that effects use without naming them.
  package var impliedDependencies: [String] {
    (allEffects.contains { $0.content.needsClock } ? [clockName] : [])
      + (allEffects.contains { !$0.content.dismissals.isEmpty } ? ["dismiss"] : [])
  }
}
