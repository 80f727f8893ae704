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
    return scoped
      + effectFragments.map { ScopedFragment(fragment: $0, locals: locals, isEffect: true) }
  }

  /// The fragments of the block's effects.
  private var effectFragments: [SwiftFragment] {
    let calls = sends + timers.map(\.send) + runs.flatMap(\.actionCalls)
    return runs.map(\.call) + runs.compactMap(\.priority) + calls.flatMap(\.argumentValues)
      + timers.compactMap(\.interval.fragment)
  }

  /// The names that are used before anything of the same name is bound: those of the payload that must be bound.
  public func usedPayload(of action: FeatureAction) -> Set<String> {
    var used: Set<String> = []
    var bound: Set<String> = []
    for fragment in [condition, statements].compactMap(\.self) {
      used.formUnion(fragment.facts.references.map(\.base.name).filter { !bound.contains($0) })
      bound.formUnion(fragment.facts.declaredNames.map(\.name))
    }
    for fragment in effectFragments {
      used.formUnion(fragment.facts.references.map(\.base.name).filter { !bound.contains($0) })
    }
    return used.intersection(action.parameters.map(\.name.value))
  }
}

extension RunEffect {
  /// The actions that it sends.
  var actionCalls: [ActionCall] {
    [success, failure].compactMap { outcome in
      if case .send(let call) = outcome { call } else { nil }
    } + (result.map { [$0] } ?? [])
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

extension Feature {
  /// The ids of the feature's effects, in the order they first stand in the spec.
  public var effectIDs: [String] {
    var seen: Set<String> = []
    return actions.flatMap { action in
      action.block.runs.compactMap { $0.id?.value }
        + action.block.timers.compactMap { $0.id?.value }
    }
    .filter { seen.insert($0).inserted }
  }
}
