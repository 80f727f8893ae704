import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the generic parameters of a feature, and that it contains no declaration that a generic type cannot have.
func checkGenerics(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let outer = feature.outer.flatMap { name in
    project.outerFeature(of: feature).flatMap { around -> Diagnostic? in
      guard !around.generics.isEmpty else { return nil }
      return .error(
        .unsupportedGeneric,
        "'\(around.name.value)' is generic, so no feature can be declared inside it", at: name.span,
        hint: "remove 'in'")
    }
  }
  guard let first = feature.generics.first else { return [outer].compactMap(\.self) }
  var names: [String: Located<String>] = [:]
  for name in feature.types.map(\.name) { names[name.value] = name }
  return [outer].compactMap(\.self)
    + feature.generics.flatMap { generic in
      checkNew(generic.name, "type", in: &names)
        + checkReserved(generic.name, reservedTypes, "a generic parameter")
        + checkDeclared(generic.name, in: project) + checkConstraint(of: generic)
    } + checkSamples(of: feature) + checkNothingForbidden(in: feature, first)
    + checkGrowth(of: feature, in: project)
}

/// Checks that no spec declares a type with the parameter's name, to which the name would refer in some places.
private func checkDeclared(_ name: Located<String>, in project: FeatureProject) -> [Diagnostic] {
  guard let spec = project.index.declarations[name.value] else { return [] }
  return .error(
    .duplicateName, "'\(name.value)' is also the type of a spec", at: name.span,
    hint: "choose another name",
    related: [.init("the spec is here", at: spec.name.span)])
}

/// Checks that values of the parameter's type may be passed between threads, as far as the names of protocols show
/// it.
private func checkConstraint(of generic: GenericParameter) -> [Diagnostic] {
  let names = generic.constraint.analysis.typeNames.map(\.base.name)
  let notSendable =
    ["Any", "Codable", "Comparable", "CustomStringConvertible", "Decodable"]
    + ["Encodable", "Equatable", "Hashable", "Identifiable", "RawRepresentable", "CaseIterable"]
  guard !generic.constraint.isBroken, names.allSatisfy(notSendable.contains) else { return [] }
  let meant = "\(generic.constraint.text) & Sendable"
  return [
    .error(
      .unsendableValue, "'\(generic.name.value)' is not Sendable, but a state must be",
      at: generic.constraint.span,
      hint: Hint("write '\(meant)'", replacement: meant))
  ]
}

/// Checks that tests have types in place of the parameters.
private func checkSamples(of feature: Feature) -> [Diagnostic] {
  guard let test = feature.tests.first?.name ?? feature.exploration?.setup.name else { return [] }
  return feature.generics.filter { $0.sample == nil }.map { generic in
    .error(
      .missingSample, "tests need a type for '\(generic.name.value)'", at: generic.name.span,
      hint:
        "write '\(generic.name.value): {conforms: \(generic.constraint.text), sample: String}'",
      related: [.init("the first test is here", at: test.span)])
  }
}

/// Checks that a feature has no declarations that generated code places outside of its type.
private func checkNothingForbidden(
  in feature: Feature, _ generic: GenericParameter
) -> [Diagnostic] {
  func refused(_ what: String, _ span: SourceSpan, _ hint: String) -> Diagnostic {
    .error(
      .unsupportedGeneric, "a generic feature has no \(what)", at: span, hint: hint,
      related: [.init("it is generic here", at: generic.name.span)])
  }
  var diagnostics = feature.prompts.prefix(1).map { prompt in
    refused(
      "alerts and dialogs", prompt.name.span,
      "send a delegate action, and present the prompt in the parent")
  }
  diagnostics += feature.children.filter(\.isOneOf).prefix(1).map { child in
    refused(
      "child that is one of several features", child.name.span,
      "move them to a separate feature with a child 'oneOf'")
  }
  diagnostics += feature.blocks.flatMap(\.allBlocks).compactMap(\.manual).prefix(1).map { place in
    refused("handlers that are written by hand", place, "write its effect as 'effect'")
  }
  if feature.view.content != nil, let place = feature.viewPlace {
    diagnostics.append(
      refused(
        "generated view", place,
        "remove 'view', or name a view that is written by hand: 'view: \(feature.ownName)View'"))
  }
  return diagnostics
}

/// Checks the types that a parent specifies for the generic parameters of a feature.
func checkGenericArguments(of one: ChildFeature, _ made: Feature) -> [Diagnostic] {
  guard !made.isExternal, made.isWhole else { return [] }
  let names = made.generics.map(\.name.value)
  let unknown = one.generics.map(\.name).filter { !names.contains($0.value) }.map { name in
    Diagnostic.error(
      .wrongArguments, "\(made.name.value) has no generic parameter '\(name.value)'", at: name.span,
      hint: .oneOf(
        names, for: name.value, "its parameters are", or: "add it under its 'generics'"))
  }
  guard unknown.isEmpty else { return unknown }
  let given = Set(one.generics.map(\.name.value))
  let missing = made.generics.map(\.name).filter { !given.contains($0.value) }
  guard let first = missing.first else { return [] }
  let all = missing.map { "\($0.value): …" }.joined(separator: ", ")
  return [
    .error(
      .wrongArguments, "\(made.name.value) needs a type for '\(first.value)'", at: one.feature.span,
      hint: "write '\(one.name.value): {feature: \(one.feature.value), generics: {\(all)}}'",
      related: [.init("the parameter is here", at: first.span)])
  ]
}

extension Rule {
  /// A part of a spec that a generic feature cannot have.
  public static let unsupportedGeneric = Rule(
    "unsupported-generic",
    reason: """
      The tool generates some declarations outside of a feature's type, where its generic parameters are unknown: alerts, \
      dialogs, views, handlers in Swift and places for one of several children. Swift also has no types that contain \
      themselves with ever longer arguments.

      Move the part into a feature that is not generic, as the hint describes.
      """,
    wrong: """
      feature: Picker
      generics: {Item: Hashable & Sendable}
      state: {item: Item?}
      alerts: {failed: {title: It failed}}
      """,
    right: """
      feature: Picker
      generics: {Item: Hashable & Sendable}
      state: {item: Item?}
      """)

  /// A generic parameter without a type for tests.
  public static let missingSample = Rule(
    "missing-sample",
    reason: """
      A test runs one version of a generic feature. It needs a type for each generic parameter.

      Give the parameter a 'sample'.
      """,
    wrong: """
      feature: Picker
      generics: {Item: Hashable & Sendable}
      state: {item: Item?, count: Int = 0}
      actions: {increment: state.count += 1}
      tests: {counts: [{send: increment, expect: {count: 1}}]}
      """,
    right: """
      feature: Picker
      generics: {Item: {conforms: Hashable & Sendable, sample: String}}
      state: {item: Item?, count: Int = 0}
      actions: {increment: state.count += 1}
      tests: {counts: [{send: increment, expect: {count: 1}}]}
      """)
}
