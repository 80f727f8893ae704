import SpecSource
import SpecSwift

/// The path to an action through the children of a feature, with every name resolved.
public struct ActionPath: Sendable {
  /// A place on the path. A child is stored indirectly because it is large.
  public enum Step: Sendable {
    /// A group of actions, or the bindings of a feature.
    case group(String)
    /// A child that is a single feature or one of several features.
    indirect case child(Child)
    /// A row, or an element of a stack, with the id in its brackets. In a reaction, the brackets hold a name for the
    /// id; nil for `id`.
    indirect case element(Child, id: SwiftFragment?)
    /// A case with a feature, of a child place with several cases.
    indirect case feature(ChildFeature)
    /// A case without a feature, of a child place with several cases.
    indirect case plainCase(PlainCase)
    /// The alerts or dialogs that a property shows.
    indirect case prompt(PromptPlace)

    /// The name of the place.
    public var name: String {
      switch self {
      case .group(let name): name
      case .child(let child), .element(let child, _): child.name.value
      case .feature(let one): one.name.value
      case .plainCase(let one): one.name.value
      case .prompt(let place): place.name.value
      }
    }

    /// Whether the place is presented, so that its actions are actions of a presentation.
    public var isPresented: Bool {
      switch self {
      case .child(let child): child.isPresented
      case .prompt: true
      case .group, .element, .feature, .plainCase: false
      }
    }
  }

  /// The end of the path.
  public enum End: Sendable {
    /// An action with a name.
    case action(String)
    /// An action of the last place itself.
    case event(PlaceEvent)
    /// The binding of a field of the last place.
    case binding(Address)
    /// Any action of the last place.
    case any
  }

  /// The case of an action's payload that a step receives: `success`.
  public struct PayloadCase: Sendable {
    /// The name of the case.
    public var name: String
    /// The label in front of the case.
    public var label: String?
    /// Whether only a pattern matches the case. No key path leads to a case of a type without case paths, and Swift
    /// 6.3 crashes on a key path into a result without a value.
    public var needsPattern: Bool

    /// Makes a case.
    public init(name: String, label: String?, needsPattern: Bool) {
      self.name = name
      self.label = label
      self.needsPattern = needsPattern
    }
  }

  /// The places on the path, from the outside to the inside.
  public var steps: [Step]
  /// The action, or the actions, at the end of the path.
  public var end: End
  /// The payload of the action, with types as they are named where the path begins; for a case of a payload, the
  /// payload of the case.
  public var parameters: [Parameter]
  /// The case of the payload that the path leads to.
  public var payloadCase: PayloadCase?
  /// The names of the address, from the outside to the inside, with the declarations that they refer to.
  public var references: [NameReference] = []

  /// Makes a path to an end.
  public init(steps: [Step], _ end: End, parameters: [Parameter] = []) {
    self.steps = steps
    self.end = end
    self.parameters = parameters
  }

  /// The name at the end, in the form for messages.
  public var name: String {
    switch end {
    case .action(let name): name
    case .event(let event): event.rawValue
    case .binding: "binding"
    case .any: anyAction
    }
  }

  /// The field of a binding.
  public var field: Address? { if case .binding(let field) = end { field } else { nil } }

  /// Whether the path leads to any action of the last place.
  public var isAny: Bool { if case .any = end { true } else { false } }
}

/// The path to the binding of a field through the children of a feature.
public struct BindingPath: Sendable {
  /// The places on the path, from the outside to the inside.
  public var steps: [ActionPath.Step]
  /// The field, as its own feature names it, with the written part of the field.
  public var field: Address

  /// Makes a path to a field.
  public init(steps: [ActionPath.Step], field: Address) {
    self.steps = steps
    self.field = field
  }

  /// The binding's path as the path to an action.
  public var path: ActionPath { ActionPath(steps: steps, .binding(field)) }
}

extension ActionPath {
  /// Whether the payload is any error, or a result that may be any error, which cannot be compared.
  public var holdsAnyError: Bool {
    parameters.contains { parameter in
      switch parameter.type.analysis.typeForm {
      case .generic(_, let arguments)?: arguments.contains(.named("Error"))
      case let type: type == .named("Error")
      }
    }
  }

  /// Whether the payload can be compared. An error of type `any Error` and a result without a value cannot be
  /// compared.
  public var isComparable: Bool {
    !holdsAnyError && !parameters.contains { $0.type.isResultWithoutValue }
  }

  /// The rows and elements on the path, from the outside to the inside, with the names that a reaction uses for their
  /// ids.
  public var elements: [(place: Child, id: String)] {
    steps.compactMap { step in
      if case .element(let place, let name) = step { (place, name?.text ?? "id") } else { nil }
    }
  }
}

extension SwiftFragment {
  /// Whether the type is a result whose success has no value: `Result<Void, E>`.
  package var isResultWithoutValue: Bool {
    guard case .generic("Result", let arguments)? = analysis.typeForm else { return false }
    return [.named("Void"), .other("Void")].contains(arguments.first)
  }
}

extension FeatureAction {
  /// The path to the action in its feature.
  public var path: ActionPath {
    ActionPath(
      steps: groups.map { .group($0) }, .action(caseName.value), parameters: parameters)
  }
}
