import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the observers of a feature's fields, and the fields' property wrappers.
func checkObservers(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  checkTyped(feature.state)
    + feature.state.flatMap { field -> [Diagnostic] in
      checkKeys(of: field) + checkWrapped(field)
        + (field.didSet.map { checkObserver($0, of: feature, in: project) } ?? [])
    } + checkCircles(of: feature)
}

/// Checks that each field has a type, or a default from which the type is evident.
func checkTyped(_ fields: [Field]) -> [Diagnostic] {
  fields.filter { $0.isTypeInferred && $0.defaultValue == nil }.map { field in
    .error(
      .missingDefault, "'\(field.name.value)' has neither a type nor a default",
      at: field.name.span,
      hint: "write 'type: …', or the field on one line: '\(field.name.value): Int = 0'")
  }
}

/// Checks that fields outside of a state have no observers and no wrappers.
func checkUnobserved(_ fields: [Field]) -> [Diagnostic] {
  fields.flatMap { field -> [Diagnostic] in
    [("didSet", field.didSet), ("wrapper", field.wrapper)].filter { $0.1 != nil }.map { key, _ in
      .error(
        .misplacedKey, "'\(key)' applies only to fields of a feature's state", at: field.name.span,
        hint: "remove '\(key)' from '\(field.name.value)'")
    }
  }
}

/// Checks the keys of a field against one another.
private func checkKeys(of field: Field) -> [Diagnostic] {
  guard field.didSet != nil || field.wrapper != nil else { return [] }
  let key = field.didSet != nil ? "didSet" : "wrapper"
  let name = field.name.value
  if field.isConstant {
    return .error(
      .conflictingKeys, "'\(name)' never changes, so it cannot have '\(key)'", at: field.name.span,
      hint: "remove 'let' or '\(key)'")
  }
  guard field.shared != nil else { return [] }
  return .error(
    .conflictingKeys, "'\(name)' is shared, so it cannot have '\(key)'", at: field.name.span,
    hint: key == "wrapper"
      ? "remove 'shared' or 'wrapper'"
      : "react to its changes: 'reactions: {onChange.\(name): …}'")
}

/// Checks that no observer of a wrapped field changes its own field, because the observer would follow its own
/// change.
private func checkWrapped(_ field: Field) -> [Diagnostic] {
  guard let wrapper = field.wrapper, let observer = field.didSet else { return [] }
  let name = field.name.value
  let own = observer.analysis.references.first {
    $0.base.name == "state" && $0.writes && $0.members.first?.name == name
  }
  guard let own else { return [] }
  return .error(
    .circularProperty,
    "with '\(wrapper.text)', a 'didSet' that changes '\(name)' itself never ends",
    at: observer.span(of: own.range),
    hint:
      "correct the value in the wrapper, or react to the change: 'reactions: {onChange.\(name): …}'"
  )
}

/// Checks the names in the statements of an observer, which are a part of the state.
private func checkObserver(
  _ fragment: SwiftFragment, of feature: Feature, in project: FeatureProject
) -> [Diagnostic] {
  let state = StateUse(feature: feature, project: project)
  return fragment.analysis.references.flatMap { reference -> [Diagnostic] in
    let name = reference.base.name
    switch name {
    case "oldValue": return []
    case "state": return state.check(reference, in: fragment)
    default: break
    }
    if let bare = state.checkBare(reference, in: fragment) { return bare }
    if let outside = checkOutside(reference, in: fragment, of: feature) { return outside }
    let isUsed = !reference.members.isEmpty || reference.baseCall != nil
    guard
      feature.parameter(named: name) != nil || project.dependency(name) != nil && isUsed
    else { return [] }
    return .error(
      .unavailableValue, "a 'didSet' is part of the state, which has no '\(name)'",
      at: fragment.span(of: reference.base.range),
      hint: "change the field where '\(name)' is available, or react to 'onChange'")
  }
}

/// Checks names that are in scope of blocks only: sending functions, sent actions, and payloads.
private func checkOutside(
  _ reference: Reference, in fragment: SwiftFragment, of feature: Feature
) -> [Diagnostic]? {
  let name = reference.base.name
  let isCall = reference.baseCall != nil
  let isSent = ["effects", "send"].contains(name) || isCall && feature.action(named: name) != nil
  let isProcedure = isCall && feature.procedure(named: name) != nil
  let isGiven = ["action", "newValue", "value"].contains(name) && !isCall
  guard isSent || isProcedure || isGiven, feature.ownDependency(named: name) == nil else {
    return nil
  }
  return .error(
    .unavailableValue, "a 'didSet' only changes the state and cannot use '\(name)'",
    at: fragment.span(of: reference.base.range),
    hint: name == "newValue"
      ? "use the field for the new value, and 'oldValue' for the value before"
      : isGiven
        ? "use the fields of the state and 'oldValue'"
        : "add a reaction: 'reactions: {onChange.…: {\(isProcedure ? "perform" : "send"): …}}'"
  )
}

/// Checks that no observer changes a field whose observer changes the first field again, because this would never
/// end.
private func checkCircles(of feature: Feature) -> [Diagnostic] {
  let observed = feature.state.filter { $0.didSet != nil }
  let graph = observed.map { field in
    (field.name.value, field.fieldsThatFollow.filter { $0 != field.name.value })
  }
  guard let cycle = findCycles(in: graph).first,
    let field = observed.first(where: { $0.name.value == cycle.names[0] })
  else { return [] }
  return .error(
    .circularProperty, "'didSet' never ends: \(cycle.text)", at: field.name.span,
    hint: "remove the change from one of them")
}

extension Field {
  /// The fields that the field's observer changes.
  var fieldsThatFollow: [String] {
    (didSet?.analysis.references ?? []).filter { $0.base.name == "state" && $0.writes }
      .compactMap(\.members.first?.name)
  }
}

extension Feature {
  /// Finds some fields and the fields that observers change with them.
  func fieldsChanged(with names: Set<String>) -> Set<String> {
    var all = names
    var pending = Array(names)
    while let name = pending.popLast() {
      for next in field(named: name)?.fieldsThatFollow ?? [] where all.insert(next).inserted {
        pending.append(next)
      }
    }
    return all
  }
}

extension Rule {
  /// A field without the type or the default value that it needs.
  public static let missingDefault = Rule(
    "missing-default",
    reason: """
      Each field has a type and a first value. The value comes from the initializer or the parent, otherwise from a default, \
      and the default can determine the type.

      Give the field a 'default', or make its type optional.
      """,
    wrong: """
      feature: Counter
      state: {count: {type: Int, init: false}}
      """,
    right: """
      feature: Counter
      state: {count: {type: Int, default: 0, init: false}}
      """)

  /// A property that needs or changes itself.
  public static let circularProperty = Rule(
    "circular-property",
    reason: """
      A computed property that needs its own value never returns. An observer that changes a field whose observer changes \
      the first field again never ends.

      Compute one of the properties from stored fields, or remove from one of the observers the change of the field that the \
      other observes.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      computed: {low: Int = high - 1, high: Int = low + 1}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      computed: {low: Int = count - 1, high: Int = low + 1}
      """)
}
