import SpecSource
import SpecSwift

/// A stored field of a state, a model or a nested struct.
public struct Field: Sendable {
  /// The field's name.
  public var name: Located<String>
  /// Its type.
  public var type: SwiftFragment
  /// Whether the type is an optional, which needs no default.
  public var isOptional: Bool
  /// Its value when the initialiser is not given one.
  public var defaultValue: Optional<SwiftFragment>
  /// What it holds.
  public var documentation: Documentation
  /// Whether a view may write it through a binding: by an action, or what is shared itself.
  public var isBinding: Bool
  /// Whether it never changes.
  public var isConstant: Bool
  /// Whether it can be compared.
  public var isEquatable: Bool
  /// How it refers to a value that several features see; nil for a value of its own.
  public var shared: Optional<SharedField>
  /// Whether its type is that of its default, without one being named.
  public var isTypeInferred: Bool
  /// Statements over the state that follow each change of it; `oldValue` is in scope.
  public var didSet: Optional<SwiftFragment>
  /// The property wrapper around it with its arguments, without `@`.
  public var wrapper: Optional<SwiftFragment>
  /// Who sees it, where that differs from its type.
  public var access: Optional<MemberAccess>
  /// The key that keeps it out of the initialiser, so that it begins with its default.
  public var startsAtDefault: Optional<SourceSpan>

  /// Whether an action tells what a view writes; nothing tells it of a shared value.
  public var isBoundByAction: Bool { isBinding && shared == nil }

  /// Whether the initialiser must be given a value.
  public var isRequired: Bool {
    defaultValue == nil && !isOptional && shared?.isHandedOver != false && !isFetched
      && startsAtDefault == nil
  }

  /// Whether a database sets its value, and nothing else does: the wrappers of SQLiteData.
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
  /// Its type.
  public var type: SwiftFragment
  /// The statements that compute it.
  public var getter: SwiftFragment
  /// The statements that take `newValue`, if it can be set.
  public var setter: Optional<SwiftFragment>
  /// What it means.
  public var documentation: Documentation
  /// Who sees it, where that differs from its type.
  public var access: Optional<MemberAccess>
}

/// The access of a property of a public type.
public enum MemberAccess: String, CaseIterable, Sendable {
  /// Every module reads and writes it.
  case `public`
  /// Every module reads it, and its own writes it.
  case publicReading = "internal(set)"
  /// Only its own module sees it.
  case `internal`
}

/// A parameter of an action, an endpoint or an enum's case.
public struct Parameter: Sendable {
  /// The label at the call; nil for none (`_ text`).
  public var label: Optional<String>
  /// The name inside.
  public var name: Located<String>
  /// Its type.
  public var type: SwiftFragment
  /// Its value where a call leaves it out.
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
  /// What kind of type it is.
  public enum Kind: Sendable {
    /// An enum of cases.
    case enumeration([EnumCase])
    /// A struct of fields.
    case structure([Field])
  }

  /// The type's name.
  public var name: Located<String>
  /// Its kind and content.
  public var kind: Kind
  /// Properties computed from the value.
  public var computed: [ComputedProperty]
  /// Protocols it conforms to beyond those it always does.
  public var conformances: [Located<String>]
  /// What it is for.
  public var documentation: Documentation
  /// Where the spec says that it is declared in the state; nil where it is declared beside it.
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
  /// Its raw value, as text.
  public var rawValue: Optional<String>
  /// Its payload.
  public var parameters: [Parameter]
  /// What it means.
  public var documentation: Documentation
}
