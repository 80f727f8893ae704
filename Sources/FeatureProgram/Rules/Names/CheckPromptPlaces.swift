import FeatureSpec
import SpecSource

/// Checks the names of the properties of alerts and dialogs, of their cases in the action, and of the enums of their
/// buttons.
///
/// - Parameter names: The actions and children that already have cases.
func checkPromptPlaces(
  of feature: Feature, beside names: [String: Located<String>]
) -> [Diagnostic] {
  let groups = NamedList(feature.actions) { $0.groups.first ?? "" }
  let enums = NamedList(
    feature.types.map(\.name)
      + feature.children.filter(\.isOneOf).map { Located($0.enumName, at: $0.name.span) }
  ) { $0.value }
  let places = Dictionary(grouping: feature.promptPlaces, by: \.typeName)
  return feature.namedPlaces.flatMap { place -> [Diagnostic] in
    let name = place.name
    let reserved = ["allCasePaths", "binding", "delegate", "ignore", "onChange", "self"]
    let problems = checkReserved(name, reserved, "a place of \(place.kind.rawValue)s")
    guard problems.isEmpty else { return problems }
    if let group = groups.part(named: name.value) {
      return .error(
        .duplicateName, "'\(name.value)' is already a group of actions", at: name.span,
        hint: "rename one of them",
        related: [.init("its first action is here", at: group.name.span)])
    }
    // A child with the same name is reported as another property.
    if let action = names[name.value], feature.child(named: name.value) == nil {
      return .error(
        .duplicateName, "'\(name.value)' is already an action", at: name.span,
        hint: "rename one of them",
        related: [.init("it is here", at: action.span)])
    }
    let others = (places[place.typeName] ?? []).filter { $0.name.value != name.value }
    return checkType(of: place, beside: enums.part(named: place.typeName) ?? others.first?.name)
  }
}

/// Checks the name of the enum that the buttons of a place share.
///
/// - Parameter other: Another enum with the name.
private func checkType(of place: PromptPlace, beside other: Located<String>?) -> [Diagnostic] {
  let type = place.name.map { _ in place.typeName }
  if let other {
    return .error(
      .duplicateName,
      "the buttons of '\(place.name.value)' share an enum '\(type.value)', and another enum has "
        + "this name",
      at: type.span, hint: "rename one of them", related: [.init("it is here", at: other.span)])
  }
  let reserved = reservedTypes.filter { !["Alert", "Dialog"].contains($0) }
  return checkReserved(type, reserved, "the enum of buttons")
}

extension Feature {
  /// The places for alerts and dialogs with other names than 'alert' and 'dialog'.
  var namedPlaces: [PromptPlace] {
    promptPlaces.filter { Prompt.Kind(rawValue: $0.name.value) == nil }
  }
}
