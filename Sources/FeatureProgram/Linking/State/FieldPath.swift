import FeatureSpec
import SpecSwift

extension FeatureProject {
  /// Finds the field that an address names, in a feature, in a child, or in a struct in a field; nil if no spec
  /// declares the field.
  func field(at address: Address, of feature: Feature) -> Field? {
    field(at: address.components[...], of: feature)
  }

  /// Whether other fields follow the changes of the field to which an address leads.
  public func isFollowed(_ address: Address, of feature: Feature) -> Bool {
    let own = address.components.first.flatMap { feature.field(named: $0.name.name) }
    return own?.didSet != nil || field(at: address, of: feature)?.didSet != nil
  }

  private func field(at path: ArraySlice<AddressComponent>, of feature: Feature) -> Field? {
    guard let first = path.first else { return nil }
    var rest = path.dropFirst()
    guard let child = feature.child(named: first.name.name) else {
      return feature.field(named: first.name.name).flatMap {
        field(at: rest, after: first, in: $0, typeScope(of: feature))
      }
    }
    var inside = child.features.first
    if child.isOneOf {
      inside = child.features.first { $0.name.value == rest.first?.name.name }
      rest = rest.dropFirst()
    }
    return inside.flatMap { self.feature(named: $0.feature.value) }.flatMap {
      field(at: rest, of: $0)
    }
  }

  /// Finds the field that the rest of an address names in a field's value, or the field itself.
  ///
  /// - Parameters:
  ///   - component: The name of the field, with the brackets after it.
  ///   - types: The names of types in the field's place.
  private func field(
    at path: ArraySlice<AddressComponent>, after component: AddressComponent, in field: Field,
    _ types: TypeScope
  ) -> Field? {
    guard let first = path.first else { return component.brackets.isEmpty ? field : nil }
    guard
      let name = types.form(of: field.type)?.structName(isElement: !component.brackets.isEmpty),
      let declared = structure(name)
    else { return nil }
    return declared.fields.first { $0.name.value == first.name.name }.flatMap {
      self.field(at: path.dropFirst(), after: first, in: $0, declared.types)
    }
  }

  /// Finds the fields of the struct with the given full name, and the names of types in the struct.
  func structure(_ name: String) -> (fields: [Field], types: TypeScope)? {
    if let nested = nestedType(named: name) {
      guard case .structure(let fields) = nested.type.kind else { return nil }
      return (fields, nested.scope)
    }
    return model(named: name).map { ($0.fields, typeScope(of: $0)) }
  }
}

extension FeatureProject {
  /// Finds the type of a field, or of a part of a field, in the feature's terms; nil if only the compiler knows the
  /// type.
  ///
  /// - Parameter names: The names that lead to the field or the part.
  public func typeOfPart(_ names: [String], of feature: Feature) -> SwiftFragment? {
    guard var field = names.first.flatMap({ feature.field(named: $0) }) else { return nil }
    let types = typeScope(of: feature)
    for name in names.dropFirst() {
      guard case .named(let type)? = types.form(of: field.type), let declared = structure(type),
        let part = declared.fields.first(where: { $0.name.value == name })
      else { return nil }
      field = part
      // The feature uses the same names for the types that it declares itself.
      if !isDeclared(type, in: feature) { field.type = declared.types.outside(part.type) }
    }
    return field.type
  }
}

extension FeatureProject {
  /// Whether a feature declares the nested type with the given full name.
  private func isDeclared(_ type: String, in feature: Feature) -> Bool {
    if case .feature(let owner)? = index.nestedTypes[type]?.owner {
      owner === feature
    } else {
      false
    }
  }
}

extension TypeForm {
  /// Finds the name of the type of a value, or of the value's elements.
  fileprivate func structName(isElement: Bool) -> String? {
    switch self {
    case .named(let name) where !isElement: name
    case .optional(let form): form.structName(isElement: isElement)
    case .array(let element) where isElement: element.structName(isElement: false)
    case .generic("IdentifiedArrayOf", let arguments) where isElement:
      arguments.first?.structName(isElement: false)
    default: nil
    }
  }
}
