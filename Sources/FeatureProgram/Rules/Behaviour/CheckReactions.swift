import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the reactions of a feature.
func checkReactions(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  var seen: [String: SourceSpan] = [:]
  return feature.reactions.flatMap { reaction -> [Diagnostic] in
    let check = ReactionCheck(reaction: reaction, feature: feature, project: project)
    let name = reaction.names.joined(separator: ".") + "/\(reaction.order?.value == .before)"
    guard let first = seen.updateValue(reaction.span, forKey: name) else {
      return check.check()
    }
    // The reactions to buttons come after the other reactions.
    if feature.prompts.flatMap(\.buttons).contains(where: {
      $0.name.span == reaction.address.span
    }) {
      return .error(
        .duplicateReaction, "a reaction to '\(reaction.address.path)' exists already",
        at: reaction.address.span, hint: "remove 'sends', and 'send' the action in the reaction",
        related: [.init("the reaction is here", at: first)])
    }
    return .error(
      .duplicateReaction, "there is another reaction to '\(reaction.address.text)'",
      at: reaction.span,
      hint: "move both blocks into one of them", related: [.init("the other is here", at: first)])
  }
}

/// A check of a single reaction.
private struct ReactionCheck {
  let reaction: Reaction
  let feature: Feature
  let project: FeatureProject

  /// Checks the reaction.
  func check() -> [Diagnostic] {
    let (payload, diagnostics) = reaction.isOnChange ? checkChange() : checkAction()
    guard let payload else { return diagnostics }
    return diagnostics + checkOrder()
      + BlockCheck(feature: feature, project: project).check(reaction.block, payload: payload)
  }

  /// Checks the reaction to an action.
  ///
  /// - Returns: The names in scope of the reaction, and the diagnostics.
  private func checkAction() -> (payload: [String]?, [Diagnostic]) {
    guard let action = reaction.path.target else { return (nil, reaction.path.diagnostics) }
    let name = reaction.address.path
    if action.isAny, let first = reaction.names.first, feature.groupNames.contains(first) {
      return (
        nil,
        .error(
          .misplacedReaction,
          "the actions of the group '\(first)' belong to \(feature.name.value) itself",
          at: reaction.address.span,
          hint:
            "write a block that runs before all actions of \(feature.name.value) under 'always'")
      )
    }
    if feature.action(named: name) != nil {
      return (
        nil,
        .error(
          .misplacedReaction, "'\(name)' is an action of \(feature.name.value) itself",
          at: reaction.address.span, hint: "write its block under 'actions'")
      )
    }
    if feature.delegate.contains(where: { $0.name.value == name }) {
      return (
        nil,
        .error(
          .misplacedReaction,
          "'\(name)' is a delegate action: the parent reacts to it, not \(feature.name.value)",
          at: reaction.address.span, hint: "move the block to where '\(name)' is sent")
      )
    }
    let old = reaction.isOfBinding && action.field != nil ? ["oldValue"] : []
    return (
      action.parameters.map(\.name.value) + action.elements.map(\.id) + old, checkIDs(of: action)
    )
  }

  /// Checks that the ids of rows and elements have names that no other declaration has.
  private func checkIDs(of action: ActionPath) -> [Diagnostic] {
    var taken = Set(action.parameters.map(\.name.value) + namesOfHandlers)
    for component in reaction.address.components {
      guard let name = component.subscriptValue, !taken.insert(name.text).inserted else { continue }
      return .error(
        .duplicateName, "'\(name.text)' has another meaning here", at: name.span,
        hint: "give another name to the id of '\(component.name.name)'")
    }
    let names = action.parameters.map(\.name.value) + action.elements.map(\.id)
    let isUsed = reaction.block.isManual || !reaction.block.usedPayload(of: ["id"]).isEmpty
    guard isUsed, names.count(where: { $0 == "id" }) > 1 else { return [] }
    return .error(
      .duplicateName, "'id' has several meanings here", at: reaction.address.span,
      hint:
        "give each id its own name: '\(addressNamingIDs(of: action))'"
    )
  }

  /// Writes the address with a name for the id of each row and element on the path.
  private func addressNamingIDs(of action: ActionPath) -> String {
    var taken = Set(action.parameters.map(\.name.value) + action.elements.map(\.id))
    var elements = action.elements[...]
    let names = reaction.address.components.map { component in
      let name = component.name.name
      guard elements.first?.place.name.value == name, elements.popFirst() != nil else {
        return name
      }
      var id = component.subscriptValue?.text ?? "\(name)ID"
      while component.subscriptValue == nil, !taken.insert(id).inserted { id += "2" }
      return "\(name)[\(id)]"
    }
    return names.joined(separator: ".")
  }

  /// Checks the reaction to the change of a property.
  ///
  /// - Returns: The names in scope of the reaction, and the diagnostics.
  private func checkChange() -> (payload: [String]?, [Diagnostic]) {
    let components = reaction.address.components
    guard components.count > 1 else {
      let names = feature.state.map(\.name.value) + feature.computed.map(\.name.value)
      return (
        nil,
        .error(
          .unobservableChange, "'onChange' needs the name of a property after it",
          at: reaction.address.span,
          hint: "write 'onChange.' and the name of a property: \(names.joined(separator: ", "))")
      )
    }
    if let brackets = components.compactMap(\.subscriptValue).first {
      return (
        nil,
        .error(
          .unobservableChange, "'onChange' observes a property, not an element of it",
          at: brackets.span, hint: "remove the brackets, or give the state a computed property")
      )
    }
    let problem = checkProperty(components.dropFirst(), of: feature)
    return problem.map { (nil, [$0]) } ?? (["oldValue"], [])
  }

  /// Checks that the names lead to a property that can be compared, through children that always exist.
  private func checkProperty(
    _ names: ArraySlice<AddressComponent>, of owner: Feature
  ) -> Diagnostic? {
    guard let component = names.first else { return nil }
    let name = component.name.name
    let span = reaction.address.span(of: component.name.range)
    if let child = owner.child(named: name), child.hasProperty {
      guard let next = names.dropFirst().first else {
        let isComparable = child.features.allSatisfy {
          project.isStateEquatable(ofFeature: $0.feature.value)
        }
        return isComparable ? nil : cannotBeCompared(name, at: span)
      }
      guard child.presence == .always, case .feature(let one) = child.content else {
        return .error(
          .unobservableChange, "'onChange' observes '\(name)' as a whole, not a part of it",
          at: reaction.address.span(of: next.name.range),
          hint: "write 'onChange.\(name)', or give the state a computed property")
      }
      return project.feature(named: one.feature.value).flatMap {
        checkProperty(names.dropFirst(), of: $0)
      }
    }
    guard owner.field(named: name) != nil || owner.computedProperty(named: name) != nil else {
      guard !owner.hasUnknownState else {
        return .error(
          .unobservableChange,
          "no spec declares the type of '\(name)', so its changes cannot be observed", at: span,
          hint: "react to the actions that change it")
      }
      return owner.mayLackProperty(name)
        ? nil : StateUse(feature: owner, project: project).unknown(name, at: span)
    }
    if let next = names.dropFirst().first {
      return .error(
        .unobservableChange, "'onChange' observes '\(name)' as a whole, not a part of it",
        at: reaction.address.span(of: next.name.range),
        hint: "write 'onChange.\(name)', or give the state a computed property")
    }
    let field = owner.field(named: name)
    if field?.isConstant == true {
      return .error(
        .unobservableChange, "'\(name)' is a 'let' and never changes", at: span,
        hint: "react to something else")
    }
    return field?.isEquatable == false ? cannotBeCompared(name, at: span) : nil
  }

  private func cannotBeCompared(_ name: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .unobservableChange, "'\(name)' cannot be compared, so its changes cannot be observed",
      at: span, hint: "react to something else")
  }

  /// Checks that a reaction with an order reacts to an action of a child.
  private func checkOrder() -> [Diagnostic] {
    guard let order = reaction.order else { return [] }
    let first = reaction.names.first ?? ""
    let isChild =
      feature.child(named: first) != nil
      && PlaceEvent(rawValue: reaction.names.last ?? "") == nil
      && feature.child(named: first)?.plainCase(named: reaction.names[1]) == nil
    guard !isChild else { return [] }
    return .error(
      .idleKey,
      "'\(reaction.address.text)' is not an action that a child handles, so it has no 'order'",
      at: order.span, hint: "remove 'order'")
  }
}
