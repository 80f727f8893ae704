import FeatureSpec
import SpecSource
import SpecSwift

extension ActionResolver {
  /// Finds the action that the rest of the address names in a child, whose name comes first.
  mutating func path(
    in child: Child, of feature: Feature, _ rest: ArraySlice<AddressComponent>
  ) -> ActionPath? {
    guard let first = rest.first else { return nil }
    let name = child.name.value
    enter(project.actionLayout(of: feature).groups(around: name))
    refer(first, to: .property, name, of: feature)
    let tail = rest.dropFirst()
    let isLast = tail.count == 1 && first.subscriptValue == nil
    if isLast, let last = tail.first, let event = last.event, child.events.contains(event) {
      steps.append(.child(child))
      return ActionPath(
        steps: steps, .event(event), parameters: parameters(of: event, in: child, at: last))
    }
    switch child.presence {
    case .always, .optional:
      guard refuseBrackets(first, isElement: false) else { return nil }
      steps.append(.child(child))
    case .many, .stack:
      guard refuseBrackets(first, isElement: true) else { return nil }
      steps.append(.element(child, id: first.subscriptValue))
    }
    return inner(of: child, in: feature, tail, after: first)
  }

  /// Finds the action that the rest of the address names inside of a child.
  private mutating func inner(
    of child: Child, in feature: Feature, _ rest: ArraySlice<AddressComponent>,
    after previous: AddressComponent
  ) -> ActionPath? {
    guard case .oneOf(let features) = child.content else {
      guard let one = child.features.first,
        let inside = project.feature(named: one.feature.value)
      else { return nil }
      guard !rest.isEmpty else {
        return fail(missing(after: previous, of: inside.actions.map(\.name.value)))
      }
      return path(in: inside, rest).map { seen($0, through: one, inside) }
    }
    let names = child.caseNames.map(\.value)
    guard let component = rest.first else {
      return fail(missing(after: previous, of: names))
    }
    if let one = child.plainCase(named: component.name.name) {
      return answer(in: one, of: child, in: feature, rest)
    }
    guard let one = features.first(where: { $0.name.value == component.name.name }) else {
      if isWhatever(rest, of: EmptyCollection()) {
        let isIdle = child.promptPlaces.isEmpty && project.isIdle(inside: child)
        return isIdle ? fail(idle(component, child.name.value)) : whatever
      }
      return fail(
        .error(
          .unknownCase, "'\(child.name.value)' has no case '\(component.name.name)'",
          at: span(of: component),
          hint: .oneOf(
            names + child.events.map(\.rawValue), for: component.name.name, "its cases are")))
    }
    steps.append(.feature(one))
    guard refuseBrackets(component, isElement: false) else { return nil }
    guard let inside = project.feature(named: one.feature.value) else { return nil }
    guard rest.count > 1 else {
      return fail(missing(after: component, of: inside.actions.map(\.name.value)))
    }
    return path(in: inside, rest.dropFirst()).map { seen($0, through: one, inside) }
  }

  /// Converts the action of a child to the types in the parent's terms.
  private func seen(
    _ path: ActionPath, through one: ChildFeature, _ feature: Feature
  ) -> ActionPath {
    guard !path.parameters.isEmpty else { return path }
    let types = project.typeScope(of: one, feature)
    var path = path
    path.parameters = path.parameters.map { $0.seen(through: types) }
    return path
  }

  /// Makes the payload of an action of a place itself.
  private func parameters(
    of event: PlaceEvent, in child: Child, at component: AddressComponent
  ) -> [Parameter] {
    let span = span(of: component)
    let id = builtInParameter("id", "id", "StackElementID", at: span)
    return switch event {
    case .dismiss: []
    case .popFrom: [id]
    // The name is not 'state', because the feature has a 'state' of its own.
    case .push:
      [id, builtInParameter("state", "element", project.elementType(of: child), at: span)]
    }
  }
}

extension AddressComponent {
  /// The action of a place itself that the component names.
  var event: PlaceEvent? { PlaceEvent(rawValue: name.name) }
}

/// Makes a parameter of an action that the runtime declares.
func builtInParameter(
  _ label: String, _ name: String, _ type: String, at span: SourceSpan
) -> Parameter {
  let source = SourcedText(type, madeOf: span)
  return Parameter(
    label: label, name: Located(name, at: span),
    type: parseFragment(source, as: .type).value ?? .broken(source, as: .type),
    defaultValue: nil)
}
