import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// The encoding and decoding of a state, for states whose synthesized coding would include more than their fields.
struct CodingModel: TemplateModel {
  var access: Settings.Access
  var keys: Code
  var decoding: [Code]?
  var encoding: [Code]?
  var container: String

  static let members = Members<Self>(
    "coding", "How a state is encoded and decoded: by its fields and children."
  ) {
    Member("access", \.access, accessMeaning)
    Member("keys", \.keys, "the cases of the enum of keys: `case count, name`")
    Member(
      "container", \.container, "the constant of the container that the functions read and write")
    Member(
      "decoding", \.decoding, "the initializer from a decoder; false if Swift generates it",
      holding: "statements", "the statements")
    Member(
      "encoding", \.encoding, "the function that encodes; false if Swift generates it",
      holding: "statements", "the statements")
  }
}

/// Turns the fields and children of a state into its coding.
struct CodingLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The properties of the state.
  let stored: StoredFields

  /// Returns the coding; nil for a state that is neither encoded nor decoded, or whose coding Swift synthesizes
  /// completely.
  func lower() -> CodingModel? {
    let protocols = project.stateConformances(of: feature)
    guard feature.stateForm.isStruct, protocols.decode || protocols.encode else { return nil }
    return CodingModel(
      access: stored.access, keys: keys,
      decoding: isWritten && protocols.decode ? stored.fields.flatMap(decode) : nil,
      encoding: isWritten && protocols.encode ? coded.map(encode) : nil,
      container: container)
  }

  /// The properties with a key. Alerts, dialogs and values from a database have no keys.
  private var coded: [StoredProperty] {
    stored.fields.filter { property in
      !property.isFetched && feature.promptPlace(named: property.name.value) == nil
    }
  }

  /// Whether the functions are written. They are needed for macros that store values elsewhere, and for shared and
  /// wrapped properties.
  private var isWritten: Bool {
    dialect == .tca || coded.contains { $0.shared != nil || $0.wrapper != nil }
  }

  private var keys: Code {
    let names = coded.map(\.name.declaredCode)
    return names.enumerated().map { index, name in
      let line: Code = "case \(name)"
      return index == 0 ? line : .line(", \(name)", else: "\n\(line)")
    }.joined()
  }

  /// A name for the container that no field has.
  private var container: String {
    let names = Set(stored.fields.map(\.name.value))
    return ["container", "values"].first { !names.contains($0) } ?? "codingValues"
  }

  /// Returns the statements that set a property to its decoded value.
  private func decode(_ property: StoredProperty) -> [Code] {
    guard !property.isFetched else { return [] }
    let name = property.name
    guard feature.promptPlace(named: name.value) == nil else {
      return ["self.\(name.memberCode) = nil"]
    }
    guard property.shared != nil else {
      let place = stored.storage(of: property).map { Code($0) } ?? name.memberCode
      return ["self.\(place) = \(decoded(property))"]
    }
    // A value that is saved under the key takes precedence.
    return [
      "let \(name.declaredCode) = \(decoded(property))",
      property.referring(to: name.declaredCode),
    ]
  }

  /// Returns the expression that decodes the value of a property.
  private func decoded(_ property: StoredProperty) -> Code {
    let type = project.propertyType([property.name.value], of: feature, isOutside: true)
    let value = property.isOptional ? wrapped(of: type.text) : nil
    let call = Code.call(
      "\(container).decode\(value == nil ? "" : "IfPresent")",
      ["\(value.map { Code($0) } ?? type).self", key(of: property)])
    return "try \(call)"
  }

  private func encode(_ property: StoredProperty) -> Code {
    let isOptional = property.isOptional && wrapped(of: property.type.text) != nil
    let call = Code.call(
      "\(container).encode\(isOptional ? "IfPresent" : "")",
      ["self.\(property.name.memberCode)", key(of: property)])
    return "try \(call)"
  }

  private func key(of property: StoredProperty) -> Code {
    .labeled("forKey", ".\(property.name.memberCode)")
  }
}
