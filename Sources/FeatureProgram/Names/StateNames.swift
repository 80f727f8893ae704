import FeatureSpec
import SpecSource

extension NameLookup {
  /// Finds the fields and computed properties of a feature.
  func properties(of feature: Feature) -> [Meaning] {
    feature.state.map { field($0, of: feature.name.value, in: .feature(feature)) }
      + feature.computed.map { computed($0, of: feature.name.value, in: .feature(feature)) }
  }

  /// Finds all names in the state of a feature.
  func state(of feature: Feature) -> [Meaning] {
    let places = feature.children.filter { $0.hasProperty || $0.isCase }.map(property)
    let cases = (feature.stateForm.cases ?? []).filter {
      feature.child(named: $0.name.value) == nil
    }
    return properties(of: feature) + feature.state.compactMap { reference($0, in: feature) }
      + places + cases.map { enumCase($0, of: feature.name.value, in: .feature(feature)) }
      + feature.promptPlaces.map { property($0, of: feature) }
  }

  /// Finds the property with the given name in the state of a feature.
  func property(_ name: String, of feature: Feature) -> Meaning? {
    let home = DeclaredType.feature(feature)
    let owner = feature.name.value
    if name.first == "$" {
      return feature.field(named: String(name.dropFirst())).flatMap { reference($0, in: feature) }
    }
    if let found = feature.field(named: name) { return field(found, of: owner, in: home) }
    if let found = feature.computedProperty(named: name) {
      return computed(found, of: owner, in: home)
    }
    if let found = feature.child(named: name) {
      return found.hasProperty || found.isCase ? property(found) : nil
    }
    if let found = feature.stateCase(named: name) { return enumCase(found, of: owner, in: home) }
    return feature.promptPlace(named: name).map { property($0, of: feature) }
  }

  private func property(_ child: Child) -> Meaning {
    self.child(child, scope: stateScope(of: child))
  }

  private func property(_ place: PromptPlace, of feature: Feature) -> Meaning {
    Meaning(
      place.name.value, .promptPlace(place),
      scope: .names(place.prompts.map { prompt($0, of: feature) }))
  }

  private func stateScope(of child: Child) -> Scope? {
    let scope: Scope? =
      child.isOneOf ? .caseStates(child) : feature(in: child).map(Scope.state)
    return switch child.presence {
    case .always, .optional: scope
    case .many, .stack: scope.map(Scope.elements)
    }
  }

  /// Finds the cases of a place of several features, each with its state.
  func stateCases(of child: Child) -> [Meaning] {
    child.features.map { member($0, scope: Scope.state) }
      + child.plainCases.map { one in
        let prompts = one.prompts.map { Meaning($0.name.value, .prompt($0)) }
        return Meaning(
          one.name.value, .plainCase(one), scope: one.type == nil ? .names(prompts) : nil)
      }
  }

  /// Makes the meaning of a stored property.
  func field(_ field: Field, of owner: String, in home: DeclaredType) -> Meaning {
    Meaning(field.name.value, .field(field), owner: owner, home: home)
  }

  /// Makes the meaning of a shared field's reference, which only Swift names.
  private func reference(_ field: Field, in feature: Feature) -> Meaning? {
    guard field.shared != nil else { return nil }
    return Meaning(
      "$\(field.name.value)", .reference(field), owner: feature.name.value,
      home: .feature(feature))
  }

  /// Finds the members of a reference to a shared value: the method that changes the value, and the members of the
  /// value.
  func members(ofReferenceTo field: Field, in home: DeclaredType?) -> Scope {
    let change = Meaning("withLock", .change(field), home: home)
    let parts = scope(ofType: field.type.text, in: home).map { names(in: $0) } ?? []
    return .names((field.shared?.isReader == true ? [] : [change]) + parts)
  }

  func computed(_ property: ComputedProperty, of owner: String, in home: DeclaredType) -> Meaning {
    Meaning(property.name.value, .computed(property), owner: owner, home: home)
  }

  /// Makes the meaning of an alert or a dialog.
  public func prompt(_ prompt: Prompt, of feature: Feature) -> Meaning {
    Meaning(prompt.name.value, .prompt(prompt), owner: feature.name.value, home: .feature(feature))
  }
}
