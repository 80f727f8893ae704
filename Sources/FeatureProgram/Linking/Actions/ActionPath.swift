import FeatureSpec
import SpecSource
import SpecSwift

/// The way to an action through the children of a feature, with every name resolved.
public struct ActionPath: Sendable {
  /// A place on the way.
  public enum Step: Sendable {
    /// A child that is always there, one of several children, or the delegate actions: it wraps the rest as it is.
    case wrapped(String)
    /// Something presented: an optional child, an alert, a dialog.
    case presented(String)
    /// A row, or an element of a stack, with the id in its brackets; a reaction has a name for the id there, nil for `id`.
    case element(Child, id: SwiftFragment?)
  }

  /// The places on the way, from the outside to the inside.
  public var steps: [Step]
  /// The action's name.
  public var name: String
  /// The action of a place itself; then the name is that of the event.
  public var event: PlaceEvent?
  /// The payload of the action, with types as they are called where the way begins.
  public var parameters: [Parameter]
  /// The field of a binding; then the name is `binding`.
  public var field: Address?
  /// The case of what the action carries, where a step receives just that: `success`. Of a result, the payload is then what
  /// that case holds; of other types nothing is known of it.
  public var payloadCase: String?
  /// The label in front of that case.
  public var payloadLabel: String?
  /// Whether Swift tells that case by a pattern only: a key path leads to none of a type without case paths, and Swift 6.3
  /// crashes on one into a result without value.
  public var needsPattern = false
  /// The names of the address, from the outside to the inside, with the declarations that they refer to.
  public var references: [NameReference] = []
  /// Whether a reaction means whatever happens in the last place; then the name is `any`.
  public var isAny = false

  /// Makes a path to one action.
  public init(steps: [Step], name: String, parameters: [Parameter]) {
    self.steps = steps
    self.name = name
    self.parameters = parameters
  }

  /// Makes a path to an action of a place itself.
  init(steps: [Step], event: PlaceEvent, parameters: [Parameter]) {
    self.init(steps: steps, name: event.rawValue, parameters: parameters)
    self.event = event
  }

  /// Whether its payload is any error, or the result that may be one, which cannot be compared.
  public var holdsAnyError: Bool {
    parameters.contains { parameter in
      switch parameter.type.analysis.typeForm {
      case .generic(_, let arguments)?: arguments.contains(.named("Error"))
      case let type: type == .named("Error")
      }
    }
  }

  /// Whether its payload can be compared: neither any error nor a result without value can.
  public var isComparable: Bool {
    !holdsAnyError && !parameters.contains { $0.type.isResultWithoutValue }
  }

  /// The rows and elements on the way, from the outside to the inside, with the names by which a reaction knows their
  /// ids.
  public var elements: [(place: Child, id: String)] {
    steps.compactMap { step in
      if case .element(let place, let name) = step { (place, name?.text ?? "id") } else { nil }
    }
  }
}

extension SwiftFragment {
  /// Whether the type is a result that holds nothing where it is no error: `Result<Void, E>`.
  var isResultWithoutValue: Bool {
    guard case .generic("Result", let arguments)? = analysis.typeForm else { return false }
    return [.named("Void"), .other("Void")].contains(arguments.first)
  }
}

/// A parameter of an action that the runtime declares.
func builtInParameter(
  _ label: String, _ name: String, _ type: String, at span: SourceSpan
) -> Parameter {
  let source = SourcedText(text: type, span: span) { _ in span.startOffset }
  return Parameter(
    label: label, name: Located(name, at: span),
    type: parseFragment(source, as: .type).value ?? .broken(source, as: .type),
    defaultValue: nil)
}

extension FeatureAction {
  /// The way to the action in its feature.
  public var path: ActionPath {
    ActionPath(steps: groups.map { .wrapped($0) }, name: caseName.value, parameters: parameters)
  }
}
