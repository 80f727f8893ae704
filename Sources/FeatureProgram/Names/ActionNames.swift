import FeatureSpec
import SpecSource

extension NameLookup {
  /// Finds the actions that can be sent to a feature, and the places in which further actions happen; for a reaction,
  /// only the places.
  func actions(of feature: Feature, isReaction: Bool) -> [Meaning] {
    var names = isReaction ? [] : group([], of: feature)
    names += feature.children.map { child($0, scope: actionScope(of: $0)) }
    names += feature.promptPlaces.map { place in
      Meaning(
        place.name.value, .answers(place, of: feature.name.value), owner: feature.name.value,
        scope: .answers(feature, place))
    }
    if feature.hasBindings {
      names.append(
        Meaning("binding", .bindings, owner: feature.name.value, scope: .bindings(feature)))
    }
    if isReaction {
      names.append(
        Meaning("onChange", .changes, owner: feature.name.value, scope: .changes(feature)))
    }
    return names
  }

  /// Finds the action or the place with the given name in a feature.
  func action(_ name: String, of feature: Feature, isReaction: Bool) -> Meaning? {
    if !isReaction, let found = action(name, in: [], of: feature) { return found }
    if let found = feature.child(named: name) { return child(found, scope: actionScope(of: found)) }
    let isPlace = feature.promptPlace(named: name) != nil || ["binding", "onChange"].contains(name)
    return isPlace
      ? actions(of: feature, isReaction: isReaction).first { $0.name == name } : nil
  }

  /// Finds the action or the group with the given name in a group of a feature.
  func action(_ name: String, in group: [String], of feature: Feature) -> Meaning? {
    let path = group + [name]
    if let found = feature.partsByName.actions(in: group).part(named: path.joined(separator: ".")) {
      return action(found, of: feature)
    }
    return feature.partsByName.hasGroup(path) ? self.group(path, in: feature) : nil
  }

  private func group(_ path: [String], in feature: Feature) -> Meaning {
    Meaning(
      path[path.count - 1], .group(path, feature.groups.first { $0.path == path }),
      owner: feature.name.value, scope: .group(feature, path))
  }

  /// Finds the actions and groups in a group; for an empty path, the actions and groups in no group.
  func group(_ path: [String], of feature: Feature) -> [Meaning] {
    let inside = feature.allActions.filter { $0.groups.starts(with: path) }
    var seen: Set<String> = []
    let groups = inside.compactMap { $0.groups.dropFirst(path.count).first }
      .filter { seen.insert($0).inserted }
    return inside.filter { $0.groups == path }.map { action($0, of: feature) }
      + groups.map { group(path + [$0], in: feature) }
  }

  /// Finds the actions that an address can name after a child.
  private func actionScope(of child: Child) -> Scope? {
    if child.isOneOf { return .caseActions(child) }
    return feature(in: child).map { .childActions(child, $0) }
  }

  /// Finds the cases of a place of several features, each with its actions, and the events of the place.
  func actionCases(of child: Child) -> [Meaning] {
    child.features.map { one in member(one) { .actions($0, isReaction: false) } }
      + child.promptPlaces.map { place in
        Meaning(
          place.name.value, .answers(place, of: child.name.value),
          scope: .names(
            place.answers.map { Meaning($0.caseName.value, .action($0), home: nil) }))
      }
      + events(of: child, nil)
  }

  /// Finds the actions of a place itself. An event is left out if the place's feature has an action with its name.
  func events(of child: Child, _ inside: Feature?) -> [Meaning] {
    child.events.filter { inside?.action(named: $0.rawValue) == nil }.map(event)
  }

  func event(_ event: PlaceEvent) -> Meaning { Meaning(event.rawValue, .event(event)) }

  func action(_ action: FeatureAction, of feature: Feature) -> Meaning {
    Meaning(
      action.caseName.value, .action(action), owner: feature.name.value, home: .feature(feature))
  }

  /// Makes the meaning of a child's place.
  public func child(_ child: Child, scope: Scope?) -> Meaning {
    Meaning(
      child.name.value, .child(child, child.isOneOf ? nil : feature(in: child)), scope: scope)
  }

  /// Makes the meaning of one of the features of a place.
  func member(_ one: ChildFeature, scope: (Feature) -> Scope) -> Meaning {
    let inside = project.feature(named: one.feature.value)
    return Meaning(one.name.value, .member(one, inside), scope: inside.map(scope))
  }

  /// Finds the only feature of a child, or the first of several features.
  func feature(in child: Child) -> Feature? {
    child.features.first.flatMap { project.feature(named: $0.feature.value) }
  }
}
