/// What a value, or the keys of a mapping, name, so that editors can complete it.
package enum NameUse: Sendable, CaseIterable {
  /// An action of the feature or, behind a dot, of a child; Swift in its parentheses.
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
  /// A name of the feature's own for a dependency.
  case ownDependency
  /// A dependency's key or, behind a dot, an endpoint.
  case override
  /// A field of the state that the initialiser is given.
  case field
  /// A piece of the state, also of a child's.
  case stateField
  /// A field that can be bound, with a value: `field = value`.
  case binding
  /// An event that a feature can react to.
  case reaction
  /// The id of an effect.
  case effect
  /// An alert, a dialog or a child that `present` shows.
  case presentable
  /// An alert.
  case alert
  /// A dialog.
  case dialog
  /// A child that `push` puts on the stack.
  case pushable
  /// A property that `dismiss` makes nil.
  case dismissible
  /// A procedure.
  case procedure
  /// A parameter of the alert or dialog around it.
  case parameter
  /// A parameter of the feature that is made there.
  case argument
  /// A field, a computed property or a child.
  case property
  /// A template set.
  case templateSet
  /// A style of the settings.
  case style
}
