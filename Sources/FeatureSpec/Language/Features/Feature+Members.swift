import SpecSource
import SpecSwift

extension Feature {
  /// The name without the name of the enclosing type: `Appearance`.
  public var ownName: String {
    outer.map { String(name.value.dropFirst($0.value.count + 1)) } ?? name.value
  }

  /// The name for places that allow no dots: `SettingsAppearance`.
  package var joinedName: String {
    FeatureSpec.joinedName(name.value)
  }

  /// The stored fields of the state.
  public var state: [Field] { stateForm.fields }

  /// Finds the action with the given name.
  public func action(named name: String) -> FeatureAction? {
    partsByName.actions.part(named: name)
  }

  /// Finds the stored field with the given name.
  public func field(named name: String) -> Field? {
    partsByName.fields.part(named: name)
  }

  /// Finds the computed property with the given name.
  public func computedProperty(named name: String) -> ComputedProperty? {
    partsByName.computed.part(named: name)
  }

  /// Finds the case with the given name, in a state that is an enum.
  package func stateCase(named name: String) -> EnumCase? {
    partsByName.stateCases.part(named: name)
  }

  /// Finds the parameter with the given name.
  public func parameter(named name: String) -> Field? {
    partsByName.parameters.part(named: name)
  }

  /// Finds the parameter with the given name, if it is a function.
  package func function(named name: String) -> Endpoint? {
    partsByName.functions.part(named: name)
  }

  /// Finds the child place with the given name.
  public func child(named name: String) -> Child? {
    partsByName.children.part(named: name)
  }

  /// Finds the reactions to events in the child, or in another place, with the given name.
  public func reactions(in place: String) -> [Reaction] {
    partsByName.reactions[place] ?? []
  }

  /// Finds the procedure with the given name.
  public func procedure(named name: String) -> Procedure? {
    partsByName.procedures.part(named: name)
  }

  /// The stack. A feature has at most one stack.
  public var stack: Child? {
    children.first { $0.presence == .stack }
  }

  /// The properties of the state that views may write by an action: fields with a binding, and computed properties
  /// that can be set.
  public var boundProperties: [Located<String>] {
    let computed = hasBindings ? computed.filter { $0.setter != nil } : []
    return state.filter(\.isBoundByAction).map(\.name) + computed.map(\.name)
  }

  /// Whether a view's write is an action of the feature's own, whose consequences the spec declares completely.
  public var declaresBinding: Bool { parts.declaresBinding }

  /// Whether views have access to the feature's own binding action, because the action's type is declared to be
  /// bindable.
  public var offersBinding: Bool { bindableAction != nil && declaresBinding }

  /// The place that declares that views write the state, although no field has a binding.
  package var bindableAction: Located<String>? { parts.bindableAction }
}

extension FeatureParts {
  /// Whether views write a field by an action, or may do so.
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

/// Converts a feature's name for files and for declarations next to features: `SettingsAppearance` for
/// `Settings.Appearance`.
public func joinedName(_ name: String) -> String {
  name.utf8.contains(UInt8(ascii: ".")) ? name.filter { $0 != "." } : name
}
