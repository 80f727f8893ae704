import FeatureSpec
import SpecSource
import SpecSwift

/// Checks that no other declaration has the name of a group of actions at the place of the group's case.
func checkGroupNames(of feature: Feature) -> [Diagnostic] {
  // A delegate action with a block is for the feature and for its parents.
  let delegate = feature.actions.filter { $0.groups.first == "delegate" && !$0.block.doesSomething }
    .map { action in
      Diagnostic.error(
        .misplacedKey,
        "'\(action.name.value)' is a delegate action, which belongs under 'delegate'",
        at: action.name.span,
        hint:
          "declare it under 'delegate' in place of 'actions': 'delegate: [\(action.caseName.value)]'"
      )
    }
  guard !feature.groupNames.isEmpty else { return delegate }
  var groups: [String: SourceSpan] = [:]
  for action in feature.actions {
    for index in action.groups.indices {
      let group = action.groups[...index].joined(separator: ".")
      groups[group] = groups[group] ?? action.name.span
    }
  }
  let others = feature.actions.map(\.name) + feature.children.map(\.name)
  return delegate
    + others.compactMap { name in
      groups[name.value].map {
        .error(
          .duplicateName, "'\(name.value)' is already a group of actions", at: name.span,
          hint: "rename one of them", related: [.init("its first action is here", at: $0)]
        )
      }
    }
}

/// Checks the groups of a feature's actions.
func checkGroups(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let layout = project.actionLayout(of: feature)
  let declared = feature.groups.flatMap {
    GroupCheck(group: $0, feature: feature, layout: layout).check()
  }
  // A group's enum that hides the type of a spec has an error of its own.
  return declared
    + checkTypes(of: layout, in: feature) { project.index.declarations[$0] != nil }
}

/// A check of the properties of a single group.
private struct GroupCheck {
  let group: ActionGroup
  let feature: Feature
  let layout: ActionLayout

  /// Checks the group.
  func check() -> [Diagnostic] {
    checkConformances(group.conformances) + checkBindings() + checkChildren() + checkIsFilled()
  }

  /// Checks that the group contains actions.
  private func checkIsFilled() -> [Diagnostic] {
    let groups = layout.groups
    guard groups.part(named: group.name.value) == nil, !group.holdsBindings, !group.holdsChildren,
      feature.parts.actions.missing.isEmpty
    else {
      return []
    }
    return [
      .error(
        .emptyDeclaration, "the group '\(group.name.value)' has no actions", at: group.name.span,
        hint: .didYouMean(
          closestName(to: group.name.value, among: groups.map(\.name.value)),
          or:
            "add one under 'actions', as in '\(group.name.value).saveTapped:', or remove it"))
    ]
  }

  /// Checks that the group is the one in which views look for bindings, and that bindings exist.
  private func checkBindings() -> [Diagnostic] {
    guard let name = group.conformances.first(where: { $0.value == "BindableAction" }) else {
      return []
    }
    guard group.name.value == "view" else {
      return [
        .error(
          .invalidConformance, "views do not use bindings of the group '\(group.name.value)'",
          at: name.span,
          hint: "remove 'BindableAction', which only the group 'view' can have")
      ]
    }
    guard !feature.hasBindings, !feature.hasUnknownBindings, feature.parts.state.missing.isEmpty
    else { return [] }
    return [
      .error(
        .invalidConformance, "no field of \(feature.name.value) has a binding", at: name.span,
        hint: "give a field 'binding: true', or remove 'BindableAction'")
    ]
  }

  /// Checks that children for the group exist, and that no other group is for children.
  private func checkChildren() -> [Diagnostic] {
    guard group.holdsChildren else { return [] }
    let isFirst = layout.groups.first(where: \.holdsChildren)?.name.value == group.name.value
    guard isFirst || feature.isExternal else {
      return [
        .error(
          .emptyDeclaration, "the group '\(group.name.value)' has no child left to hold",
          at: group.name.span,
          hint: "remove 'children: true'")
      ]
    }
    let inside = feature.partsByName.actions(in: group.path)
    return feature.children.compactMap { child in
      inside.part(named: "\(group.name.value).\(child.name.value)").map {
        .error(
          .duplicateName, "'\($0.name.value)' is already the case of a child", at: $0.name.span,
          hint: "rename one of them", related: [.init("the child is here", at: child.name.span)])
      }
    }
  }
}

/// Checks the names of the enums of groups.
private func checkTypes(
  of layout: ActionLayout, in feature: Feature, isSpec: (String) -> Bool
) -> [Diagnostic] {
  let nested = NamedList(
    feature.types.map(\.name)
      + feature.children.filter(\.isOneOf).map { Located($0.enumName, at: $0.name.span) }
  ) { $0.value }
  let places = NamedList(feature.promptPlaces) { $0.typeName }
  let payloads = TypesOfPayloads(of: feature)
  var types: [String: Located<String>] = [:]
  return layout.groups.flatMap { group -> [Diagnostic] in
    let type = group.type ?? group.name.map { _ in group.typeName }
    let scope = group.path.dropLast().joined(separator: ".")
    let way = "give the group another type: 'groups: {\(group.name.value): {type: …}}'"
    if let first = types.updateValue(type, forKey: "\(scope) \(type.value)") {
      return [
        .error(
          .duplicateName, "another group has an enum called '\(type.value)'", at: type.span,
          hint: way,
          related: [.init("the other is here", at: first.span)])
      ]
    }
    if group.path.count == 1, let place = places.part(named: type.value) {
      return [
        .error(
          .duplicateName,
          "the buttons of '\(place.name.value)' share an enum called '\(type.value)'",
          at: type.span, hint: way,
          related: [.init("their first alert is here", at: place.prompts[0].name.span)])
      ]
    }
    if let other = nested.part(named: type.value) {
      return [
        .error(
          .duplicateName, "'\(type.value)' is already a nested type", at: type.span, hint: way,
          related: [.init("it is here", at: other.span)])
      ]
    }
    return group.path == ["delegate"] && group.type == nil
      ? []
      : checkReserved(
        type, reservedTypes.filter { $0 != "ViewAction" }, "the type of a group")
        + (isSpec(type.value) ? [] : payloads.check(type, way))
  }
}

/// The places where the payloads of a feature's actions name types, by type.
private struct TypesOfPayloads {
  private let places: [String: [SourceSpan]]

  init(of feature: Feature) {
    let used = feature.allActions.flatMap(\.parameters).flatMap { parameter in
      parameter.type.analysis.typeNames.filter(\.members.isEmpty).map {
        (name: $0.base.name, span: parameter.type.span(of: $0.range))
      }
    }
    places = Dictionary(grouping: used, by: \.name).mapValues { $0.map(\.span) }
  }

  /// Checks that no payload names a type that the enum of a group would hide.
  func check(_ type: Located<String>, _ hint: String) -> [Diagnostic] {
    (places[type.value] ?? []).map {
      .error(
        .hiddenType, "'\(type.value)' is the enum of a group of actions here", at: $0, hint: hint,
        related: [.init("the group is here", at: type.span)])
    }
  }
}

extension Block {
  /// Whether the block has any consequences.
  fileprivate var doesSomething: Bool {
    statements != nil || !branches.isEmpty || match != nil || !performs.isEmpty
      || !presentations.isEmpty || !effects.isEmpty || isManual
  }
}
