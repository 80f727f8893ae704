import FeatureProgram
import FeatureSpec
import SpecSource

// The state.

extension NameLookup {
  /// The fields and computed properties of a feature.
  func properties(of feature: Feature) -> [Candidate] {
    feature.state.map { field($0, of: feature.name.value, in: .feature(feature)) }
      + feature.computed.map { computed($0, of: feature.name.value, in: .feature(feature)) }
  }

  /// Everything in the state of a feature.
  func state(of feature: Feature) -> [Candidate] {
    let places = feature.children.filter { $0.hasProperty || $0.isCase }.map {
      child($0, leadsTo: stateScope(of: $0))
    }
    let cases = (feature.stateForm.cases ?? []).filter {
      feature.child(named: $0.name.value) == nil
    }
    return properties(of: feature) + feature.state.compactMap { reference($0, in: feature) }
      + places + cases.map { enumCase($0, of: feature.name.value, in: .feature(feature)) }
      + feature.promptPlaces.map { place in
        Candidate(
          name: place.name.value, kind: .field,
          signature: "the \(place.kind.rawValue) that is shown, if one is",
          declaration: place.prompts.contains { $0.place != nil } ? place.name.span : nil,
          leadsTo: .names(place.prompts.map { prompt($0, of: feature) }))
      }
  }

  private func stateScope(of child: Child) -> Scope? {
    let scope: Scope? =
      child.isOneOf
      ? .caseStates(child)
      : child.features.first.flatMap { project.feature(named: $0.feature.value) }.map(Scope.state)
    return switch child.presence {
    case .always, .optional: scope
    case .many, .stack: scope.map(Scope.elements)
    }
  }

  /// One of the features that can live in a place.
  func member(_ one: ChildFeature, leadsTo scope: (Feature) -> Scope) -> Candidate {
    let inside = project.feature(named: one.feature.value)
    return Candidate(
      name: one.name.value, kind: .enumCase, signature: "\(one.name.value): \(one.feature.value)",
      documentation: inside?.documentation.lines ?? [],
      declaration: inside?.name.span ?? one.name.span, named: one.name.span,
      leadsTo: inside.map(scope))
  }

  /// A stored field.
  func field(_ field: Field, of owner: String, in home: DeclaredType) -> Candidate {
    let value =
      (field.defaultValue.map { " = \($0.text)" } ?? "")
      + (field.shared.map { ", \($0.summary)" } ?? "")
    return Candidate(
      name: field.name.value, kind: .field,
      signature: "\(field.name.value): \(field.type.text)\(value)", type: field.type.text,
      documentation: field.documentation.lines, owner: owner, declaration: field.name.span,
      leadsTo: scope(ofType: field.type.text, in: home))
  }

  /// The reference of a shared field, which Swift alone names: `$draft`.
  private func reference(_ field: Field, in feature: Feature) -> Candidate? {
    guard let shared = field.shared else { return nil }
    let type = "\(shared.wrapper)<\(field.type.text)>"
    let change = Candidate(
      name: "withLock", kind: .endpoint, signature: "withLock { $0 = … }",
      documentation: ["Changes the value."],
      parameters: [
        Candidate(
          name: "", kind: .variable, signature: field.type.text,
          leadsTo: scope(ofType: field.type.text, in: .feature(feature)))
      ])
    let parts =
      scope(ofType: field.type.text, in: .feature(feature)).map { names(in: $0) } ?? []
    return Candidate(
      name: "$\(field.name.value)", kind: .field, signature: "$\(field.name.value): \(type)",
      type: type, documentation: field.documentation.lines, owner: feature.name.value,
      declaration: field.name.span,
      leadsTo: .names((shared.isReader ? [] : [change]) + parts))
  }

  /// A computed property.
  func computed(
    _ property: ComputedProperty, of owner: String, in home: DeclaredType
  ) -> Candidate {
    Candidate(
      name: property.name.value, kind: .field,
      signature: "\(property.name.value): \(property.type.text) "
        + (property.setter == nil ? "{ get }" : "{ get set }"),
      type: property.type.text, documentation: property.documentation.lines, owner: owner,
      declaration: property.name.span, leadsTo: scope(ofType: property.type.text, in: home))
  }

  /// An alert or a dialog.
  func prompt(_ prompt: Prompt, of feature: Feature) -> Candidate {
    Candidate(
      name: prompt.name.value, kind: .enumCase,
      signature: prompt.name.value + prompt.parameters.signature,
      documentation: prompt.documentation.lines, owner: feature.name.value,
      declaration: prompt.name.span,
      parameters: labels(of: prompt.parameters, in: .feature(feature)))
  }
}
