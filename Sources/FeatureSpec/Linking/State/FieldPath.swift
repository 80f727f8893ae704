import SpecSwift

extension FeatureProject {
  /// The field that an address names: of a feature, of a child, or of a struct in a field; nil where no spec declares it.
  func field(at address: Address, of feature: Feature) -> Field? {
    field(at: address.components[...], of: feature)
  }

  /// Whether other fields follow the changes of the one that an address leads to.
  public func isFollowed(_ address: Address, of feature: Feature) -> Bool {
    let own = address.components.first.flatMap { feature.field(named: $0.name.name) }
    return own?.didSet != nil || field(at: address, of: feature)?.didSet != nil
  }

  private func field(at path: ArraySlice<AddressComponent>, of feature: Feature) -> Field? {
    guard let first = path.first else { return nil }
    var rest = path.dropFirst()
    guard let child = feature.child(named: first.name.name) else {
      return feature.field(named: first.name.name).flatMap {
        field(at: rest, behind: first, in: $0, beside: feature.types)
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

  /// The field that the rest of an address names in a field's value, or the field itself.
  ///
  /// - Parameters:
  ///   - component: The name of the field, with what stands in brackets behind it.
  ///   - types: The types nested beside it.
  private func field(
    at path: ArraySlice<AddressComponent>, behind component: AddressComponent, in field: Field,
    beside types: [NestedType]
  ) -> Field? {
    guard let first = path.first else { return component.brackets.isEmpty ? field : nil }
    guard
      let name = field.type.analysis.typeForm?.structName(isElement: !component.brackets.isEmpty),
      let declared = structure(name, beside: types)
    else { return nil }
    return declared.fields.first { $0.name.value == first.name.name }.flatMap {
      self.field(at: path.dropFirst(), behind: first, in: $0, beside: declared.types)
    }
  }

  /// The fields of a struct of a name, and the types nested beside them.
  func structure(
    _ name: String, beside types: [NestedType]
  ) -> (fields: [Field], types: [NestedType])? {
    if let nested = types.first(where: { $0.name.value == name }) {
      guard case .structure(let fields) = nested.kind else { return nil }
      return (fields, types)
    }
    guard case .model(let model)? = declarations[name] else { return nil }
    return (model.fields, model.types)
  }
}

extension FeatureProject {
  /// The type of a field, or of a part of one, as it is called in the feature; nil if only the compiler knows it.
  ///
  /// - Parameter names: The names that lead to it.
  public func typeOfPart(_ names: [String], of feature: Feature) -> SwiftFragment? {
    guard var field = names.first.flatMap({ feature.field(named: $0) }) else { return nil }
    var (types, isOfModel) = (feature.types, false)
    for name in names.dropFirst() {
      guard case .named(let type)? = field.type.analysis.typeForm,
        let declared = structure(type, beside: types),
        let part = declared.fields.first(where: { $0.name.value == name })
      else { return nil }
      isOfModel = isOfModel || !types.contains { $0.name.value == type }
      (field, types) = (part, declared.types)
    }
    // What is nested in a model is called otherwise outside of it.
    let named = field.type.analysis.typeNames.map(\.base.name)
    return isOfModel && types.contains { named.contains($0.name.value) } ? nil : field.type
  }
}

extension TypeForm {
  /// The name of the type of a value, or of its elements.
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
