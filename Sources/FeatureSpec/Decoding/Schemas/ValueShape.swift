/// What the value of a key looks like in YAML, as far as editors can check it.
indirect enum ValueShape: Sendable {
  /// A text for people, or a name that need not be an identifier.
  case text
  /// Swift, which YAML may take for a number, a truth value, a list or nothing.
  case swift
  /// `true` or `false`.
  case flag
  /// `on` or `off`, which some take for truth values.
  case `switch`
  /// A number from 1 on.
  case count
  /// A name that becomes a Swift identifier.
  case identifier
  /// Names that become Swift identifiers, with dots between them.
  case dottedName
  /// One of a few words.
  case choice([String])
  /// A mapping of the definition of a name, or what may stand in its place.
  case reference(String)
  /// One of something, or a list.
  case list(ValueShape)
  /// A mapping whose keys are names that the spec's author chose.
  case mapping(ValueShape)
  /// One of several.
  case either([ValueShape])
  /// A value in which something is named, or a mapping whose keys name it.
  case names(NameUse, in: ValueShape)
  /// Whatever.
  case anything

  /// Swift, or a list of it.
  static let swifts = ValueShape.list(.swift)
  /// A text, or a list of texts.
  static let texts = ValueShape.list(.text)
  /// A name, or a list of names.
  static let identifiers = ValueShape.list(.identifier)
  /// The name of an action, or a list of them.
  static let actionNames = ValueShape.list(.dottedName)
  /// A text for people, or a mapping that says how it is translated.
  static let shownText = ValueShape.reference("text")
  /// Swift by name.
  static let values = ValueShape.mapping(.swift)

  /// Swift that names an action.
  static let action = ValueShape.names(.action, in: .swift)
  /// A Swift type.
  static let type = ValueShape.names(.type, in: .swift)
  /// `Type = value`.
  static let typedValue = ValueShape.names(.typedValue, in: .swift)
  /// The name of a feature, that of the type around it in front.
  static let feature = ValueShape.names(.feature, in: .dottedName)
  /// Types by name.
  static let parameters = ValueShape.mapping(.type)

  /// A mapping of a definition, or a list of them.
  static func references(_ name: String) -> ValueShape {
    .list(.reference(name))
  }

  /// Mappings of a definition, by name.
  static func named(_ name: String) -> ValueShape {
    .mapping(.reference(name))
  }
}
