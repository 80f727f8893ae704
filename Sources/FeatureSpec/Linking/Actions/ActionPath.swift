import SpecSource
import SpecSwift

/// The way to an action through the children of a feature, every name of it resolved.
public struct ActionPath: Sendable {
  /// A place on the way.
  public enum Step: Sendable {
    /// What wraps the rest as it is: a child that is always there, one of several children, the delegate actions.
    case wrapped(String)
    /// What is presented: an optional child, an alert, a dialog.
    case presented(String)
    /// A row, or an element of a stack, with its id as the spec gives it; in a reaction with the name that the id is
    /// given, nil for `id`.
    case element(Child, id: SwiftFragment?)
  }

  /// The places on the way, from the outside to the inside.
  public var steps: [Step]
  /// The action's name.
  public var name: String
  /// What comes with the action.
  public var parameters: [Parameter]
  /// The field of a binding; then the name is `binding`.
  public var field: Address?

  /// Makes a path.
  public init(steps: [Step], name: String, parameters: [Parameter], field: Address? = nil) {
    self.steps = steps
    self.name = name
    self.parameters = parameters
    self.field = field
  }

  /// Whether its payload is any error, or the result that may be one, which cannot be compared.
  public var holdsAnyError: Bool {
    parameters.contains { parameter in
      let type = parameter.type
      return isAnyError(type.text) || type.analysis.genericArguments.contains { isAnyError($0) }
    }
  }

  /// The rows and elements on the way, from the outside to the inside, with the names by which a reaction knows their
  /// ids.
  public var elements: [(place: Child, id: String)] {
    steps.compactMap { step in
      if case .element(let place, let name) = step { (place, name?.text ?? "id") } else { nil }
    }
  }
}

/// A parameter of an action that the runtime declares.
func builtInParameter(
  _ label: String, _ name: String, _ type: String, at span: SourceSpan
) -> Parameter {
  let source = SourcedText(text: type, span: span) { _ in span.startOffset }
  return Parameter(
    label: label, name: Located(name, at: span),
    type: parseFragment(source, as: .type).value ?? .broken(source, as: .type))
}

/// Whether a type is that of any error.
private func isAnyError(_ type: String) -> Bool {
  ["any Error", "Error", "any Swift.Error"].contains(type)
}
