import SpecSource
import SpecSwift

/// Checks what a feature reacts to, and what follows.
func checkReactions(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  var seen: [String: SourceSpan] = [:]
  return feature.reactions.flatMap { reaction -> [Diagnostic] in
    let check = ReactionCheck(reaction: reaction, feature: feature, project: project)
    let name = reaction.names.joined(separator: ".") + "/\(reaction.order?.value == .before)"
    guard let first = seen.updateValue(reaction.address.span, forKey: name) else {
      return check.check()
    }
    return [
      .error(
        "there is another reaction to '\(reaction.address.text)'", at: reaction.address.span,
        hint: "put what follows into one of them", related: [.init("the other is here", at: first)])
    ]
  }
}

/// Checks one reaction.
private struct ReactionCheck {
  let reaction: Reaction
  let feature: Feature
  let project: FeatureProject

  /// Everything wrong with it.
  func check() -> [Diagnostic] {
    let (payload, diagnostics) = reaction.isOnChange ? checkChange() : checkAction()
    guard let payload else { return diagnostics }
    return diagnostics + checkOrder()
      + BlockCheck(feature: feature, project: project).check(reaction.block, payload: payload)
  }

  /// The names in scope of what follows an action.
  private func checkAction() -> (payload: [String]?, [Diagnostic]) {
    var resolver = ActionResolver(reaction.address, in: project, isReaction: true)
    let path = resolver.resolve(in: feature)
    guard let action = path.value else { return (nil, path.diagnostics) }
    if action.steps.isEmpty, action.field == nil {
      return (
        nil,
        [
          .error(
            "'\(action.name)' is an action of \(feature.name.value) itself",
            at: reaction.address.span, hint: "what follows it stands under 'actions'")
        ]
      )
    }
    if case .wrapped("delegate")? = action.steps.first {
      return (
        nil,
        [
          .error(
            "the parent reacts to 'delegate.\(action.name)', not \(feature.name.value)",
            at: reaction.address.span,
            hint: "do here what is to be done where 'delegate.\(action.name)' is sent")
        ]
      )
    }
    return (action.parameters.map(\.name.value) + (action.hasElement ? ["id"] : []), [])
  }

  /// The names in scope of what follows the change of a property.
  private func checkChange() -> (payload: [String]?, [Diagnostic]) {
    let components = reaction.address.components
    let names = feature.state.map(\.name.value) + feature.computed.map(\.name.value)
    guard components.count == 2, let component = components.last else {
      return (
        nil,
        [
          .error(
            components.count < 2 ? "the change of what?" : "only a property of the state itself",
            at: reaction.address.span,
            hint: "write 'onChange.' and the name of a property: \(names.joined(separator: ", "))")
        ]
      )
    }
    let span = reaction.address.span(of: component.name.range)
    guard names.contains(component.name.name) || feature.child(named: component.name.name) != nil
    else {
      return (
        nil, [StateUse(feature: feature, project: project).unknown(component.name.name, at: span)]
      )
    }
    let field = feature.field(named: component.name.name)
    if field?.isConstant == true || field?.isEquatable == false {
      return (
        nil,
        [
          .error(
            field?.isConstant == true
              ? "'\(component.name.name)' is a 'let' and never changes"
              : "'\(component.name.name)' cannot be compared, so nobody knows when it changes",
            at: span, hint: "react to something else")
        ]
      )
    }
    return (["oldValue"], [])
  }

  /// Checks that a reaction that comes first has a child's block to come before.
  private func checkOrder() -> [Diagnostic] {
    guard let order = reaction.order else { return [] }
    let first = reaction.names.first ?? ""
    let isChild =
      feature.child(named: first) != nil
      && !["dismiss", "popFrom", "push"].contains(reaction.names.last ?? "")
    guard !isChild else { return [] }
    return [
      .error(
        "'\(reaction.address.text)' is nothing that a child sees, before or after",
        at: order.span, hint: "take 'order' out")
    ]
  }
}
