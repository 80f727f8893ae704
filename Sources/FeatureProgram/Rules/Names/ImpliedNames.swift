import FeatureSpec
import SpecSwift

// The types that generated code names, but not the spec itself.

extension FeatureProject {
  /// Finds the Swift of a replaced endpoint that a test repeats.
  func repeatedTypes(of override: DependencyOverride) -> [SwiftFragment] {
    guard let name = override.endpoint, case .client(let client)? = dependency(of: override),
      let endpoint = client.endpoint(named: name.value)
    else { return [] }
    switch override.behaviour {
    case .records: return endpoint.parameters.map(\.type)
    case .stream, .fed: return [endpoint.element, endpoint.returns].compactMap(\.self)
    case .throwing: return [endpoint.thrownType].compactMap(\.self)
    case .value, .closure, .never: return []
    }
  }

  /// Finds the names of types in the parameters of functions that are written by hand as reactions to children.
  func namesInHandlers(of feature: Feature) -> Set<String> {
    let actions = feature.reactions.filter(\.block.isManual)
      .compactMap(\.path.target)
    let rows = actions.flatMap(\.elements).map(\.place).filter { $0.presence == .many }
    return actions.flatMap(\.parameters).map(\.type).mentionedNames
      .union(rows.flatMap(\.features).map { typeName(ofFeature: $0.feature.value) })
  }

  /// Finds the names of types in the sample state of a preview: the types of children and of models that need values.
  func namesInSample(of feature: Feature) -> Set<String> {
    var names: Set<String> = []
    var types = feature.typesInSample
    var children = feature.childrenInSample
    while true {
      if let child = children.popLast() {
        guard names.insert(typeName(ofFeature: child.feature.value)).inserted,
          let inside = self.feature(named: child.feature.value)
        else { continue }
        types += inside.typesInSample
        children += inside.childrenInSample
      } else if let type = types.popLast() {
        for name in [type].mentionedNames where names.insert(name).inserted {
          if case .model(let model)? = index.declarations[name] {
            types += model.fields.filter(\.isRequired).map(\.type)
          }
        }
      } else {
        return names
      }
    }
  }

  /// Finds the names of types in the pickers of a view, for the parts of structs that the view writes.
  func namesInControls(of feature: Feature) -> Set<String> {
    let choices = feature.state.flatMap { field -> [String] in
      guard case .parts(let parts) = controls(of: field, in: feature) else { return [] }
      return parts.compactMap { part in
        if case .choice(let choice) = part.control { choice.type } else { nil }
      }
    }
    return Set(choices.compactMap { $0.split(separator: ".").first.map(String.init) })
  }
}

extension Feature {
  /// The types of the values that the sample state needs.
  fileprivate var typesInSample: [SwiftFragment] {
    state.filter(\.isRequired).map(\.type)
      + (stateForm.cases ?? []).flatMap(\.parameters).map(\.type)
  }

  /// The features whose states the sample state needs, or may contain if it is an enum.
  fileprivate var childrenInSample: [ChildFeature] {
    children.filter { $0.presence == .always || $0.isCase }.flatMap(\.features)
  }
}
