import SpecSource
import SpecSwift

/// A fragment of a block, with the names that stand for something local in it.
struct ScopedFragment {
  let fragment: SwiftFragment
  let locals: Set<String>
  /// Whether it runs in an effect, with a copy of the state.
  let isEffect: Bool
}

extension Block {
  /// The fragments of the block in the order they run, each with what is in scope: the payload, then what the condition
  /// and the statements bind.
  func scope(of action: FeatureAction) -> [ScopedFragment] {
    scope(payload: Set(action.parameters.map(\.name.value)))
  }

  /// The same for a given payload.
  private func scope(payload: Set<String>) -> [ScopedFragment] {
    var locals = payload
    var scoped: [ScopedFragment] = []
    for fragment in [condition, statements].compactMap(\.self) {
      scoped.append(ScopedFragment(fragment: fragment, locals: locals, isEffect: false))
      locals.formUnion(fragment.facts.declaredNames.map(\.name))
    }
    return scoped + effectFragments(locals)
  }

  /// The fragments of the block's effects; those that tell of a failure have its error at hand.
  private func effectFragments(_ locals: Set<String>) -> [ScopedFragment] {
    let calls =
      sends + timers.map(\.send) + delays.map(\.send) + runs.flatMap { $0.success.calls }
    let fragments =
      runs.map(\.call) + runs.compactMap(\.priority) + calls.flatMap(\.argumentValues)
      + (timers.map(\.interval) + delays.map(\.delay) + runs.compactMap(\.pause))
      .compactMap(\.fragment)
    let failures = runs.flatMap { $0.failure.calls }.flatMap(\.argumentValues)
    return fragments.map { ScopedFragment(fragment: $0, locals: locals, isEffect: true) }
      + failures.map {
        ScopedFragment(fragment: $0, locals: locals.union(["error"]), isEffect: true)
      }
  }

  /// The names that are used before anything of the same name is bound: those of the payload that must be bound.
  public func usedPayload(of action: FeatureAction) -> Set<String> {
    let payload = Set(action.parameters.map(\.name.value))
    var used: Set<String> = []
    // Nothing is local at first; whatever hides the payload becomes so on the way.
    for scoped in scope(payload: []) {
      let names = scoped.fragment.facts.references.map(\.base.name)
      used.formUnion(names.filter { !scoped.locals.contains($0) })
    }
    return used.intersection(payload)
  }
}

extension RunEffect {
  /// The actions that it sends.
  var actionCalls: [ActionCall] {
    success.calls + failure.calls + (result.map { [$0] } ?? [])
  }
}

extension RunEffect.Outcome {
  /// The action that is sent, if there is one.
  fileprivate var calls: [ActionCall] {
    if case .send(let call) = self { [call] } else { [] }
  }
}

extension ActionCall {
  /// The fragments of its arguments.
  var argumentValues: [SwiftFragment] {
    (arguments ?? []).map(\.value)
  }
}

extension DurationValue {
  /// Its Swift, if it is written as such.
  var fragment: SwiftFragment? {
    if case .swift(let fragment) = self { fragment } else { nil }
  }
}

extension Block {
  /// Whether one of its effects waits for a clock by itself.
  public var needsClock: Bool {
    !timers.isEmpty || !delays.isEmpty || runs.contains { $0.pause != nil }
  }
}

extension Feature {
  /// The ids of the feature's effects, in the order they first stand in the spec.
  public var effectIDs: [String] {
    var seen: Set<String> = []
    return actions.flatMap { action in
      action.block.runs.compactMap { $0.id?.value }
        + action.block.timers.compactMap { $0.id?.value }
        + action.block.delays.compactMap { $0.id?.value }
    }
    .filter { seen.insert($0).inserted }
  }
}
