import FeatureSpec
import SpecSource
import SpecSwift

// The errors for an address that names no action.

extension ActionResolver {
  mutating func fail(_ diagnostic: Diagnostic) -> ActionPath? {
    self.diagnostic = diagnostic
    return nil
  }

  func span(of component: AddressComponent) -> SourceSpan {
    address.span(of: component.name.range)
  }

  /// Checks that brackets follow the name of a row or element, and no other name.
  mutating func refuseBrackets(_ component: AddressComponent, isElement: Bool) -> Bool {
    let name = component.name.name
    switch (component.subscriptValue, isElement) {
    case (nil, true) where !isReaction:
      diagnostic = .error(
        .wrongBrackets, "'\(name)' has several elements", at: span(of: component),
        hint: "add the id of an element: '\(name)[…]'")
      return false
    case (let value?, true) where isReaction && !isPlainName(value.text):
      diagnostic = .error(
        .wrongBrackets,
        "a reaction follows all elements of '\(name)', so its brackets contain a name for the id",
        at: value.span,
        hint:
          "write a name, as in '\(name)[\(name)ID]', or remove the brackets to use the name 'id'"
      )
      return false
    case (let value?, false):
      diagnostic = .error(
        .wrongBrackets, "'\(name)' is neither rows nor a stack, so it takes no id", at: value.span,
        hint: "remove the brackets")
      return false
    default:
      return true
    }
  }

  /// Whether a text can be a name without backticks.
  private func isPlainName(_ text: String) -> Bool {
    isIdentifier(text) && escapedIdentifier(text) == text
  }

  func missing(after component: AddressComponent, of names: [String]) -> Diagnostic {
    let example = names.first.map { "as in '\(text(through: component)).\($0)'" } ?? "with a dot"
    return .error(
      .wrongAddress, "the action is missing after '\(component.name.name)'",
      at: span(of: component), hint: "write it after a dot, \(example)")
  }

  /// Writes the address up to a name, with its brackets.
  private func text(through last: AddressComponent) -> String {
    let components = address.components
    let end = components.firstIndex { $0.name.range == last.name.range } ?? 0
    return components[...end].map { component in
      component.name.name + (component.subscriptValue.map { "[\($0.text)]" } ?? "")
    }.joined(separator: ".")
  }

  /// Makes the error for a button that sends nothing; nil for any other name.
  func silent(_ component: AddressComponent, in place: PromptPlace) -> Diagnostic? {
    let name = component.name.name
    guard place.answers.part(named: name) == nil else { return nil }
    let buttons = place.prompts.flatMap(\.buttons).filter { $0.name.value == name }
    guard let button = buttons.first else { return nil }
    return .error(
      .unknownAction, "the button '\(name)' sends nothing", at: span(of: component),
      hint:
        "remove 'sends: nothing', or write '\(place.child?.value ?? place.name.value).dismiss'",
      related: [.init("the button is here", at: button.name.span)])
  }

  /// Makes the error for a reaction to any action of a place that has no actions.
  func idle(_ any: AddressComponent, _ place: String) -> Diagnostic {
    let presented = steps.last(where: \.isPresented)?.name
    return .error(
      .idlePlace, "this reaction never runs: '\(place)' has no actions", at: span(of: any),
      hint: presented.map { "react to its only action: '\($0).dismiss'" }
        ?? "remove the reaction, or give '\(place)' actions")
  }

  /// Makes the error for a name after an action.
  func nothing(after action: FeatureAction, _ extra: AddressComponent) -> Diagnostic {
    .error(
      .wrongAddress, "'\(action.caseName.value)' is an action, which ends the address",
      at: span(of: extra), hint: "remove the part after it")
  }

  /// Makes the error for a name that is no case of the result in an action's payload.
  func noResultCase(_ extra: AddressComponent, of action: FeatureAction) -> Diagnostic {
    let cases = ["success", "failure"]
    return .error(
      .unknownCase, "the result of '\(action.caseName.value)' has no case '\(extra.name.name)'",
      at: span(of: extra),
      hint: .didYouMean(
        closestName(to: extra.name.name, among: cases), or: "its cases are 'success' and 'failure'")
    )
  }

  /// Makes the error for a name that is no case of the type in an action's payload.
  func noCase(
    _ extra: AddressComponent, of action: FeatureAction, among cases: [String]
  ) -> Diagnostic {
    .error(
      .unknownCase, "the payload of '\(action.caseName.value)' has no case '\(extra.name.name)'",
      at: span(of: extra),
      hint: .didYouMean(
        closestName(to: extra.name.name, among: cases),
        or: "its cases are \(cases.map { "'\($0)'" }.joined(separator: ", "))"))
  }

  /// Makes the error for a name that no child has.
  func unknownChild(_ component: AddressComponent, in feature: Feature) -> Diagnostic {
    let name = component.name.name
    let span = span(of: component)
    let title = feature.name.value
    // The name 'any' is not the name of an action that could be declared.
    let last = address.components.last?.name.name ?? ""
    let meant = last == "any" ? "…" : last
    switch name {
    case "delegate":
      return .error(
        .unknownAction, "\(title) has no delegate actions", at: span,
        hint: "declare them in its spec: 'delegate: [\(meant)]'")
    case "binding":
      return .error(
        .unboundField, "no field of \(title) has a binding", at: span,
        hint: "give it 'binding: true': '\(meant): {type: …, binding: true}'")
    case "alert", "dialog":
      let places = feature.prompts.filter { $0.kind.rawValue == name }
        .compactMap { feature.place(of: $0)?.address }
      guard let place = places.first else {
        return .error(
          .unknownChild, "\(title) has no \(name)s", at: span,
          hint: "declare them in its spec under '\(name)s'")
      }
      return .error(
        .unknownChild, "no \(name) of \(title) is shown in '\(name)'", at: span,
        hint: "write '\(place).\(last)'")
    default: break
    }
    if let prompt = feature.prompts.first(where: { $0.name.value == name }) {
      let place = feature.place(of: prompt)
      let isApart = prompt.place != nil || place?.child != nil
      return .error(
        .unknownChild, "\(title) has no child '\(name)'", at: span,
        hint: "write the buttons of all \(prompt.kind.rawValue)s \(isApart ? "there " : "")"
          + "after '\(place?.address ?? prompt.placeName)'")
    }
    if feature.dependencies.contains(where: { $0.value == name }) {
      return .error(
        .unknownChild, "\(title) has no child '\(name)'", at: span,
        hint: "name an action here, and call the dependency '\(name)' in the block of that action")
    }
    if name == anyAction, isReaction, !steps.isEmpty {
      return .error(
        .wrongAddress, "'any' means all actions, so it ends the address", at: span,
        hint: "remove the part after it, or name a child in place of 'any'")
    }
    let what = feature.actions.allSatisfy(\.groups.isEmpty) ? "child" : "child or group"
    return .error(
      .unknownChild, "\(title) has no \(what) '\(name)'", at: span,
      hint: .oneOf(
        feature.addressable.filter { $0 != "binding" }
          + (isReaction && steps.isEmpty ? ["onChange"] : []),
        for: name, "name an action of",
        or: "name an action of the feature itself"))
  }

  /// Makes the error for a name that no action has.
  ///
  /// - Parameter group: The names of the groups that are expected to contain the action.
  func unknown(
    _ component: AddressComponent, _ noun: String, of actions: NamedList<FeatureAction>,
    in group: [String], of feature: Feature
  ) -> Diagnostic {
    let name = component.name.name
    if name == anyAction, noun == "button" {
      return .error(
        .unknownAction, "buttons have no 'any': each needs its own reaction",
        at: span(of: component),
        hint: actions.isEmpty
          ? "add buttons under 'buttons'"
          : "react to single buttons: \(actions.map(\.caseName.value).joined(separator: ", "))")
    }
    let named = noun == "action" ? (group + [name]).joined(separator: ".") : name
    return .error(
      .unknownAction, "\(feature.name.value) has no \(noun) '\(named)'", at: span(of: component),
      hint: hint(for: name, noun, of: actions, in: group, of: feature))
  }

  private func hint(
    for name: String, _ noun: String, of actions: NamedList<FeatureAction>, in group: [String],
    of feature: Feature
  ) -> Hint {
    let presented = steps.last(where: \.isPresented)?.name
    if name == PlaceEvent.dismiss.rawValue, let presented { return "write '\(presented).dismiss'" }
    if name == anyAction, isReaction, steps.isEmpty {
      return "write a block that runs before all actions under 'always', next to 'reactions'"
    }
    if noun == "action",
      let other = feature.allActions.first(where: { $0.caseName.value == name })?.name.value
    {
      return Hint("write '\(other)'", replacement: group.isEmpty ? other : nil)
    }
    if noun == "action", feature.procedure(named: name) != nil {
      return "perform it, because it is a procedure: 'perform: \(name)'"
    }
    let events = presented == nil ? [] : [PlaceEvent.dismiss.rawValue]
    let names = actions.map(\.caseName.value)
    if let closest = closestName(to: name, among: names + events + stackEvents) {
      return .didYouMean(closest)
    }
    let place =
      switch noun {
      case "action": "add it under 'actions'"
      case "button": "add it to an alert or a dialog, under 'buttons'"
      default: "add it under 'delegate'"
      }
    let all = noun == "action" && group.isEmpty ? feature.actions.map(\.name.value) : names
    return all.isEmpty
      ? Hint(place) : "its \(noun)s are \(all.joined(separator: ", "))"
  }

  /// The actions of a stack itself, if the address has just named a stack.
  private var stackEvents: [String] {
    guard case .element(let child, _)? = steps.last else { return [] }
    return child.events.map(\.rawValue)
  }
}
