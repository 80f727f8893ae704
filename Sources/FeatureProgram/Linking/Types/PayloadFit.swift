import FeatureSpec
import SpecSwift

/// A check for values that certainly do not fit a payload, because specs, Swift and Foundation declare both types.
///
/// Any other name may be an alias, which only the compiler knows.
struct PayloadFit {
  let project: FeatureProject

  /// The types of Swift and Foundation to which Swift converts no value of another type.
  static let plainTypes: Set<String> = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int8", "Int16",
    "Int32", "Int64", "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL",
    "UUID",
  ]

  /// Whether no value of a type can be passed for another type. Both types have their names for the whole project.
  func isExcluded(_ value: TypeForm, for payload: TypeForm) -> Bool {
    switch (value, payload) {
    case (.other, _), (_, .other), (.generic, _), (_, .generic): false
    case (.optional(let value), .optional(let payload)): isExcluded(value, for: payload)
    case (_, .optional(let payload)): isExcluded(value, for: payload)
    case (.optional, .array), (.optional, .dictionary): true
    case (.optional, .named(let name)): isKnown(name)
    case (.array(let value), .array(let payload)): isExcluded(value, for: payload)
    case (.dictionary(let key, let value), .dictionary(let payloadKey, let payload)):
      isExcluded(key, for: payloadKey) || isExcluded(value, for: payload)
    case (.array, .dictionary), (.dictionary, .array): true
    case (.array, .named(let name)), (.dictionary, .named(let name)),
      (.named(let name), .array), (.named(let name), .dictionary):
      isKnown(name)
    case (.named(let value), .named(let payload)):
      value != payload && isKnown(value) && isKnown(payload)
    }
  }

  /// Whether a full name always means one type, which Swift, Foundation or a spec declares.
  private func isKnown(_ name: String) -> Bool {
    Self.plainTypes.contains(name) || project.model(named: name) != nil
      || project.index.nestedTypes[name] != nil
  }
}

extension [Parameter] {
  /// The parameter that receives the value of an effect when no payload is written: the only parameter without a
  /// default, or the first; nil if further parameters need a value, too.
  public var taking: Parameter? {
    let required = filter { $0.defaultValue == nil }
    guard required.count < 2, let taking = required.first ?? first,
      // Swift would pass the value to the first of several parameters with the same label.
      first(where: { $0.label == taking.label })?.name.value == taking.name.value
    else { return nil }
    return taking
  }
}
