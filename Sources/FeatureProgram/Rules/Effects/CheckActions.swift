import FeatureSpec
import SpecSource
import SpecSwift

extension NamedAction {
  /// Checks an action that must have all values of its payload.
  func checkComplete() -> [Diagnostic] {
    guard let action = path.target else { return path.diagnostics }
    return checkArguments(
      call.labelledArguments, of: address.text, action.parameters, at: span, isAction: true)
  }

  /// Checks an action that a step receives. It has all values of its payload or none.
  func checkReceived() -> [Diagnostic] {
    guard let arguments else { return path.diagnostics }
    let errors = checkComplete()
    guard errors.isEmpty, !arguments.isEmpty, let action = path.target,
      arguments.count < action.parameters.count
    else { return errors }
    return .error(
      .wrongArguments,
      "'\(action.name)' is received with \(counted(action.parameters.count, "value")), not \(arguments.count)",
      at: span, hint: "name all of them, or none: '\(address.text)'")
  }

  /// Checks an action that may omit its payload.
  func checkOptional() -> [Diagnostic] {
    arguments == nil ? path.diagnostics : checkComplete()
  }

  /// The names on the path to the action, without the case of its payload at the end.
  public var names: [String] {
    let names = address.components.map(\.name.name)
    return path.target?.payloadCase != nil ? names.dropLast() : names
  }
}
