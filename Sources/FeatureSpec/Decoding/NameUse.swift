/// The kind of name that a value, or the keys of a mapping, use, which lets editors complete the name.
package enum NameUse: Sendable, CaseIterable {
  /// An action of the feature or, after a dot, of a child; its parentheses contain Swift.
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
  /// A name that the feature itself gives to a dependency.
  case ownDependency
  /// A dependency's key or, after a dot, an endpoint.
  case override
  /// A field of the state that the initialiser takes.
  case field
  /// A part of the state, or of a child's state.
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
  /// A child that `push` adds to the stack.
  case pushable
  /// A property that `dismiss` sets to nil.
  case dismissible
  /// A procedure.
  case procedure
  /// A parameter of the enclosing alert or dialog.
  case parameter
  /// A parameter of the feature that is created at this place.
  case argument
  /// A field, a computed property or a child.
  case property
  /// A template set.
  case templateSet
  /// A style of the settings.
  case style
}
