import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Checks that the Composable Architecture can express a spec. The names of the spec must not clash with the names of
/// the library and of the code that its macros generate.
struct TCACheck {
  let project: FeatureProject

  /// Reports the parts of a feature that the library cannot express.
  func check(_ feature: Feature) -> [Diagnostic] {
    let type = feature.name.map { _ in
      feature.outer == nil ? project.typeName(of: feature) : feature.ownName
    }
    return checkHides(type) + feature.types.flatMap { checkNested($0.name) }
      + feature.children.filter(\.isOneOf).flatMap {
        checkNested(Located($0.enumName, at: $0.name.span))
      } + checkSteps(of: feature) + checkProperties(of: feature)
      + feature.children.flatMap { checkPresented($0) + checkCases(of: $0) }
      + checkStackLiterals(of: feature) + checkStackIDs(of: feature)
  }

  /// Checks that no effect that is written as Swift has to be awaited, because only a deprecated function of the
  /// library awaits it.
  private func checkSteps(of feature: Feature) -> [Diagnostic] {
    guard project.settings.tca.version == .withUnlabelledScopes else { return [] }
    return feature.allEffects.compactMap(\.steps?.splitAtWork.rest.effectWrittenInSwift)
      .map { effect in
        .error(
          .unsupportedByTca,
          "version '1.25' of the tca set does not wait for an 'effect' among several 'steps'",
          at: effect.effect.span, hint: "write its work as 'run', for which the next step waits")
      }
  }

  /// Checks that a presented child is a property of its own, which can be `@Presents`.
  private func checkPresented(_ child: Child) -> [Diagnostic] {
    guard child.isPresented, let path = child.statePath else { return [] }
    return [
      .error(
        .unsupportedByTca,
        "the tca set cannot present a child with 'state', the path to a state elsewhere",
        at: path.span,
        hint: "remove 'state', or write 'presented: false'")
    ]
  }

  /// Checks that an optional child has no effects that the library would end when the child's state changes its case.
  private func checkCases(of child: Child) -> [Diagnostic] {
    guard child.presence == .optional, !child.isCase, !child.isOneOf else { return [] }
    return child.features.filter(project.hasEffectsInCases).map { one in
      .error(
        .unsupportedByTca,
        "the tca set would end the effects of '\(one.feature.value)' when its case changes",
        at: one.feature.span,
        hint: "move it to a 'oneOf', or give it a state with fields, and the enum in a field")
    }
  }

  /// Reports the parts of a client that the library cannot express.
  func check(_ client: Client) -> [Diagnostic] {
    let key = client.key
    guard libraryKeys.contains(key.value) else { return checkHides(client.name) }
    return checkHides(client.name) + [
      .error(
        .reservedName, "the tca set cannot have a client with the key '\(key.value)'", at: key.span,
        hint: "choose another key: the Composable Architecture has a dependency of this name")
    ]
  }

  /// Reports the parts of a model that the library cannot express.
  func check(_ model: Model) -> [Diagnostic] {
    checkHides(model.name)
  }

  /// Checks that a type hides none of the library's types that generated code names.
  private func checkHides(_ name: Located<String>) -> [Diagnostic] {
    let isExpanded = project.settings.tca.macros == .expand
    guard libraryTypes.contains(name.value) || isExpanded && expandedTypes.contains(name.value)
    else { return [] }
    return [
      .error(
        .reservedName, "the tca set cannot have a type called '\(name.value)'", at: name.span,
        hint:
          "choose another name: this type would hide a type that generated code needs"
      )
    ]
  }

  /// Checks a type that is nested in a feature.
  private func checkNested(_ name: Located<String>) -> [Diagnostic] {
    guard name.value == "Body" else { return checkHides(name) }
    return [
      .error(
        .reservedName, "the tca set cannot have a nested type called 'Body'", at: name.span,
        hint: "choose another name: Swift would use it as the type of the reducer's body")
    ]
  }

  /// Checks the properties of the state that can change. A macro adds another property with the same name after an
  /// underscore.
  private func checkProperties(of feature: Feature) -> [Diagnostic] {
    let names =
      feature.state.filter { !$0.isConstant }.map(\.name)
      + feature.children.filter(\.hasProperty).map(\.name)
    return names.filter { $0.declared != $0.value }.map { name in
      .error(
        .reservedName, "the tca set cannot have a '\(name.value)' in a state", at: name.span,
        hint: "choose another name: '@ObservableState' allows no keywords as names of variables")
    } + checkIdentity(of: feature)
  }

  /// Checks that no property of the state has the name of the state's identity.
  private func checkIdentity(of feature: Feature) -> [Diagnostic] {
    guard project.hasIdentity(feature) else { return [] }
    let names =
      feature.state.map(\.name) + feature.computed.map(\.name) + feature.children.map(\.name)
    return names.filter { $0.value == "stateIdentity" }.map { name in
      .error(
        .reservedName, "the tca set cannot have a 'stateIdentity' in a state", at: name.span,
        hint:
          "choose another name: generated code declares it, to end effects when a new state "
          + "replaces the old one"
      )
    }
  }
}

/// The types of the Composable Architecture to which generated code refers by name.
private let libraryTypes: Set<String> = [
  "AlertState", "BindableAction", "BindingAction", "BindingReducer", "ButtonState",
  "CombineReducers", "ConfirmationDialogState", "CustomStringConvertible", "Dependency",
  "DependencyKey",
  "DependencyValues", "DismissEffect", "Effect", "EffectStep", "EmptyReducer", "IdentifiedActionOf",
  "IdentifiedArray", "IdentifiedArrayOf", "ImmediateClock", "OpenURLEffect",
  "PresentationAction", "Presents", "Reduce", "Reducer", "ReducerOf", "Scope", "Shared",
  "SharedReader", "StackActionOf",
  "StackElementID", "StackState", "TestClock", "TestStore", "TextState",
]

/// The types that generated code names if it contains the expansions of macros.
private let expandedTypes: Set<String> = [
  "CaseReducer", "CaseReducerState", "Observable", "ObservableState", "ObservableStateID",
  "ObservationStateRegistrar", "ObservedPresentation", "Store", "StoreOf",
]

/// The keys of the library's dependencies that no spec can use. A client's key must not equal them.
private let libraryKeys: Set<String> = [
  "assert", "assertionFailure", "context", "fireAndForget", "isPresented", "mainQueue",
  "mainRunLoop", "notificationCenter", "precondition", "preconditionFailure", "urlSession",
]

extension Rule {
  /// A part of a feature that the template set 'tca' cannot generate.
  public static let unsupportedByTca = Rule(
    "unsupported-by-tca",
    reason: """
      The Composable Architecture does not support some parts of the language: it presents only states in separate \
      properties, and it counts the elements of all stacks together.

      Write the part as the hint shows, or use another template set: 'templates: runtime'.
      """,
    wrong: """
      version: 1
      templates: tca
      ---
      feature: Shell
      state: {shown: PageFeature.State?}
      children: {sheet: {feature: Page, presence: optional, state: shown}}
      ---
      feature: Page
      state: {number: Int = 1}
      """,
    right: """
      version: 1
      templates: tca
      ---
      feature: Shell
      state: {shown: PageFeature.State?}
      children: {sheet: {feature: Page, presence: optional, presented: false, state: shown}}
      ---
      feature: Page
      state: {number: Int = 1}
      """)
}
