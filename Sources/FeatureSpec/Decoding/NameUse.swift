/// What a value, or the keys of a mapping, are names of, so that editors can offer them.
package enum NameUse: Sendable, CaseIterable {
  /// An action of the feature or, behind a dot, of what lives in it; Swift in its parentheses.
  case action
  /// An action of the feature itself.
  case ownAction
  /// A Swift type.
  case type
  /// A Swift type and a value: `Type = value`.
  case typedValue
  /// A feature.
  case feature
  /// A dependency's key.
  case dependency
  /// A dependency's key or, behind a dot, an endpoint.
  case override
  /// A field of the state that the initialiser is given.
  case field
  /// A piece of the state, also of what lives in it.
  case stateField
  /// A field that can be bound, with a value: `field = value`.
  case binding
  /// Something that a feature can react to.
  case reaction
  /// The id of an effect.
  case effect
  /// What can be shown.
  case presentable
  /// What can be put on the stack.
  case pushable
  /// What can be taken away.
  case dismissible
  /// A procedure.
  case procedure
  /// A parameter of the alert or dialog around it.
  case parameter
  /// A field, a computed property or a child.
  case property
  /// A template set.
  case templateSet
}
