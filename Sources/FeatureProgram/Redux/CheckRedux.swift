import FeatureSpec
import SpecSource
import SpecSwift

/// Checks that the `redux` set can generate a feature: as a pure function with a middleware.
///
/// - Returns: An error for each part of the feature that the set does not support.
public func checkReduxLimits(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  var check = ReduxCheck(feature: feature, project: project)
  check.checkDeclarations()
  check.checkNames()
  for action in feature.actions {
    check.check(action.block, payload: action.parameters.map(\.name.value))
  }
  for reaction in feature.reactions { check.check(reaction) }
  return check.diagnostics
}

/// A check for parts that the `redux` set does not support.
private struct ReduxCheck {
  let feature: Feature
  let project: FeatureProject
  var diagnostics: [Diagnostic] = []

  /// Reports a part that the set does not support.
  mutating func refuse(
    _ what: String, at span: SourceSpan, hint: String, breaking rule: Rule = .unsupportedByRedux
  ) {
    diagnostics.append(.error(rule, "the redux set has no \(what)", at: span, hint: hint))
  }

  /// Checks all parts except for the blocks.
  mutating func checkDeclarations() {
    for child in feature.children {
      let overrides = child.features.flatMap(\.overrides)
      let arguments = child.features.flatMap(\.arguments)
      if child.isCase {
        refuse("children that are cases of the state", at: child.name.span, hint: wayOut)
      } else if child.presence != .always || child.isOneOf {
        refuse(
          "children with 'presence' or 'oneOf'", at: child.name.span,
          hint: "name a single feature that always exists, or \(wayOut)")
      } else if let path = child.statePath {
        refuse(
          "children with 'state', the path to a state elsewhere", at: path.span,
          hint: "remove 'state', or \(wayOut)")
      } else if let override = overrides.first {
        refuse(
          "dependencies that differ for a child", at: override.address.span, hint: wayOut)
      } else if let argument = arguments.first {
        refuse("parameters", at: argument.name.span, hint: "remove 'arguments', or \(wayOut)")
      }
    }
    for parameter in feature.parameters {
      refuse(
        "parameters", at: parameter.name.span,
        hint: "keep the value in a dependency or in the state, or \(wayOut)")
    }
    for field in feature.state where field.shared != nil {
      refuse("shared state", at: field.name.span, hint: wayOut)
    }
    if let style = feature.style {
      refuse(
        "styles, because its features are not reducers", at: style.span,
        hint: "remove 'style', or \(wayOut)")
    }
    if let group = feature.groups.first(where: \.holdsChildren) {
      refuse(
        "groups that hold children", at: group.name.span, hint: "remove 'children', or \(wayOut)")
    }
    for prompt in feature.prompts {
      refuse("alerts and dialogs", at: prompt.name.span, hint: wayOut)
    }
    if let block = feature.always {
      refuse(
        "'always'", at: block.span,
        hint: "write the statements in the blocks that need them, or \(wayOut)")
    }
    if let action = feature.actions.first(where: \.isBinding) {
      refuse(
        "action that handles what views write", at: action.name.span,
        hint: "give the fields 'binding: true', or \(wayOut)")
    }
    for procedure in feature.procedures {
      refuse(
        "procedures", at: procedure.name.span,
        hint: "copy its statements to where it is performed, or \(wayOut)")
    }
    if let reducer = feature.composition.fragments.first {
      refuse(
        "reducers and operators of the app, because its features are not reducers",
        at: reducer.span,
        hint: "remove 'compose', or \(wayOut)")
    }
    if let id = feature.idsInSwift.first {
      refuse(
        "ids that Swift code uses", at: id.span, hint: "remove 'effectIDs', or \(wayOut)")
    }
    if let exploration = feature.exploration {
      refuse("exploration of states", at: exploration.setup.name.span, hint: wayOut)
    }
    if feature.view.content != nil, let place = feature.viewPlace {
      refuse(
        "views", at: place, hint: "remove 'view', or \(wayOut)")
    }
    for generic in feature.generics {
      refuse(
        "generic features", at: generic.name.span,
        hint: "write a feature for each type, or \(wayOut)")
    }
    for own in feature.ownDependencies {
      refuse(
        "dependencies with their own names", at: own.name.span,
        hint: "list the key of a client, or \(wayOut)")
    }
    for key in feature.dependencies where key.value == "dismiss" {
      refuse(
        "'dismiss'", at: key.span,
        hint: "remove it, because features of this set are never dismissed, or \(wayOut)")
    }
  }

  /// Reports names that the generated functions use themselves.
  mutating func checkNames() {
    for key in feature.dependencies where ["action", "dependencies", "state"].contains(key.value) {
      refuse(
        "dependency that can be called '\(key.value)'", at: key.span,
        hint: "give the client another 'key': the middleware has a parameter of this name",
        breaking: .reservedName)
    }
    for type in feature.types where ["Dependencies", "Middleware"].contains(type.name.value) {
      refuse(
        "nested type that can be called '\(type.name.value)'", at: type.name.span,
        hint: "choose another name: the generated code declares a type of this name",
        breaking: .reservedName)
    }
  }

  /// Checks a reaction. It runs after the action of the child or binding, and cannot run before that action.
  mutating func check(_ reaction: Reaction) {
    if reaction.isOnChange {
      return refuse(
        "reactions to changes", at: reaction.address.span,
        hint: "react to the actions that change it, or \(wayOut)")
    }
    if let order = reaction.order, order.value == .before {
      return refuse(
        "reactions that run before the child", at: order.span,
        hint: "react after the child, with the changed state, or \(wayOut)")
    }
    if reaction.comparesBinding, !reaction.block.isManual {
      return refuse(
        "'oldValue' for what a view writes", at: reaction.address.span,
        hint: "react to the whole field without 'oldValue', or \(wayOut)")
    }
    let action = reaction.path.target
    if action?.isAny == true {
      return refuse(
        "reactions to any action", at: reaction.address.span,
        hint: "react to each action by its name, or \(wayOut)")
    }
    check(reaction.block, payload: action?.parameters.map(\.name.value) ?? [])
  }

  /// Checks the block of an action.
  mutating func check(_ block: Block, payload: [String]) {
    if let manual = block.manual {
      return refuse("actions that are handled by hand", at: manual, hint: wayOut)
    }
    var check = ReduxBlockCheck(feature: feature, project: project)
    check.check(block, locals: Set(payload))
    diagnostics += check.diagnostics
  }
}

/// The hint that applies to every problem.
let wayOut = "use the runtime set: 'templates: runtime'"

extension Rule {
  /// A part of a feature that the template set 'redux' cannot generate.
  public static let unsupportedByRedux = Rule(
    "unsupported-by-redux",
    reason: """
      The template set 'redux' generates a pure function for the state and a middleware for one effect of each action. It \
      has no effects over time, no alerts, no presentation and no handlers in Swift.

      Write the feature without that part, or use another template set: 'templates: runtime'.
      """,
    wrong: """
      version: 1
      templates: redux
      ---
      feature: Clock
      state: {seconds: Int = 0}
      actions:
        start: {timer: {every: 1s, send: ticked, id: clock}}
        ticked: state.seconds += 1
      """,
    right: """
      version: 1
      templates: redux
      ---
      feature: Clock
      state: {seconds: Int = 0}
      actions:
        start: {send: ticked}
        ticked: state.seconds += 1
      """)
}
