import FeatureSpec
import SpecSource
import SpecSwift

// A step may receive only a case of an action's payload: `loaded.success`, `delegate.saved`.

extension ActionResolver {
  /// Finds the path to a case of an action's payload.
  mutating func payloadCase(
    _ component: AddressComponent, of action: FeatureAction, in feature: Feature
  ) -> ActionPath? {
    let name = component.name.name
    guard refuseBrackets(component, isElement: false) else { return nil }
    if action.path(ofResult: "success", steps) != nil {
      return action.path(ofResult: name, steps) ?? fail(noResultCase(component, of: action))
    }
    guard action.parameters.count == 1,
      case .named(let type)? = project.typeScope(of: feature).form(
        of: action.parameters[0].type),
      !typesWithoutCases.contains(type)
    else { return fail(nothing(after: action, component)) }
    switch declaredCases(of: type) {
    case .some(nil): return fail(nothing(after: action, component))
    case .some(let cases?) where !cases.contains(name):
      return fail(noCase(component, of: action, among: cases))
    // The compiler checks whether a type that no spec declares has such a case.
    default: break
    }
    var path = ActionPath(steps: steps, .action(action.caseName.value))
    path.payloadCase = .init(
      name: name, label: action.parameters[0].label, needsPattern: true)
    return path
  }

  /// Finds the cases of the type with a full name, nil for a struct; nil for a type that no spec declares.
  private func declaredCases(of type: String) -> [String]?? {
    if let nested = project.index.nestedTypes[type]?.type {
      guard case .enumeration(let cases) = nested.kind else { return .some(nil) }
      return cases.map(\.name.value)
    }
    return project.model(named: type).map { model in model.cases?.map(\.name.value) }
  }
}

/// The types of Swift that have no cases.
private let typesWithoutCases: Set = [
  "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "String",
  "TimeInterval", "URL", "UUID",
]

extension FeatureAction {
  /// Finds the path to a case of the result in the action's payload; nil if the payload is no result.
  func path(ofResult name: String, _ steps: [ActionPath.Step]) -> ActionPath? {
    guard let index = ["success", "failure"].firstIndex(of: name), parameters.count == 1,
      case .named("Result")? = parameters[0].type.analysis.typeShape,
      parameters[0].type.analysis.genericArguments.count == 2
    else { return nil }
    let type = parameters[0].type
    let text = type.analysis.genericArguments[index]
    let source = SourcedText(text, madeOf: type.span)
    let payload = Parameter(
      label: nil, name: Located(name, at: type.span),
      type: parseFragment(source, as: .type).value ?? .broken(source, as: .type),
      defaultValue: nil)
    var path = ActionPath(steps: steps, .action(caseName.value), parameters: [payload])
    path.payloadCase = .init(name: name, label: nil, needsPattern: type.isResultWithoutValue)
    return path
  }
}
