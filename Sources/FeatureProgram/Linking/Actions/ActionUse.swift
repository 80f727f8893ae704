import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the places where an action of a feature is named.
struct ActionUse {
  let feature: Feature
  let project: FeatureProject

  /// The action that a call names; reports a call that names none.
  ///
  /// - Parameter isReceived: Whether a step receives it, and may name a case of the result that it carries.
  func resolve(_ call: ActionCall, isReceived: Bool = false) -> Parsed<ActionPath> {
    var resolver = ActionResolver(call.address, in: project, isReaction: false)
    resolver.allowsPayloadCase = isReceived
    let path = resolver.resolve(in: feature)
    guard path.value?.field != nil || isBareBinding(call) else { return path }
    return Parsed(
      nil,
      diagnostics: .error(
        .unknownAction, "a binding is not sent by name", at: call.address.span,
        hint: "write 'bind: field = value' in a test; elsewhere change the state"))
  }

  /// Whether a call names the bindings as a whole.
  private func isBareBinding(_ call: ActionCall) -> Bool {
    feature.hasBindings && call.components.count == 1
      && call.components.first?.name.name == "binding"
  }

  /// Checks a call that must give every payload value.
  func checkComplete(_ call: ActionCall) -> [Diagnostic] {
    checkComplete(call, resolved: resolve(call))
  }

  private func checkComplete(_ call: ActionCall, resolved: Parsed<ActionPath>) -> [Diagnostic] {
    guard let action = resolved.value else { return resolved.diagnostics }
    return checkArguments(
      call.labelledArguments, of: call.address.text, action.parameters,
      at: call.span, isAction: true)
  }

  /// Checks what a step receives, which names all values or none.
  func checkReceived(_ call: ActionCall) -> [Diagnostic] {
    let resolved = resolve(call, isReceived: true)
    guard let arguments = call.arguments else { return resolved.diagnostics }
    let errors = checkComplete(call, resolved: resolved)
    guard errors.isEmpty, !arguments.isEmpty, let action = resolved.value,
      arguments.count < action.parameters.count
    else { return errors }
    return .error(
      .wrongArguments,
      "'\(action.name)' is received with \(counted(action.parameters.count, "value")), not \(arguments.count)",
      at: call.span, hint: "name all of them, or none: '\(call.address.text)'")
  }

  /// Checks a call that may leave its payload out.
  func checkOptional(_ call: ActionCall) -> [Diagnostic] {
    call.arguments == nil ? resolve(call).diagnostics : checkComplete(call)
  }
}

extension FeatureProject {
  /// The action that a call names in a feature of a project without errors.
  public func action(_ call: ActionCall, of feature: Feature) -> ActionPath? {
    ActionUse(feature: feature, project: self).resolve(call).value
  }

  /// The action that a step receives, in a project without errors; it may be a case of what it carries.
  public func receivedAction(_ call: ActionCall, of feature: Feature) -> ActionPath? {
    ActionUse(feature: feature, project: self).resolve(call, isReceived: true).value
  }

  /// The names on the way to the action that a step sends or receives, without the case of what it carries behind it.
  public func actionNames(_ call: ActionCall, of feature: Feature) -> [String] {
    let names = call.address.components.map(\.name.name)
    let isCase = receivedAction(call, of: feature)?.payloadCase != nil
    return isCase ? names.dropLast() : names
  }

  /// The action that a reaction of a feature follows, in a project without errors; nil for the change of a property.
  public func action(of reaction: Reaction, of feature: Feature) -> ActionPath? {
    var resolver = ActionResolver(reaction.address, in: self, isReaction: true)
    return resolver.resolve(in: feature).value
  }
}
