/// The YAML form of a key's value, as far as editors can check it.
indirect enum ValueShape: Sendable {
  /// A text for people, or a name that need not be an identifier.
  case text
  /// Swift, which YAML may read as a number, a Boolean, a list or nothing.
  case swift
  /// `true` or `false`.
  case flag
  /// `on` or `off`, which some YAML readers read as Booleans.
  case `switch`
  /// A number that is 1 or greater.
  case count
  /// A name that becomes a Swift identifier.
  case identifier
  /// Names that become Swift identifiers, with dots between them.
  case dottedName
  /// One of a few words.
  case choice([String])
  /// A mapping with the definition of a name, or the short form of that definition.
  case reference(String)
  /// A single value, or a list.
  case list(ValueShape)
  /// A mapping whose keys are names that the spec's author chose.
  case mapping(ValueShape)
  /// One of several shapes.
  case either([ValueShape])
  /// A value that names a declaration, or a mapping whose keys name declarations.
  case names(NameUse, in: ValueShape)
  /// Any value.
  case anything

  /// Swift, or a list of Swift.
  static let swifts = ValueShape.list(.swift)
  /// A text, or a list of texts.
  static let texts = ValueShape.list(.text)
  /// A name, or a list of names.
  static let identifiers = ValueShape.list(.identifier)
  /// The name of an action, or a list of such names.
  static let actionNames = ValueShape.list(.dottedName)
  /// A text for people, or a mapping that specifies how the text is translated.
  static let shownText = ValueShape.reference("text")
  /// Swift by name.
  static let values = ValueShape.mapping(.swift)

  /// Swift that names an action.
  static let action = ValueShape.names(.action, in: .swift)
  /// A Swift type.
  static let type = ValueShape.names(.type, in: .swift)
  /// `Type = value`.
  static let typedValue = ValueShape.names(.typedValue, in: .swift)
  /// The name of a feature, with the name of the enclosing type in front.
  static let feature = ValueShape.names(.feature, in: .dottedName)
  /// Types by name.
  static let parameters = ValueShape.mapping(.type)

  /// Makes the shape of a mapping with a definition, or of a list of such mappings.
  static func references(_ name: String) -> ValueShape {
    .list(.reference(name))
  }

  /// Makes the shape of mappings with a definition, by name.
  static func named(_ name: String) -> ValueShape {
    .mapping(.reference(name))
  }
}
