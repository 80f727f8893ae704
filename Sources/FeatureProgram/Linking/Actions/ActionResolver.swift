import FeatureSpec
import SpecSource
import SpecSwift

/// A resolver that finds the action that an address names.
struct ActionResolver {
  /// The address, for the places of errors.
  let address: Address
  let project: FeatureProject

  /// Whether the address is in a reaction, where rows and elements have no brackets.
  let isReaction: Bool

  /// Whether a case of the action's payload may follow the action.
  var allowsPayloadCase = false

  /// The places on the path so far.
  var steps: [ActionPath.Step] = []
  /// The names on the path so far, with the declarations that they refer to.
  private var references: [NameReference] = []
  /// The first error.
  var diagnostic: Diagnostic?

  init(_ address: Address, in project: FeatureProject, isReaction: Bool) {
    self.address = address
    self.project = project
    self.isReaction = isReaction
  }

  /// Finds the action that the address names in a feature. The result has neither a value nor an error if a spec on
  /// the path is unknown.
  mutating func resolve(in feature: Feature) -> Parsed<ActionPath> {
    var path = path(in: feature, address.components[...])
    path?.references = references
    return Parsed(path, diagnostics: diagnostic.map { [$0] } ?? [])
  }

  /// Finds the action that the rest of the address names in a feature.
  mutating func path(
    in feature: Feature, _ rest: ArraySlice<AddressComponent>
  ) -> ActionPath? {
    guard let first = rest.first else { return nil }
    let name = first.name.name
    let tail = rest.dropFirst()
    if let child = feature.child(named: name) { return path(in: child, of: feature, rest) }
    if feature.isAddressable(name), !refuseBrackets(first, isElement: false) { return nil }
    if let place = feature.promptPlace(named: name) { return answer(in: place, of: feature, rest) }
    if name == "binding",
      feature.state.contains(where: \.isBinding) || feature.hasBindings
        || feature.hasUnknownBindings
    {
      enter(project.actionLayout(of: feature).bindings)
      return binding(tail, after: first, in: feature)
    }
    if feature.partsByName.hasGroup([name]) {
      return path(inGroup: [name], of: feature, tail, after: first)
    }
    let actions = feature.partsByName.actions(in: [])
    if !steps.isEmpty, isWhatever(rest, of: actions) {
      refer(first, to: .feature, of: feature)
      return project.isIdle(feature) ? fail(idle(first, feature.ownName)) : whatever
    }
    guard tail.isEmpty || actions.part(named: name) != nil else {
      guard !feature.mayLackAction(name),
        !feature.mayLackActions(inGroup: name)
      else { return nil }
      return fail(unknownChild(first, in: feature))
    }
    return last(rest, after: first, of: actions, "action", of: feature)
  }

  /// Finds the action that the rest of the address names in a group.
  mutating func path(
    inGroup group: [String], of feature: Feature, _ rest: ArraySlice<AddressComponent>,
    after previous: AddressComponent
  ) -> ActionPath? {
    enter([group[group.count - 1]])
    if let first = rest.first, feature.partsByName.hasGroup(group + [first.name.name]) {
      guard refuseBrackets(first, isElement: false) else { return nil }
      return path(
        inGroup: group + [first.name.name], of: feature, rest.dropFirst(), after: first)
    }
    let actions = feature.partsByName.actions(in: group)
    if let first = rest.first, isWhatever(rest, of: actions) {
      refer(first, to: .feature, of: feature)
      return whatever
    }
    let noun = group == ["delegate"] ? "delegate action" : "action"
    return last(rest, after: previous, of: actions, noun, in: group, of: feature)
  }

  /// Records the declaration that a name refers to.
  mutating func refer(
    _ component: AddressComponent, to kind: DeclarationID.Kind, _ name: String = "",
    of feature: Feature
  ) {
    references.append(
      NameReference(
        span: span(of: component), declaration: DeclarationID(kind, name, of: feature.name.value))
    )
  }

  /// Enters groups.
  mutating func enter(_ groups: [String]) {
    steps += groups.map { .group($0) }
  }

  /// Finds the action at the end of an address.
  private mutating func last(
    _ rest: ArraySlice<AddressComponent>, after previous: AddressComponent,
    of actions: NamedList<FeatureAction>, _ noun: String, in group: [String] = [],
    of feature: Feature
  ) -> ActionPath? {
    guard let component = rest.first else {
      return fail(missing(after: previous, of: actions.map(\.caseName.value)))
    }
    guard refuseBrackets(component, isElement: false) else { return nil }
    let own = component.name.name
    let name = group.isEmpty ? own : group.joined(separator: ".") + "." + own
    guard let action = actions.part(named: name) else {
      guard ![name, own].contains(where: { feature.mayLackAction($0) })
      else { return nil }
      return fail(unknown(component, noun, of: actions, in: group, of: feature))
    }
    if noun != "button" {
      let isDelegate = group.first == "delegate"
      refer(
        component, to: isDelegate ? .delegate : .action,
        (isDelegate ? action.caseName : action.name).value, of: feature)
    }
    guard let extra = rest.dropFirst().first else {
      return ActionPath(steps: steps, .action(own), parameters: action.parameters)
    }
    guard allowsPayloadCase, rest.count == 2 else { return fail(nothing(after: action, extra)) }
    return payloadCase(extra, of: action, in: feature)
  }

  /// Finds the button of an alert or dialog, or its dismissal.
  mutating func answer(
    in place: PromptPlace, of feature: Feature, _ rest: ArraySlice<AddressComponent>
  ) -> ActionPath? {
    guard let first = rest.first else { return nil }
    enter(project.actionLayout(of: feature).groups(around: place.name.value))
    let tail = rest.dropFirst()
    if let button = tail.first {
      refer(button, to: .button, "\(place.name.value).\(button.name.name)", of: feature)
    }
    steps.append(.prompt(place))
    if tail.first?.event == .dismiss, tail.count == 1 {
      return ActionPath(steps: steps, .event(.dismiss))
    }
    if let component = tail.first, let problem = silent(component, in: place) {
      return fail(problem)
    }
    return last(tail, after: first, of: place.answers, "button", of: feature)
  }

  /// Finds the button of an alert or dialog that is a case of a child place with several cases.
  mutating func answer(
    in one: PlainCase, of child: Child, in feature: Feature, _ rest: ArraySlice<AddressComponent>
  ) -> ActionPath? {
    guard let first = rest.first, refuseBrackets(first, isElement: false) else { return nil }
    steps.append(.plainCase(one))
    let places = child.promptPlaces
    guard let place = places.first(where: { $0.name.value == one.name.value }) else {
      return fail(
        .error(
          .idlePlace, "'\(one.name.value)' is a value, which has no actions",
          at: span(of: first), hint: "write '\(child.name.value).dismiss', the only action"))
    }
    if let component = rest.dropFirst().first, let problem = silent(component, in: place) {
      return fail(problem)
    }
    return last(
      rest.dropFirst(), after: first, of: place.answers, "button", of: feature)
  }

  /// Finds a binding of a feature.
  private mutating func binding(
    _ rest: ArraySlice<AddressComponent>, after previous: AddressComponent, in feature: Feature
  ) -> ActionPath? {
    let names = feature.boundProperties.map(\.value)
    guard let component = rest.first else {
      return fail(missing(after: previous, of: names))
    }
    if isReaction, !isOwnBinding, let extra = rest.dropFirst().first {
      return fail(
        .error(
          .wrongAddress, "only a field as a whole has a binding", at: span(of: extra),
          hint: "remove the part after '\(component.name.name)'"))
    }
    if isReaction, let problem = checkParts(rest, of: feature) { return fail(problem) }
    guard refuseBrackets(component, isElement: false) else { return nil }
    refer(component, to: .property, component.name.name, of: feature)
    if !names.contains(anyAction), isWhatever(rest, of: EmptyCollection()) {
      return ActionPath(steps: steps + [.group("binding")], .any)
    }
    guard names.contains(component.name.name) || feature.hasUnknownBindings else {
      guard !feature.mayLackProperty(component.name.name) else { return nil }
      let state = StateUse(feature: feature, project: project)
      return fail(state.unbindable(component.name.name, at: span(of: component)))
    }
    var field = address
    field.components = Array(rest)
    return ActionPath(steps: steps, .binding(field))
  }
}

extension Feature {
  /// The names that the name of an action can follow.
  var addressable: [String] {
    placeNames + groupNames + (hasBindings ? ["binding"] : [])
  }

  /// Whether the name of an action can follow a name.
  fileprivate func isAddressable(_ name: String) -> Bool {
    child(named: name) != nil || promptPlace(named: name) != nil || partsByName.hasGroup([name])
      || name == "binding" && hasBindings
  }
}
