import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Makes a sample state for the beginning of a preview.
struct SampleState {
  let project: FeatureProject
  /// The number of values in the state so far.
  private var count = 0

  /// The maximum number of values in a preview. A user specifies larger states in the spec.
  private static let limit = 100

  init(project: FeatureProject) {
    self.project = project
  }

  /// Returns the arguments of a state's initialiser; nil if one of them cannot be made up.
  private mutating func arguments(
    of feature: Feature, given: [String: Code] = [:]
  ) -> [Code]? {
    guard !feature.isExternal else { return feature.needsValues(in: project) ? nil : [] }
    var arguments: [Code] = []
    for property in project.storedProperties(of: feature) {
      guard property.isParameter else { continue }
      if let value = given[property.name.value] {
        arguments.append(.labeled(property.name.argumentCode, property.argument(value)))
        continue
      }
      guard property.defaultValue == nil, !property.isOptional else { continue }
      guard let value = value(of: property.name.value, in: feature) else { return nil }
      let argument = property.shared.map { Code.call(Code($0.wrapper), [.labeled("value", value)]) }
      arguments.append(.labeled(property.name.argumentCode, argument ?? value))
    }
    return arguments
  }

  /// Returns a value for a property of a state that has no default value.
  private mutating func value(of name: String, in feature: Feature) -> Code? {
    if let field = feature.field(named: name) {
      return value(of: field.type, named: field.name, in: .feature(feature))
    }
    return feature.child(named: name).flatMap { value(of: $0) }
  }

  /// Returns the state of a child: the state of its feature, or of the first of several features whose state can be
  /// made up.
  private mutating func value(of child: Child) -> Code? {
    for one in child.features {
      guard let inside = project.feature(named: one.feature.value), let made = value(of: inside)
      else { continue }
      return child.isOneOf ? .call(".\(one.name.member)", [made]) : made
    }
    return nil
  }

  /// Returns the state of a feature.
  ///
  /// - Parameter type: The name of the state's type.
  mutating func value(
    of feature: Feature, given: [String: Code] = [:], as type: String? = nil
  ) -> Code? {
    let type = type ?? project.stateType(ofFeature: feature.name.value)
    switch feature.stateForm {
    case .fields: return arguments(of: feature, given: given).map { .call(Code(type), $0) }
    case .type: return feature.isExternal ? .call(Code(type), []) : nil
    case .cases(let cases): return value(of: cases, in: feature, as: type)
    }
  }

  /// Returns the first case of a state that can be made up. Cases of children with views come first, then cases
  /// without payload, then all other cases.
  private mutating func value(
    of cases: [EnumCase], in feature: Feature, as type: String
  ) -> Code? {
    let ranked = cases.map { one -> (rank: Int, case: EnumCase) in
      let child = feature.child(named: one.name.value)
      let isShown = child.flatMap { project.onlyFeature(in: $0) }
        .map { project.viewType(of: $0) != nil }
      return (isShown == true ? 0 : child == nil && one.parameters.isEmpty ? 1 : 2, one)
    }
    for rank in 0...2 {
      for one in ranked where one.rank == rank {
        if let made = value(of: one.case, in: feature, as: type) { return made }
      }
    }
    return nil
  }

  /// Returns a case of a state with its payload.
  private mutating func value(
    of one: EnumCase, in feature: Feature, as type: String
  ) -> Code? {
    let name: Code = "\(type).\(one.name.memberCode)"
    if let child = feature.child(named: one.name.value) {
      return value(of: child).map { .call(name, [$0]) }
    }
    guard !one.parameters.isEmpty else { return name }
    var arguments: [Code] = []
    for parameter in one.parameters where parameter.defaultValue == nil {
      guard
        let value = value(of: parameter.type, named: parameter.name, in: .feature(feature))
      else { return nil }
      arguments.append(.labeled(parameter.label, value))
    }
    return .call(name, arguments)
  }

  /// Returns a value of a type. A text is made from the name.
  private mutating func value(
    of type: SwiftFragment, named name: Located<String>, in home: ViewType.Home
  ) -> Code? {
    count += 1
    guard count <= Self.limit else { return nil }
    switch ViewType(type, in: home, project).kind {
    case .text: return Code(escapedStringLiteral(words(of: name.value)))
    case .truth: return "false"
    case .integer, .number: return "0"
    case .date: return "Date()"
    case .link: return #"URL(fileURLWithPath: "/")"#
    case .choice(let choice): return choice.cases.first.map { ".\($0.name.member)" }
    case .structure(let structure): return value(of: structure)
    case .state(let inside): return value(of: inside)
    case .hidden, .other: break
    }
    switch type.analysis.typeShape {
    case .array, .named("Set"), .named("IdentifiedArrayOf"): return "[]"
    case .dictionary: return "[:]"
    case .named("UUID"): return "UUID()"
    default: return nil
    }
  }

  /// Returns a value of a struct.
  private mutating func value(of structure: ViewType.Structure) -> Code? {
    var arguments: [Code] = []
    for field in structure.fields where field.isRequired {
      guard let value = value(of: field.type, named: field.name, in: structure.home) else {
        return nil
      }
      arguments.append(.labeled(field.name.argumentCode, value))
    }
    return .call(Code(structure.type), arguments)
  }
}
