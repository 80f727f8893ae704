import SpecSource
import SpecSwift

extension Feature {
  /// The name without that of the type around it: `Appearance`.
  public var ownName: String {
    outer.map { String(name.value.dropFirst($0.value.count + 1)) } ?? name.value
  }

  /// The name where no dots can stand: `SettingsAppearance`.
  package var joinedName: String {
    FeatureSpec.joinedName(name.value)
  }

  /// The stored fields of the state.
  public var state: [Field] { stateForm.fields }

  /// The action of a name.
  public func action(named name: String) -> FeatureAction? {
    partsByName.actions.part(named: name)
  }

  /// The stored field of a name.
  public func field(named name: String) -> Field? {
    partsByName.fields.part(named: name)
  }

  /// The computed property of a name.
  public func computedProperty(named name: String) -> ComputedProperty? {
    partsByName.computed.part(named: name)
  }

  /// The case of a name, of a state that is an enum.
  package func stateCase(named name: String) -> EnumCase? {
    partsByName.stateCases.part(named: name)
  }

  /// The parameter of a name.
  public func parameter(named name: String) -> Field? {
    partsByName.parameters.part(named: name)
  }

  /// The parameter of a name that is a function.
  package func function(named name: String) -> Endpoint? {
    partsByName.functions.part(named: name)
  }

  /// The child slot of a name.
  public func child(named name: String) -> Child? {
    partsByName.children.part(named: name)
  }

  /// The reactions to something in a child, or in another place of a name.
  public func reactions(in place: String) -> [Reaction] {
    partsByName.reactions[place] ?? []
  }

  /// The procedure of a name.
  public func procedure(named name: String) -> Procedure? {
    partsByName.procedures.part(named: name)
  }

  /// The stack, of which a feature has one at most.
  public var stack: Child? {
    children.first { $0.presence == .stack }
  }

  /// The properties of the state that views may write by an action: fields with a binding, and computed ones that can be set.
  public var boundProperties: [Located<String>] {
    let computed = hasBindings ? computed.filter { $0.setter != nil } : []
    return state.filter(\.isBoundByAction).map(\.name) + computed.map(\.name)
  }

  /// Whether what views write is an action of the feature's own, with which it does what it says and nothing else.
  public var declaresBinding: Bool { parts.declaresBinding }

  /// Whether views find that action: its type is said to be bindable.
  public var offersBinding: Bool { bindableAction != nil && declaresBinding }

  /// Where it is said that views write, though no field has a binding.
  package var bindableAction: Located<String>? { parts.bindableAction }
}

extension FeatureParts {
  /// Whether views write a field by an action, or might.
  var hasBindings: Bool {
    state.form.fields.contains(where: \.isBoundByAction)
      || !head.isExternal
        && (bindableAction != nil && !declaresBinding
          || actions.groups.contains(where: \.holdsBindings))
  }

  fileprivate var declaresBinding: Bool { actions.own.contains(where: \.isBinding) }

  fileprivate var bindableAction: Located<String>? {
    types.conformances.action?.names.first { $0.value == "BindableAction" }
  }
}

/// A feature's name for files and for what is declared beside features: `SettingsAppearance` for `Settings.Appearance`.
public func joinedName(_ name: String) -> String {
  name.utf8.contains(UInt8(ascii: ".")) ? name.filter { $0 != "." } : name
}
