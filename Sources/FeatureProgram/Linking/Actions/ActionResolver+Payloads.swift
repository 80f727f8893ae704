import FeatureSpec
import SpecSource
import SpecSwift

// A step may receive just a case of what an action carries: `loaded.success`, `delegate.saved`.

extension ActionResolver {
  /// The way to a case of what an action carries.
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
    else { return fail(nothing(behind: action, component)) }
    switch declaredCases(of: type) {
    case .some(nil): return fail(nothing(behind: action, component))
    case .some(let cases?) where !cases.contains(name):
      return fail(noCase(component, of: action, among: cases))
    // Whether a type that no spec declares has such a case is for the compiler to say.
    default: break
    }
    var path = ActionPath(steps: steps, .action(action.caseName.value))
    path.payloadCase = .init(
      name: name, label: action.parameters[0].label, needsPattern: true)
    return path
  }

  /// The cases of a type of a whole name, nil for a struct; nil for a type that no spec declares.
  private func declaredCases(of type: String) -> [String]?? {
    if let nested = project.index.nestedTypes[type]?.type {
      guard case .enumeration(let cases) = nested.kind else { return .some(nil) }
      return cases.map(\.name.value)
    }
    return project.model(named: type).map { model in model.cases?.map(\.name.value) }
  }
}

/// Types of Swift that have no cases.
private let typesWithoutCases: Set = [
  "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "String",
  "TimeInterval", "URL", "UUID",
]

extension FeatureAction {
  /// The way to a case of the result that the action carries; nil if it carries none.
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
