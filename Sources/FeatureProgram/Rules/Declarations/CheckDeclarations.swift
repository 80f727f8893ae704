import FeatureSpec
import SpecSource

/// Checks the names that a feature declares against one another and against the names of the generated code.
func checkDeclarations(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  checkMembers(of: feature) + checkTypes(of: feature) + checkState(of: feature, in: project)
    + checkCycles(feature.computed) + checkActions(of: feature)
    + checkGroups(of: feature, in: project) + checkStyle(of: feature, in: project)
    + checkValuesOfState(of: feature, in: project) + checkPayloads(of: feature, in: project)
    + checkValuesOfPlaces(of: feature, in: project)
    + checkObservers(of: feature, in: project)
    + feature.state.flatMap { field in
      // If the spec declares no alert or dialog, the field may be one that is written in Swift.
      let isFree = feature.promptPlace(named: field.name.value) == nil
      return checkReserved(field.name, isFree ? [] : ["alert", "dialog"], "a field")
        + checkField(field)
    }
}

/// Checks the declarations of a feature that is written by hand.
func checkExternal(_ feature: Feature) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return feature.actions.flatMap {
    checkNew($0.name, "action", in: &names) + checkParameters($0.parameters)
  } + checkDelegate(of: feature) + checkGroupNames(of: feature) + checkTyped(feature.state)
}

/// Checks the properties of the state.
private func checkMembers(of feature: Feature) -> [Diagnostic] {
  var members: [String: Located<String>] = [:]
  let names = feature.state.map(\.name) + feature.computed.map(\.name)
  // A child may have the name of the property that is its state.
  let children = feature.children.filter { $0.hasProperty || $0.stateNames != [$0.name.value] }
  return (names + children.map(\.name) + feature.namedPlaces.map(\.name)).flatMap {
    checkNew($0, "property of the state", in: &members)
  }
}

/// Checks the nested types, and the enums of places of several features.
private func checkTypes(of feature: Feature) -> [Diagnostic] {
  var types: [String: Located<String>] = [:]
  let declared = feature.types.flatMap { type in
    checkNew(type.name, "nested type", in: &types)
      + checkReserved(type.name, reservedTypes, "a nested type") + checkNestedType(type)
  }
  let enums = feature.children.filter(\.isOneOf).flatMap { child -> [Diagnostic] in
    let name = Located(child.enumName, at: child.name.span)
    var cases: [String: Located<String>] = [:]
    return checkNew(name, "nested type", in: &types)
      + checkReserved(name, reservedTypes, "the enum of several children")
      + child.caseNames.flatMap {
        checkNew($0, "case", in: &cases)
          + checkReserved($0, ["allCasePaths", "is"], "one of several children")
      }
      + child.caseNames.filter { ["none", "some"].contains($0.value) }
      .map { nameOfOptional($0, "one of several children") }
  }
  return declared + enums
}

/// Checks the cases of the feature's action: the cases of its own actions and of its children.
private func checkActions(of feature: Feature) -> [Diagnostic] {
  let reserved = ["alert", "allCasePaths", "binding", "dialog", "ignore", "onChange"]
  var names: [String: Located<String>] = [:]
  let own = feature.actions.flatMap { action -> [Diagnostic] in
    let isInGroup = !action.groups.isEmpty
    // If the spec declares no delegate actions itself, an action 'delegate' with one parameter may carry them.
    let isDelegate = feature.delegate.isEmpty && action.parameters.count == 1
    var taken = action.isPrompt(in: feature) ? [] : reserved + (isDelegate ? [] : ["delegate"])
    // If no field has a binding, the action that views send may be an ordinary action.
    if action.isBinding, !feature.hasBindings { taken.removeAll { $0 == "binding" } }
    return checkReserved(
      action.caseName, isInGroup ? ["allCasePaths", "binding"] : taken, "an action")
      + checkNew(action.name, "action", in: &names) + checkPayload(action.parameters)
  }
  let children = feature.children.flatMap { child -> [Diagnostic] in
    let isReserved = checkReserved(child.name, reserved + ["delegate", "self"], "a child")
    return isReserved.isEmpty
      ? checkNew(child.name, "action or child", in: &names) : isReserved
  }
  var seen: Set = ["delegate"]
  let groups = feature.actions.compactMap { action in
    action.groups.first.map { group in action.name.map { _ in group } }
  }.filter { seen.insert($0.value).inserted }
  return own + children + groups.flatMap { checkReserved($0, reserved, "a group") }
    + checkPromptPlaces(of: feature, beside: names)
    + checkGroupNames(of: feature) + checkDelegate(of: feature)
}

extension FeatureAction {
  /// Whether the payload is the actions of an alert or a dialog that is written in Swift, or the actions of its
  /// buttons.
  fileprivate func isPrompt(in feature: Feature) -> Bool {
    ["alert", "dialog"].contains(name.value) && parameters.count == 1
      && feature.promptPlace(named: name.value) == nil
  }
}

/// Checks the delegate actions.
private func checkDelegate(of feature: Feature) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return feature.delegate.flatMap {
    checkNew($0.caseName, "delegate action", in: &names)
      + checkReserved($0.caseName, ["allCasePaths"], "a delegate action")
      + checkParameters($0.parameters)
  }
}

/// Checks the names that a model declares against one another.
func checkDeclarations(of model: Model) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  diagnostics += checkNestedTypes(model.types)
  if let nested = model.enumeration { return diagnostics + checkNestedType(nested) }
  if model.fields.isEmpty, model.missing.isEmpty {
    diagnostics.append(
      .error(
        .emptyDeclaration, "'\(model.name.value)' has no fields", at: model.name.span,
        hint: "add one under 'fields': 'id: UUID'"))
  }
  return diagnostics
    + checkStruct(model.fields, model.computed, conformances: model.conformances)
}

extension Rule {
  /// A declaration without content.
  public static let emptyDeclaration = Rule(
    "empty-declaration",
    reason: """
      A model without fields, a client without endpoints, an enum without cases or a group without actions has no use. \
      Often its contents are missing, or the name of a group is misspelt.

      Add the contents, or remove the declaration.
      """,
    wrong: """
      feature: Editor
      groups: {veiw: {type: ViewAction}}
      actions:
        view.opened:
      """,
    right: """
      feature: Editor
      groups: {view: {type: ViewAction}}
      actions:
        view.opened:
      """)
}
