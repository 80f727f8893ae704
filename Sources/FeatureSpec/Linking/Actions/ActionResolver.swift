import SpecSource
import SpecSwift

/// Finds the action that an address names.
struct ActionResolver {
  /// The address, for the places of errors.
  let address: Address
  let project: FeatureProject

  /// Whether the address stands in a reaction, where rows and elements have no brackets.
  let isReaction: Bool

  /// Whether a case of a result may stand behind the action that carries it.
  var allowsResultCase = false

  /// The places passed so far.
  var steps: [ActionPath.Step] = []
  /// The first error.
  var diagnostic: Diagnostic?

  init(_ address: Address, in project: FeatureProject, isReaction: Bool) {
    self.address = address
    self.project = project
    self.isReaction = isReaction
  }

  /// The action that the address names in a feature; neither value nor error where a spec on the way is not known.
  mutating func resolve(in feature: Feature) -> Parsed<ActionPath> {
    let path = path(in: feature, address.components[...])
    return Parsed(path, diagnostics: diagnostic.map { [$0] } ?? [])
  }

  /// The action that the rest of the address names in a feature.
  private mutating func path(
    in feature: Feature, _ rest: ArraySlice<AddressComponent>
  ) -> ActionPath? {
    guard let first = rest.first else { return nil }
    let name = first.name.name
    let tail = rest.dropFirst()
    if let child = feature.child(named: name) { return path(in: child, of: feature, rest) }
    if feature.addressable.contains(name), !refuseBrackets(first, isElement: false) { return nil }
    if let place = feature.promptPlace(named: name) { return answer(in: place, of: feature, rest) }
    if name == "binding", feature.state.contains(where: \.isBinding) || feature.hasUnknownBindings {
      enter(project.actionLayout(of: feature).bindings)
      return binding(tail, behind: first, in: feature)
    }
    if feature.groupNames.contains(name) {
      return path(inGroup: [name], of: feature, tail, behind: first)
    }
    let actions = feature.actions.filter { $0.groups.isEmpty }
    if !steps.isEmpty, let any = whatever(rest, of: actions) {
      return project.isIdle(feature) ? fail(idle(first, feature.ownName)) : any
    }
    guard tail.isEmpty || actions.contains(where: { $0.name.value == name }) else {
      guard !feature.isIncomplete else { return nil }
      return fail(unknownChild(first, in: feature))
    }
    return last(rest, behind: first, of: actions, "action", of: feature)
  }

  /// The action that the rest of the address names in a group.
  private mutating func path(
    inGroup group: [String], of feature: Feature, _ rest: ArraySlice<AddressComponent>,
    behind previous: AddressComponent
  ) -> ActionPath? {
    enter([group[group.count - 1]])
    let inside = feature.allActions.filter { $0.groups.starts(with: group) }
    if let first = rest.first,
      inside.contains(where: { $0.groups.dropFirst(group.count).first == first.name.name })
    {
      guard refuseBrackets(first, isElement: false) else { return nil }
      return path(
        inGroup: group + [first.name.name], of: feature, rest.dropFirst(), behind: first)
    }
    let actions = inside.filter { $0.groups == group }
    if let any = whatever(rest, of: actions) { return any }
    let noun = group == ["delegate"] ? "delegate action" : "action"
    return last(rest, behind: previous, of: actions, noun, in: group, of: feature)
  }

  /// Goes into groups.
  private mutating func enter(_ groups: [String]) {
    steps += groups.map { .wrapped($0) }
  }

  /// The action at the end of an address.
  private mutating func last(
    _ rest: ArraySlice<AddressComponent>, behind previous: AddressComponent,
    of actions: [FeatureAction], _ noun: String, in group: [String] = [], of feature: Feature
  ) -> ActionPath? {
    guard let component = rest.first else {
      return fail(missing(behind: previous, of: actions.map(\.caseName.value)))
    }
    guard refuseBrackets(component, isElement: false) else { return nil }
    guard let action = actions.first(where: { $0.caseName.value == component.name.name }) else {
      guard !feature.isIncomplete else { return nil }
      return fail(unknown(component, noun, of: actions, in: group, of: feature))
    }
    guard let extra = rest.dropFirst().first else {
      return ActionPath(
        steps: steps, name: action.caseName.value, parameters: action.parameters)
    }
    if allowsResultCase, rest.count == 2, let path = action.path(ofResult: extra.name.name, steps) {
      return refuseBrackets(extra, isElement: false) ? path : nil
    }
    let isResult = allowsResultCase && action.path(ofResult: "success", steps) != nil
    return fail(isResult ? noResultCase(extra, of: action) : nothing(behind: action, extra))
  }

  /// The button of an alert or dialog, or its dismissal.
  private mutating func answer(
    in place: PromptPlace, of feature: Feature, _ rest: ArraySlice<AddressComponent>
  ) -> ActionPath? {
    guard let first = rest.first else { return nil }
    enter(project.actionLayout(of: feature).groups(around: place.name.value))
    let tail = rest.dropFirst()
    if tail.first?.name.name == "dismiss", tail.count == 1 {
      steps.append(.wrapped(place.name.value))
      return ActionPath(steps: steps, name: "dismiss", parameters: [])
    }
    steps.append(.presented(place.name.value))
    if let component = tail.first, let problem = silent(component, in: place) {
      return fail(problem)
    }
    return last(tail, behind: first, of: place.answers, "button", of: feature)
  }

  /// The button of an alert or dialog that is a case of a place of several.
  private mutating func answer(
    in one: PlainCase, of child: Child, in feature: Feature, _ rest: ArraySlice<AddressComponent>
  ) -> ActionPath? {
    guard let first = rest.first, refuseBrackets(first, isElement: false) else { return nil }
    steps.append(.wrapped(one.name.value))
    let places = child.promptPlaces
    guard let place = places.first(where: { $0.name.value == one.name.value }) else {
      return fail(
        .error(
          "'\(one.name.value)' is a value, to which nothing happens", at: span(of: first),
          hint: "all that happens is '\(child.name.value).dismiss'"))
    }
    if let component = rest.dropFirst().first, let problem = silent(component, in: place) {
      return fail(problem)
    }
    return last(
      rest.dropFirst(), behind: first, of: place.answers, "button", of: feature)
  }

  /// A binding of a feature.
  private mutating func binding(
    _ rest: ArraySlice<AddressComponent>, behind previous: AddressComponent, in feature: Feature
  ) -> ActionPath? {
    let names = feature.state.filter(\.isBoundByAction).map(\.name.value)
    guard let component = rest.first else {
      return fail(missing(behind: previous, of: names))
    }
    if isReaction, !isOwnBinding, let extra = rest.dropFirst().first {
      return fail(
        .error(
          "only a field as a whole has a binding", at: span(of: extra),
          hint: "leave out what stands behind '\(component.name.name)'"))
    }
    if isReaction, let problem = checkParts(rest, of: feature) { return fail(problem) }
    guard refuseBrackets(component, isElement: false) else { return nil }
    if !names.contains(anyAction), let any = whatever(rest, of: []) {
      return ActionPath(
        steps: steps + [.wrapped("binding")], name: any.name, parameters: [], isAny: true)
    }
    guard names.contains(component.name.name) || feature.hasUnknownBindings else {
      guard !feature.isIncomplete else { return nil }
      let state = StateUse(feature: feature, project: project)
      return fail(state.unbindable(component.name.name, at: span(of: component)))
    }
    let field = Address(
      source: address.source, start: address.start, components: Array(rest), range: address.range)
    return ActionPath(steps: steps, name: "binding", parameters: [], field: field)
  }

  /// The action that the rest of the address names in a child, whose name comes first.
  private mutating func path(
    in child: Child, of feature: Feature, _ rest: ArraySlice<AddressComponent>
  ) -> ActionPath? {
    guard let first = rest.first else { return nil }
    let name = child.name.value
    enter(project.actionLayout(of: feature).groups(around: name))
    let tail = rest.dropFirst()
    let isLast = tail.count == 1 && first.subscriptValue == nil
    switch (child.presence, tail.first?.name.name) {
    case (.optional, "dismiss") where isLast && child.isPresented:
      steps.append(.wrapped(name))
      return ActionPath(steps: steps, name: "dismiss", parameters: [])
    case (.stack, "popFrom") where isLast, (.stack, "push") where isLast:
      steps.append(.wrapped(name))
      return stackAction(tail, of: child)
    case (.always, _), (.optional, _):
      guard refuseBrackets(first, isElement: false) else { return nil }
      steps.append(child.isPresented ? .presented(name) : .wrapped(name))
    case (.many, _), (.stack, _):
      guard refuseBrackets(first, isElement: true) else { return nil }
      steps.append(.element(child, id: first.subscriptValue))
    }
    return inner(of: child, in: feature, tail, behind: first)
  }

  /// The action that the rest of the address names inside of a child.
  private mutating func inner(
    of child: Child, in feature: Feature, _ rest: ArraySlice<AddressComponent>,
    behind previous: AddressComponent
  ) -> ActionPath? {
    guard case .oneOf(let features) = child.content else {
      guard let inside = child.features.first.flatMap({ project.feature(named: $0.feature.value) })
      else { return nil }
      guard !rest.isEmpty else {
        return fail(missing(behind: previous, of: inside.actions.map(\.name.value)))
      }
      return path(in: inside, rest)
    }
    let names = child.caseNames.map(\.value)
    guard let component = rest.first else {
      return fail(missing(behind: previous, of: names))
    }
    if let one = child.plainCase(named: component.name.name) {
      return answer(in: one, of: child, in: feature, rest)
    }
    guard let one = features.first(where: { $0.name.value == component.name.name }) else {
      if let any = whatever(rest, of: []) {
        let isIdle = child.promptPlaces.isEmpty && project.isIdle(inside: child)
        return isIdle ? fail(idle(component, child.name.value)) : any
      }
      return fail(
        .error(
          "'\(child.name.value)' has no case '\(component.name.name)'", at: span(of: component),
          hint: .oneOf(names + child.events, for: component.name.name, "its cases are")))
    }
    steps.append(.wrapped(one.name.value))
    guard refuseBrackets(component, isElement: false) else { return nil }
    guard let inside = project.feature(named: one.feature.value) else { return nil }
    guard rest.count > 1 else {
      return fail(missing(behind: component, of: inside.actions.map(\.name.value)))
    }
    return path(in: inside, rest.dropFirst())
  }

  /// The action of a stack itself.
  private func stackAction(
    _ rest: ArraySlice<AddressComponent>, of child: Child
  ) -> ActionPath? {
    guard let component = rest.first else { return nil }
    let span = span(of: component)
    var parameters = [builtInParameter("id", "id", "StackElementID", at: span)]
    if component.name.name == "push" {
      parameters.append(
        // The feature has a 'state' of its own.
        builtInParameter("state", "element", project.elementType(of: child), at: span))
    }
    return ActionPath(
      steps: steps, name: component.name.name, parameters: parameters)
  }
}

extension FeatureAction {
  /// The way to a case of the result that the action carries; nil if it carries none.
  fileprivate func path(ofResult name: String, _ steps: [ActionPath.Step]) -> ActionPath? {
    guard let index = ["success", "failure"].firstIndex(of: name), parameters.count == 1,
      case .named("Result")? = parameters[0].type.analysis.typeShape,
      parameters[0].type.analysis.genericArguments.count == 2
    else { return nil }
    let type = parameters[0].type
    let text = type.analysis.genericArguments[index]
    let source = SourcedText(text: text, span: type.span) { _ in type.span.startOffset }
    let payload = Parameter(
      label: nil, name: Located(name, at: type.span),
      type: parseFragment(source, as: .type).value ?? .broken(source, as: .type))
    var path = ActionPath(steps: steps, name: caseName.value, parameters: [payload])
    path.resultCase = name
    return path
  }
}

extension Feature {
  /// The names that an action can stand behind.
  var addressable: [String] {
    placeNames + groupNames + (hasBindings ? ["binding"] : [])
  }
}
