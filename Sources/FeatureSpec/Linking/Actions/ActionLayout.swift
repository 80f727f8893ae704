import SpecSource

/// Where in a feature's action everything stands that can happen to the feature.
public struct ActionLayout: Sendable {
  /// The groups in the order of what is in them, each behind the one around it.
  public let groups: [ActionGroup]
  /// The style of the feature, when it is not a plain reducer.
  public let style: FeatureStyle?
  /// The cases that the style's action has and the feature has no use for.
  public let unused: [String]

  /// Gathers the groups of a feature.
  init(of feature: Feature, style: FeatureStyle?) {
    self.style = style
    let told = feature.groups.joined(with: style?.groups ?? [])
    let places = feature.placeNames.filter { name in
      style?.cases.contains { $0.value == name } != true
    }
    let further = told.filter {
      $0.holdsChildren && !places.isEmpty || $0.holdsBindings && feature.hasBindings
    }
    var seen: Set<String> = []
    groups = (feature.allActions.flatMap(\.enclosingGroups) + further.map(\.name))
      .filter { seen.insert($0.value).inserted }
      .map { name in told.first { $0.name.value == name.value } ?? ActionGroup(named: name) }
    // Without an 'action', the feature declares the cases that it has.
    let cases = style?.action == nil ? [] : (style?.groups ?? []).map(\.name) + (style?.cases ?? [])
    unused = cases.map(\.value).filter { !seen.contains($0) && !feature.placeNames.contains($0) }
  }

  /// Whether the feature declares its action; else the style's protocol does.
  public var declaresAction: Bool { style?.action == nil }

  /// The names of the groups around what happens to bindings.
  public var bindings: [String] {
    groups.first(where: \.holdsBindings)?.path ?? []
  }

  /// The names of the groups around what happens in a child, or to an alert or a dialog.
  public func groups(around place: String) -> [String] {
    guard style?.cases.contains(where: { $0.value == place }) != true else { return [] }
    return groups.first(where: \.holdsChildren)?.path ?? []
  }
}

extension ActionGroup {
  /// Whether what happens to bindings is in it.
  public var holdsBindings: Bool {
    conformances.contains { $0.value == "BindableAction" }
  }
}

extension [ActionGroup] {
  /// The groups with what a style says of them, and its others.
  fileprivate func joined(with style: [ActionGroup]) -> [ActionGroup] {
    let told = map { group in
      guard let other = style.first(where: { $0.name.value == group.name.value }) else {
        return group
      }
      var group = group
      group.type = other.type ?? group.type
      group.conformances = other.conformances + group.conformances
      group.holdsChildren = group.holdsChildren || other.holdsChildren
      return group
    }
    return told + style.filter { other in !contains { $0.name.value == other.name.value } }
  }
}

extension FeatureAction {
  /// The groups that the action is in, by the names by which the feature knows them, from the outside to the inside.
  fileprivate var enclosingGroups: [Located<String>] {
    groups.indices.map { index in name.map { _ in groups[...index].joined(separator: ".") } }
  }
}
