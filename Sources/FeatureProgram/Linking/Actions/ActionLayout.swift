import FeatureSpec
import SpecSource

/// The layout of a feature's action: its groups, and the cases in them.
public struct ActionLayout: Sendable {
  /// The groups in the order of their content, each after its enclosing group.
  public let groups: NamedList<ActionGroup>
  /// The style of the feature, when it is not a plain reducer.
  public let style: FeatureStyle?
  /// The cases of the style's action that the feature does not use.
  public let unused: [String]
  /// The names of the groups around the actions of bindings.
  public let bindings: [String]
  /// The names of the groups around the actions of children, alerts and dialogs.
  private let places: [String]

  /// Collects the groups of a feature.
  init(of feature: Feature, style: FeatureStyle?) {
    self.style = style
    let told = feature.groups.joined(with: style?.groups ?? [])
    let ofStyle = Set((style?.cases ?? []).map(\.value))
    let places = Set(feature.placeNames)
    let further = told.filter {
      $0.holdsChildren && !places.isSubset(of: ofStyle) || $0.holdsBindings && feature.hasBindings
    }
    var seen: Set<String> = []
    let groups = (feature.allActions.flatMap(\.enclosingGroups) + further.map(\.name))
      .filter { seen.insert($0.value).inserted }
      .map { told.part(named: $0.value) ?? ActionGroup(named: $0) }
    self.groups = NamedList(groups) { $0.name.value }
    // Without the key 'action', the feature declares its own cases.
    let cases = style?.action == nil ? [] : (style?.groups ?? []).map(\.name) + (style?.cases ?? [])
    unused = cases.map(\.value).filter { !seen.contains($0) && !places.contains($0) }
    bindings = groups.first(where: \.holdsBindings)?.path ?? []
    self.places = groups.first(where: \.holdsChildren)?.path ?? []
  }

  /// Whether the feature declares its action. Otherwise the style's protocol declares it.
  public var declaresAction: Bool { style?.action == nil }

  /// Finds the names of the groups around the actions of a child, an alert or a dialog.
  public func groups(around place: String) -> [String] {
    guard style?.cases.contains(where: { $0.value == place }) != true else { return [] }
    return places
  }
}

extension [ActionGroup] {
  /// Joins the groups with the properties that a style declares for them, and adds the style's other groups.
  fileprivate func joined(with style: [ActionGroup]) -> NamedList<ActionGroup> {
    let ofStyle = NamedList(style) { $0.name.value }
    let told = map { group in
      guard let other = ofStyle.part(named: group.name.value) else { return group }
      var group = group
      group.type = other.type ?? group.type
      group.conformances = other.conformances + group.conformances
      group.holdsChildren = group.holdsChildren || other.holdsChildren
      return group
    }
    let names = Set(map(\.name.value))
    return NamedList(told + style.filter { !names.contains($0.name.value) }) { $0.name.value }
  }
}

extension FeatureAction {
  /// The groups that contain the action, by the feature's names for them, from the outside to the inside.
  fileprivate var enclosingGroups: [Located<String>] {
    groups.indices.map { index in name.map { _ in groups[...index].joined(separator: ".") } }
  }
}
