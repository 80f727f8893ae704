import FeatureSpec
import SpecSource

/// Checks the protocols that features conform to according to the settings.
func checkConformances(ofFeaturesIn project: FeatureProject) -> [Diagnostic] {
  checkNames(of: project.settings.conformances, in: project)
}

/// Checks the protocols of a feature's state and action: their names, and whether all parts of the state and action
/// can conform to them.
func checkConformances(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let check = ConformanceCheck(feature: feature, project: project)
  var said = feature.conformances
  if check.mayBeBindable { said.action?.names.removeAll { $0.value == "BindableAction" } }
  return checkNames(of: said, in: project) + check.state() + check.action()
}

/// Checks that the listed names are protocols that the generated code does not add itself.
private func checkNames(of said: Conformances, in project: FeatureProject) -> [Diagnostic] {
  [said.state, said.action].compactMap { $0?.names }.flatMap { names -> [Diagnostic] in
    var listed: [String: Located<String>] = [:]
    return names.flatMap { checkListed($0, in: &listed) } + checkConformances(names)
      + names.compactMap { checkIsProtocol($0, in: project) }
  }
}

/// Checks a single name, which is assumed to be a protocol unless it is known to be another declaration.
private func checkIsProtocol(_ name: Located<String>, in project: FeatureProject) -> Diagnostic? {
  let message: String
  switch name.value {
  case "BindableAction", "CasePathable", "ObservableState":
    message = "'\(name.value)' is added automatically where it is needed"
  case "AnyObject", "NSObject":
    message = "a struct or an enum cannot conform to '\(name.value)'"
  case _ where project.index.declarations[name.value] != nil:
    message = "'\(name.value)' is a type of a spec, not a protocol"
  default: return nil
  }
  return .error(.invalidConformance, message, at: name.span, hint: "remove it")
}

/// A check that all parts of a state or an action conform to the declared protocols of the whole.
private struct ConformanceCheck {
  let feature: Feature
  let project: FeatureProject

  /// Whether the feature may have to declare that views write its state, because no field and no group declares it
  /// and the feature declares its action.
  var mayBeBindable: Bool {
    !feature.isExternal && project.actionLayout(of: feature).declaresAction
      && !feature.state.contains(where: \.isBoundByAction)
      && !feature.groups.contains(where: \.holdsBindings)
  }

  /// Checks the protocols of the state.
  func state() -> [Diagnostic] {
    let said = project.said(of: feature, \.state)
    let coding = said?.coding.flatMap { coding in
      children(coding, "state") { project.stateConformances(of: $0) }
    }
    return (coding ?? []) + (comparison(of: said).map(compared) ?? [])
  }

  /// Reports all parts of the state that cannot be compared.
  private func compared(_ name: Located<String>) -> [Diagnostic] {
    let fields = feature.state.filter { !$0.isEquatable }.map { field in
      Diagnostic.error(
        .incomparableValue,
        "'\(field.name.value)' cannot be compared, but the state must be \(name.value)",
        at: field.name.span,
        hint: "remove 'equatable: false', or remove '\(name.value)' from the state's protocols",
        related: [.init("the protocol is here", at: name.span)])
    }
    return fields + shared(name) + children(name, "state") { project.stateConformances(of: $0) }
  }

  /// Reports the shared fields of a state that must be hashed. References have no hash, unless the app adds one.
  private func shared(_ name: Located<String>) -> [Diagnostic] {
    guard name.value == "Hashable" else { return [] }
    return feature.state.filter { $0.shared != nil }.map { field in
      Diagnostic(
        .warning,
        .invalidConformance,
        "'\(field.name.value)' is shared and has no hash, but the state must be Hashable",
        at: field.name.span,
        hint:
          "remove 'Hashable' from the state's protocols, or make 'Shared' Hashable in an extension",
        related: [.init("the protocol is here", at: name.span)])
    }
  }

  /// Checks the protocols of the action.
  func action() -> [Diagnostic] {
    guard let name = comparison(of: project.said(of: feature, \.action)) else { return [] }
    let children = children(name, "action") { project.actionConformances(of: $0) }
    let field = feature.state.first(where: \.isBoundByAction)
    guard name.value == "Hashable", let binding = field?.name ?? feature.bindableAction else {
      return children
    }
    let what = field == nil ? "BindableAction" : "binding: true"
    return children
      + .error(
        .invalidConformance, "an action that sets bindings cannot be Hashable", at: name.span,
        hint: "write 'Equatable', or remove '\(what)'",
        related: [.init("a binding is here", at: binding.span)])
  }

  /// Finds the protocol to which the parts of a type must conform as well, if such a protocol is listed.
  private func comparison(of said: Conformances.List?) -> Located<String>? {
    said?.names.first { $0.value == "Hashable" } ?? said?.names.first { $0.value == "Equatable" }
  }

  private func children(
    _ name: Located<String>, _ part: String, _ conformances: (Feature) -> [String]
  ) -> [Diagnostic] {
    feature.children.flatMap(\.features).compactMap { one in
      guard let child = project.feature(named: one.feature.value), !child.isExternal,
        !conformances(child).imply(name.value)
      else { return nil }
      return .error(
        .missingConformance,
        "the \(part) of '\(child.name.value)' is not \(name.value), but the parent's must be",
        at: one.feature.span,
        hint:
          "add '\(name.value)' to 'conforms' of '\(child.name.value)', or remove it from the list here",
        related: [.init("the protocol is here", at: name.span)])
    }
  }
}

extension Rule {
  /// A child that lacks a protocol of its parent.
  public static let missingConformance = Rule(
    "missing-conformance",
    reason: """
      The state of a parent holds the states of its children, and its action holds their actions. A protocol of the parent's type, \
      such as 'Hashable' or 'Sendable', needs the same protocol in each child.

      Add the protocol to 'conforms' of the child, or remove it from the parent.
      """,
    wrong: """
      feature: Parent
      conforms: {state: [Hashable]}
      children: {counter: Counter}
      ---
      feature: Counter
      state: {count: Int = 0}
      """,
    right: """
      feature: Parent
      conforms: {state: [Hashable]}
      children: {counter: Counter}
      ---
      feature: Counter
      conforms: {state: [Hashable]}
      state: {count: Int = 0}
      """)

  /// A protocol that a type cannot conform to.
  public static let invalidConformance = Rule(
    "invalid-conformance",
    reason: """
      'conforms' lists protocols. A class or a struct is not a protocol, the generated code adds some protocols itself, and \
      others exclude each other, such as 'Hashable' and bindings.

      Remove the name. An enum of strings has raw values in place of 'String'.
      """,
    wrong: """
      model: Size
      conforms: [String]
      enum: [small, large]
      """,
    right: """
      model: Size
      enum: {small: S, large: L}
      """)
}
