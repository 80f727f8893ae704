import SpecSource
import SpecSwift

/// Checks the places where an action of a feature is named.
struct ActionUse {
  let feature: Feature

  /// The action that a call names; reports one that names none.
  func resolve(_ call: ActionCall) -> Parsed<FeatureAction> {
    guard let first = call.components.first else { return Parsed(nil) }
    let name = first.name.name
    let span = call.span(of: first.name.range)
    guard call.components.count == 1, first.subscriptValue == nil else {
      return Parsed(
        nil,
        diagnostics: [
          .error(
            "\(feature.name.value) has no child '\(name)'", at: span,
            hint: "only actions of the feature itself can be named here")
        ])
    }
    guard let action = feature.action(named: name) else {
      return Parsed(nil, diagnostics: [unknown(name, at: span)])
    }
    return Parsed(action)
  }

  /// Checks a call that must give every payload value.
  func checkComplete(_ call: ActionCall) -> [Diagnostic] {
    let resolved = resolve(call)
    guard let action = resolved.value else { return resolved.diagnostics }
    return checkArguments(
      (call.arguments ?? []).map { $0.label?.name }, of: action.name.value, action.parameters,
      at: call.span, isAction: true)
  }

  /// Checks a call that may leave its payload out.
  func checkOptional(_ call: ActionCall) -> [Diagnostic] {
    call.arguments == nil ? resolve(call).diagnostics : checkComplete(call)
  }

  /// The error for an action that is none.
  private func unknown(_ name: String, at span: SourceSpan) -> Diagnostic {
    if name == "binding", feature.hasBindings {
      return .error(
        "a binding is not sent by name", at: span,
        hint: "write 'bind: field = value' in a test; elsewhere change the state")
    }
    let names = feature.actions.map(\.name.value)
    let known =
      names.isEmpty ? "add it under 'actions'" : "its actions are \(names.joined(separator: ", "))"
    return .error(
      "\(feature.name.value) has no action '\(name)'", at: span,
      hint: closestName(to: name, among: names).map { "did you mean '\($0)'?" } ?? known)
  }
}
