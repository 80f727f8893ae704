import SpecSource
import SpecSwift

extension Block {
  /// Finds the names of a payload that the block uses and that must therefore be bound.
  public func usedPayload(of names: some Sequence<String>) -> Set<String> {
    let payload = Set(names)
    guard !payload.isEmpty else { return [] }
    var used: Set<String> = []
    // No name is local at first. A name that hides the payload becomes local when it is declared.
    for scoped in BlockScopes(self, locals: []).fragments {
      for reference in scoped.fragment.analysis.references
      where payload.contains(reference.base.name) {
        if !scoped.locals.contains(reference.base.name) { used.insert(reference.base.name) }
      }
    }
    return used
  }

  /// The names that the block and its inner blocks declare.
  public var declaredNames: [String] {
    fragments.flatMap(\.analysis.declaredNames).map(\.name)
  }

  /// The blocks that are directly in this block.
  package var innerBlocks: [Block] {
    guard caught != nil || !branches.isEmpty || match != nil else { return [] }
    return [caught?.block].compactMap(\.self) + branches.map(\.block)
      + (match?.cases.map(\.block) ?? [])
  }

  /// All effects of the block and of its inner blocks.
  public var allEffects: [Effect] {
    innerBlocks.flatMap(\.allEffects) + effects.all
  }

  /// The Swift of the block and of its inner blocks, in the order in which it runs.
  public var fragments: [SwiftFragment] {
    BlockScopes(self, locals: []).fragments.map(\.fragment)
  }

  /// The inner blocks, in the order in which they run, followed by the block itself.
  public var allBlocks: [Block] {
    BlockScopes(self, locals: []).blocks.map(\.block)
  }
}

extension Block {
  /// Changes the block and its inner blocks, the inner blocks first.
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
  /// The fragments of the call's arguments, of its animation, and of the brackets in its address.
  package var argumentValues: [SwiftFragment] {
    var values = address.components.compactMap(\.subscriptValue)
    if let arguments { values += arguments.map(\.value) }
    if let animation { values.append(animation) }
    return values
  }
}

extension NamedAction {
  /// The Swift of the payload, of the animation and of the ids on the path to the action.
  package var argumentValues: [SwiftFragment] { call.argumentValues }
}

extension DurationValue {
  /// The duration's Swift, if it is written as Swift.
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

  /// The ids that have a value in addition to their name.
  public var elementIDs: [EffectID] {
    allEffects.compactMap(\.id).filter { $0.element != nil }
  }

  /// The names of the own actions that effects send. Such actions are results of work rather than requests of a
  /// person.
  public var answeringActions: Set<String> {
    Set(allEffects.flatMap(\.content.answers).map(\.address.path))
      .intersection(actions.map(\.name.value))
  }

  /// The dependencies that the feature uses: the dependencies that the spec lists, and the dependencies that effects
  /// use without naming them.
  public var usedDependencies: [String] {
    let listed = dependencies.map(\.value)
    return listed + impliedDependencies.filter { !listed.contains($0) }
  }

  /// The feature's name for the clock of its timers and delays.
  public var clockName: String {
    ownDependencies.first { $0.source.text == "continuousClock" }?.name.value ?? "continuousClock"
  }

  /// The dependencies that effects use without naming them.
  package var impliedDependencies: [String] {
    (allEffects.contains { $0.content.needsClock } ? [clockName] : [])
      + (allEffects.contains { !$0.content.dismissals.isEmpty } ? ["dismiss"] : [])
  }
}
