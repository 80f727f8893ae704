import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the parameters of a feature against its other names.
func checkParameters(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  let taken = Dictionary(
    (feature.usedDependencies.map { ($0, "a dependency") }
      + feature.procedures.map { ($0.name.value, "a procedure") }),
    uniquingKeysWith: { first, _ in first })
  return feature.parameters.flatMap { parameter -> [Diagnostic] in
    let name = parameter.name
    let clash = taken[name.value].map { other in
      Diagnostic.error(
        .duplicateName, "'\(name.value)' is also \(other) of the feature", at: name.span,
        hint: "give the parameter another name")
    }
    // A parameter that is only a function is made Sendable.
    let isFunction = parameter.type.analysis.typeShape == .function
    return checkNew(name, "parameter", in: &names)
      + (isFunction ? [] : checkSendable(parameter.type))
      + checkReserved(name, namesInReducers, "a parameter") + [clash].compactMap(\.self)
      + checkNoState(in: [parameter.defaultValue].compactMap(\.self))
  }
}

/// A check of the values for the parameters of a feature.
struct ArgumentCheck {
  let arguments: [GivenField]
  /// The feature that is created.
  let made: Feature
  /// The place where the feature is created.
  let place: SourceSpan

  /// Checks the names.
  ///
  /// - Parameter hint: Makes the hint for the case that no values are given, from a text such as `limit: …`.
  func check(_ hint: (_ missing: String) -> String) -> [Diagnostic] {
    let unknown = checkNames()
    // A name that no parameter has may be a misspelling of a parameter that seems to be missing.
    guard !made.isExternal, made.isWhole, unknown.isEmpty else {
      return unknown
    }
    let given = Set(arguments.map(\.name.value))
    let missing = made.parameters.filter { $0.isRequired && !given.contains($0.name.value) }
    guard !missing.isEmpty else { return [] }
    let names = missing.map { "'\($0.name.value)'" }.joined(separator: " and ")
    let example = missing.map { "\($0.name.value): …" }.joined(separator: ", ")
    let wayOut = arguments.isEmpty ? hint(example) : "add '\(example)' to its 'arguments'"
    return .error(
      .wrongArguments, "\(made.name.value) needs a value for \(names)", at: place,
      hint: "\(wayOut), or give the parameter a default",
      related: missing.map { .init("the parameter is here", at: $0.name.span) })
  }

  /// Checks that parameters with the names exist.
  func checkNames() -> [Diagnostic] {
    guard !made.isExternal, made.isWhole else { return [] }
    let names = made.parameters.map(\.name.value)
    return arguments.map(\.name).filter { !names.contains($0.value) }.map { name in
      .error(
        .wrongArguments, "\(made.name.value) has no parameter '\(name.value)'", at: name.span,
        hint: .oneOf(
          names, for: name.value, "its parameters are", or: "add it under its 'parameters'"))
    }
  }

  /// Checks the names that a value uses of the feature that passes it.
  func checkUses(
    in value: SwiftFragment, of feature: Feature, _ project: FeatureProject
  ) -> [Diagnostic] {
    let use = DependencyUse(feature: feature, project: project, place: .block)
    return value.analysis.references.flatMap { reference -> [Diagnostic] in
      guard reference.base.name != "state" else {
        return .error(
          .unavailableValue, "'state' does not exist here",
          at: value.span(of: reference.base.range),
          hint: "use only dependencies, parameters and constants in arguments")
      }
      return use.check(reference, in: value)
    }
  }
}

extension Rule {
  /// A value that does not exist where the spec uses it.
  public static let unavailableValue = Rule(
    "unavailable-value",
    reason: """
      An observer is part of the state: it has fields and 'oldValue', but no dependencies and no effects. A default value \
      and an argument are made before the state exists.

      Use a value that exists in that place, or move the code into the block of an action or a reaction.
      """,
    wrong: """
      feature: Search
      state: {page: Int = 0, query: {type: String, default: '""', didSet: searched()}}
      actions: {searched: state.page += 1}
      """,
    right: """
      feature: Search
      state: {page: Int = 0, query: {type: String, default: '""', didSet: state.page = 0}}
      actions: {searched: state.page += 1}
      """)
}
