import SpecSource
import SpecSwift

/// A stored field of a state, a model or a nested struct.
public struct Field: Sendable {
  /// The field's name.
  public var name: Located<String>
  /// The field's type.
  public var type: SwiftFragment
  /// Whether the type is an optional, which needs no default.
  public var isOptional: Bool
  /// The field's value when the initialiser is given no value.
  public var defaultValue: Optional<SwiftFragment>
  /// The documentation of the field.
  public var documentation: Documentation
  /// Whether a view may write the field through a binding: by an action, or directly to a shared value.
  public var isBinding: Bool
  /// Whether the field never changes.
  public var isConstant: Bool
  /// Whether the field can be compared.
  public var isEquatable: Bool
  /// The reference to a value that several features share; nil for a value of the field's own.
  public var shared: Optional<SharedField>
  /// Whether the field's type is inferred from its default, because the spec names no type.
  public var isTypeInferred: Bool
  /// The statements over the state that follow each change of the field; `oldValue` is in scope.
  public var didSet: Optional<SwiftFragment>
  /// The field's property wrapper with its arguments, without `@`.
  public var wrapper: Optional<SwiftFragment>
  /// The access of the field, if it differs from the access of its type.
  public var access: Optional<MemberAccess>
  /// The key that keeps the field out of the initialiser, so that the field begins with its default.
  public var startsAtDefault: Optional<SourceSpan>

  /// Whether an action reports a view's write to the field. No action reports a write to a shared value.
  public var isBoundByAction: Bool { isBinding && shared == nil }

  /// Whether the initialiser requires a value for the field.
  public var isRequired: Bool {
    defaultValue == nil && !isOptional && shared?.isHandedOver != false && !isFetched
      && startsAtDefault == nil
  }

  /// Whether only a database sets the field's value, through the wrappers of SQLiteData.
  public var isFetched: Bool {
    wrapper?.analysis.references.first.map {
      ["Fetch", "FetchAll", "FetchOne"].contains($0.base.name)
    } ?? false
  }
}

/// A property that is computed from the fields.
public struct ComputedProperty: Sendable {
  /// The property's name.
  public var name: Located<String>
  /// The property's type.
  public var type: SwiftFragment
  /// The statements that compute the property.
  public var getter: SwiftFragment
  /// The statements that receive `newValue`, if the property can be set.
  public var setter: Optional<SwiftFragment>
  /// The documentation of the property.
  public var documentation: Documentation
  /// The access of the property, if it differs from the access of its type.
  public var access: Optional<MemberAccess>
}

/// The access of a property of a public type.
public enum MemberAccess: String, CaseIterable, Sendable {
  /// Every module reads and writes the property.
  case `public`
  /// Every module reads the property, and only its own module writes it.
  case publicReading = "internal(set)"
  /// Only its own module sees the property.
  case `internal`
}

/// A parameter of an action, an endpoint or an enum's case.
public struct Parameter: Sendable {
  /// The label at the call; nil for none (`_ text`).
  public var label: Optional<String>
  /// The parameter's name inside of the function or the block.
  public var name: Located<String>
  /// The parameter's type.
  public var type: SwiftFragment
  /// The parameter's value when a call omits it.
  public var defaultValue: Optional<SwiftFragment>

  /// Makes a parameter.
  package init(
    label: String?, name: Located<String>, type: SwiftFragment, defaultValue: SwiftFragment?
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// A type nested in a feature or a model.
public struct NestedType: Sendable {
  /// The kind of a type.
  public enum Kind: Sendable {
    /// An enum of cases.
    case enumeration([EnumCase])
    /// A struct of fields.
    case structure([Field])
  }

  /// The type's name.
  public var name: Located<String>
  /// The type's kind and content.
  public var kind: Kind
  /// The properties that are computed from the value.
  public var computed: [ComputedProperty]
  /// The protocols that the type conforms to in addition to its usual protocols.
  public var conformances: [Located<String>]
  /// The documentation of the type.
  public var documentation: Documentation
  /// The place where the spec declares that the type is in the state; nil for a type next to the state.
  public var inState: Optional<SourceSpan>

  /// Makes a type.
  package init(
    name: Located<String>, kind: Kind, computed: [ComputedProperty],
    conformances: [Located<String>], documentation: Documentation, inState: SourceSpan?
  ) {
    self.name = name
    self.kind = kind
    self.computed = computed
    self.conformances = conformances
    self.documentation = documentation
    self.inState = inState
  }
}

/// A case of a nested enum.
public struct EnumCase: Sendable {
  /// The case's name.
  public var name: Located<String>
  /// The case's raw value, as text.
  public var rawValue: Optional<String>
  /// The case's payload.
  public var parameters: [Parameter]
  /// The documentation of the case.
  public var documentation: Documentation
}
