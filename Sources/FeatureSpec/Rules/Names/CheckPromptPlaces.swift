import SpecSource

/// Checks the names under which alerts and dialogs have properties, cases in the action, and enums of their buttons.
///
/// - Parameter names: The actions and children that have cases already.
func checkPromptPlaces(
  of feature: Feature, beside names: [String: Located<String>]
) -> [Diagnostic] {
  feature.namedPlaces.flatMap { place -> [Diagnostic] in
    let name = place.name
    let reserved = ["allCasePaths", "binding", "delegate", "ignore", "onChange", "self"]
    let problems = checkReserved(name, reserved, "what shows \(place.kind.rawValue)s")
    guard problems.isEmpty else { return problems }
    if let group = feature.actions.first(where: { $0.groups.first == name.value }) {
      return .error(
        "'\(name.value)' is a group of actions already", at: name.span,
        hint: "rename one of them",
        related: [.init("its first action is here", at: group.name.span)])
    }
    // A child of that name is reported as another property.
    if let action = names[name.value], feature.child(named: name.value) == nil {
      return .error(
        "'\(name.value)' is an action already", at: name.span, hint: "rename one of them",
        related: [.init("it is here", at: action.span)])
    }
    return checkType(of: place, in: feature)
  }
}

/// Checks the name of the enum that the buttons of a place share.
private func checkType(of place: PromptPlace, in feature: Feature) -> [Diagnostic] {
  let type = place.name.map { _ in place.typeName }
  let nested =
    feature.types.map(\.name)
    + feature.children.filter(\.isOneOf).map { Located($0.enumName, at: $0.name.span) }
    + feature.promptPlaces.filter { $0.name.value != place.name.value }.map { other in
      other.name.map { _ in other.typeName }
    }
  if let other = nested.first(where: { $0.value == type.value }) {
    return .error(
      "the buttons of '\(place.name.value)' share an enum '\(type.value)', and there is another one",
      at: type.span, hint: "rename one of them", related: [.init("it is here", at: other.span)])
  }
  let reserved = reservedTypes.filter { !["Alert", "Dialog"].contains($0) }
  return checkReserved(type, reserved, "the enum of buttons")
}

extension Feature {
  /// The places for alerts and dialogs that have other names than 'alert' and 'dialog'.
  var namedPlaces: [PromptPlace] {
    promptPlaces.filter { Prompt.Kind(rawValue: $0.name.value) == nil }
  }
}
