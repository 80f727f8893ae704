import SpecSource
import SpecSwift

/// Checks what follows each action of a feature.
func checkBlocks(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let computed = feature.computed.flatMap { checkComputed($0, of: feature) }
  return computed
    + feature.actions.flatMap { action in
      BlockCheck(action: action, feature: feature, project: project).check()
    }
}

/// Checks that a computed property does not write what cannot be written.
private func checkComputed(_ property: ComputedProperty, of feature: Feature) -> [Diagnostic] {
  [property.getter, property.setter].compactMap(\.self).flatMap { fragment in
    fragment.facts.references.flatMap { reference -> [Diagnostic] in
      switch reference.base.name {
      case "self":
        return StateUse(feature: feature).check(reference, in: fragment)
      case "state" where feature.field(named: "state") == nil:
        return [
          .error(
            "a computed property is part of the state and names its fields directly",
            at: fragment.span(of: reference.base.range), hint: "leave out 'state.'")
        ]
      default:
        return []
      }
    }
  }
}

/// Checks the block of one action.
struct BlockCheck {
  let action: FeatureAction
  let feature: Feature
  let project: FeatureProject

  /// Everything wrong with the block.
  func check() -> [Diagnostic] {
    let block = action.block
    var diagnostics: [Diagnostic] = []
    // What a broken condition or statement binds is not known, and what follows may need it.
    let isBroken = [block.condition, block.statements].contains { $0?.isBroken == true }
    let scope = isBroken ? [] : block.scope(of: action)
    let locals = scope.last?.locals ?? []
    for scoped in scope {
      diagnostics += check(scoped.fragment, locals: scoped.locals, isEffect: scoped.isEffect)
    }
    let calls = ActionUse(feature: feature)
    diagnostics += block.sends.flatMap { calls.checkComplete($0) }
    diagnostics += block.timers.flatMap { calls.checkComplete($0.send) }
    diagnostics += block.delays.flatMap { calls.checkComplete($0.send) }
    diagnostics += block.runs.flatMap {
      let isSound = check($0.call, locals: locals, isEffect: true).isEmpty
      return RunCheck(run: $0, feature: feature, project: project).check(isSound: isSound)
    }
    diagnostics += block.cancellations.flatMap { checkID($0) }
    return diagnostics
  }

  /// Checks what one fragment reads, writes and calls.
  private func check(
    _ fragment: SwiftFragment, locals: Set<String>, isEffect: Bool
  ) -> [Diagnostic] {
    let dependencies = DependencyUse(feature: feature, project: project, isEffect: isEffect)
    let state = StateUse(feature: feature)
    return fragment.facts.references.flatMap { reference -> [Diagnostic] in
      if locals.contains(reference.base.name) { return [] }
      if reference.base.name == "state" {
        return (isEffect ? state.checkSnapshot(reference, in: fragment) : [])
          + state.check(reference, in: fragment)
      }
      return state.checkBare(reference, in: fragment) ?? dependencies.check(reference, in: fragment)
    }
  }

  /// Checks that an id belongs to an effect.
  private func checkID(_ id: Located<String>) -> [Diagnostic] {
    let ids = feature.effectIDs
    guard !ids.contains(id.value) else { return [] }
    return [
      .error(
        "no effect has the id '\(id.value)'", at: id.span,
        hint: closestName(to: id.value, among: ids).map { "did you mean '\($0)'?" }
          ?? "give the effect that it ends 'id: \(id.value)'")
    ]
  }
}

/// Checks the use of the state in a fragment.
struct StateUse {
  let feature: Feature

  /// Checks one reference whose base is the state.
  func check(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    guard let member = reference.members.first else { return [] }
    let name = member.name
    let span = fragment.span(of: member.range)
    if let field = feature.field(named: name) {
      guard field.isConstant, reference.writes else { return [] }
      return [
        .error("'\(name)' is a 'let' and cannot change", at: span, hint: "take 'let: true' out")
      ]
    }
    if let property = feature.computedProperty(named: name) {
      guard property.setter == nil, reference.writes else { return [] }
      return [
        .error(
          "'\(name)' is computed and cannot be set", at: span,
          hint: "change the fields it is made of, or give it a 'set'")
      ]
    }
    // A method may come from a hand-written extension of the state.
    if member.call != nil, closestName(to: name, among: propertyNames) == nil { return [] }
    return [unknown(name, at: span)]
  }

  /// Checks that an effect does not change the state, of which it has a copy.
  func checkSnapshot(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    guard reference.writes else { return [] }
    return [
      .error(
        "an effect cannot change the state", at: fragment.span(of: reference.range),
        hint: "send an action that changes it")
    ]
  }

  /// Reports a field that is named without the state; nil when none is.
  func checkBare(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic]? {
    let name = reference.base.name
    guard propertyNames.contains(name), reference.baseCall == nil,
      !feature.dependencies.contains(where: { $0.value == name })
    else { return nil }
    return [
      .error(
        "'\(name)' is a field of the state", at: fragment.span(of: reference.base.range),
        hint: "write 'state.\(name)'")
    ]
  }

  /// The error for a field that is none.
  func unknown(_ name: String, at span: SourceSpan) -> Diagnostic {
    let closest = closestName(to: name, among: propertyNames)
    let known =
      propertyNames.isEmpty
      ? "add it under 'state'" : "its fields are \(propertyNames.joined(separator: ", "))"
    return .error(
      "the state of \(feature.name.value) has no field '\(name)'", at: span,
      hint: closest.map { "did you mean '\($0)'?" } ?? known)
  }

  /// The names of everything the state has.
  private var propertyNames: [String] {
    feature.state.map(\.name.value) + feature.computed.map(\.name.value)
  }
}

extension Reference {
  /// Whether the reference changes what it names, or something in it.
  var writes: Bool {
    switch access {
    case .read: false
    case .write, .readWrite: true
    }
  }
}
