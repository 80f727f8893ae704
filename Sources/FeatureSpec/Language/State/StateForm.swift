import SpecSource
import SpecSwift

/// What the state of a feature is.
public enum StateForm: Sendable {
  /// A struct of fields.
  case fields([Field])
  /// An enum of cases; a case with the name of a child holds the child's state.
  case cases([EnumCase])
  /// A type that is declared elsewhere.
  case type(SwiftFragment)

  /// The stored fields.
  public var fields: [Field] {
    if case .fields(let fields) = self { fields } else { [] }
  }

  /// The cases; nil where it is no enum.
  public var cases: [EnumCase]? {
    if case .cases(let cases) = self { cases } else { nil }
  }

  /// The type; nil where the spec declares it.
  public var type: SwiftFragment? {
    if case .type(let type) = self { type } else { nil }
  }

  /// Whether it is made of what a spec lists: fields, children, alerts and dialogs.
  public var isStruct: Bool {
    if case .fields = self { true } else { false }
  }
}

extension Feature {
  /// The state as an enum, if it is one.
  package var stateEnum: NestedType? {
    stateForm.cases.map {
      NestedType(
        name: name.map { _ in "State" }, kind: .enumeration($0), computed: computed,
        conformances: [], documentation: .none, inState: nil)
    }
  }

  /// The type of its state as an external feature's spec names it.
  package var externalState: String? {
    isExternal ? stateForm.type?.text : nil
  }

  /// Whether no spec declares the fields of its state.
  package var hasUnknownState: Bool {
    stateForm.type != nil || isExternal && state.isEmpty
  }

  /// Whether it could not be read whether the state is made of fields.
  package var hasUnreadForm: Bool {
    stateForm.isStruct && state.isEmpty && !parts.state.missing.isEmpty
  }

  /// Whether no spec declares which of its fields have bindings.
  package var hasUnknownBindings: Bool {
    isExternal && hasUnknownState
  }
}

extension TestStep {
  /// The state as a whole that the step expects of a feature whose state is not made of fields.
  public func wholeState(of feature: Feature) -> SwiftFragment? {
    guard let changes, !feature.stateForm.isStruct, changes.analysis.isSingleExpression,
      !changes.analysis.mentions("state")
    else { return nil }
    return changes
  }
}

extension Feature {
  /// A case of the state as a hint writes it: `.idle`, `.loaded(…)`.
  package func written(_ one: EnumCase) -> String {
    let holds = !one.parameters.isEmpty || child(named: one.name.value)?.isCase == true
    return ".\(one.name.value)" + (holds ? "(…)" : "")
  }
}
