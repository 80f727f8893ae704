import SpecSwift

/// Finds values that certainly do not fit a payload, because specs, Swift and Foundation declare both types.
///
/// Any other name may be an alias, which only the compiler knows.
struct PayloadFit {
  let project: FeatureProject

  /// Types of Swift and Foundation to which Swift converts no value of another type.
  static let plainTypes: Set<String> = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int8", "Int16",
    "Int32", "Int64", "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL",
    "UUID",
  ]

  /// Whether no value of a type can be given where another one is wanted.
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
      canonical(value) != canonical(payload) && isKnown(value) && isKnown(payload)
    }
  }

  /// Whether a name always means one type: no spec declares another type of that name.
  private func isKnown(_ name: String) -> Bool {
    let name = canonical(name)
    let nested = project.features.flatMap(\.types) + project.clients.flatMap(\.types)
    return !nested.contains { $0.name.value == name }
      && (Self.plainTypes.contains(name) || project.models.contains { $0.name.value == name })
  }

  /// A name without its module, and one name for types that have two.
  private func canonical(_ name: String) -> String {
    let parts = name.split(separator: ".")
    guard parts.count == 2 else { return name == "TimeInterval" ? "Double" : name }
    let modules = ["Foundation"] + project.settings.modules.map(\.name.value)
    return modules.contains(String(parts[0])) ? canonical(String(parts[1])) : name
  }
}

extension [Parameter] {
  /// The one that receives what an effect gives where no payload is written: the only one without a default, or the
  /// first; nil if others need a value, too.
  public var taking: Parameter? {
    let required = filter { $0.defaultValue == nil }
    guard required.count < 2, let taking = required.first ?? first,
      // Swift would give the value to the first of several with the same label.
      first(where: { $0.label == taking.label })?.name.value == taking.name.value
    else { return nil }
    return taking
  }
}
