import SpecSource
import SpecSwift

/// The form of a feature's state.
public enum StateForm: Sendable {
  /// A struct of fields.
  case fields([Field])
  /// An enum of cases. A case with the name of a child holds the child's state.
  case cases([EnumCase])
  /// A type that is declared elsewhere.
  case type(SwiftFragment)

  /// The stored fields.
  public var fields: [Field] {
    if case .fields(let fields) = self { fields } else { [] }
  }

  /// The cases; nil if the state is no enum.
  public var cases: [EnumCase]? {
    if case .cases(let cases) = self { cases } else { nil }
  }

  /// The type; nil if the spec declares the state itself.
  public var type: SwiftFragment? {
    if case .type(let type) = self { type } else { nil }
  }

  /// Whether the state consists of the declarations that a spec lists: fields, children, alerts and dialogs.
  public var isStruct: Bool {
    if case .fields = self { true } else { false }
  }
}

extension Feature {
  /// The state as an enum, if the state is an enum.
  package var stateEnum: NestedType? {
    stateForm.cases.map {
      NestedType(
        name: name.map { _ in "State" }, kind: .enumeration($0), computed: computed,
        conformances: [], documentation: .none, inState: nil)
    }
  }

  /// The type of the feature's state, as an external feature's spec names it.
  package var externalState: String? {
    isExternal ? stateForm.type?.text : nil
  }

  /// Whether no spec declares the fields of the feature's state.
  package var hasUnknownState: Bool {
    stateForm.type != nil || isExternal && state.isEmpty
  }

  /// Whether it is unknown, because of errors, that the state consists of fields.
  package var hasUnreadForm: Bool {
    stateForm.isStruct && state.isEmpty && !parts.state.missing.isEmpty
  }

  /// Whether no spec declares the fields of the feature that have bindings.
  package var hasUnknownBindings: Bool {
    isExternal && hasUnknownState
  }
}

extension TestStep {
  /// Finds the whole state that the step expects, for a feature whose state does not consist of fields.
  public func wholeState(of feature: Feature) -> SwiftFragment? {
    guard let changes, !feature.stateForm.isStruct, changes.analysis.isSingleExpression,
      !changes.analysis.mentions("state")
    else { return nil }
    return changes
  }
}

extension Feature {
  /// Writes a case of the state as in a hint: `.idle`, `.loaded(…)`.
  package func written(_ one: EnumCase) -> String {
    let holds = !one.parameters.isEmpty || child(named: one.name.value)?.isCase == true
    return ".\(one.name.value)" + (holds ? "(…)" : "")
  }
}
