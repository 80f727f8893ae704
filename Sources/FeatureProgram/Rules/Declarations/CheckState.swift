import FeatureSpec
import SpecSource
import SpecSwift

/// Checks a state that is an enum, or a type that is declared elsewhere.
func checkState(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  switch feature.stateForm {
  case .fields: []
  case .cases(let cases): EnumStateCheck(cases: cases, feature: feature, project: project).check()
  case .type(let type): checkForeignState(type, of: feature)
  }
}

/// A check of the cases of a state, and of declarations that the state cannot contain.
private struct EnumStateCheck {
  let cases: [EnumCase]
  let feature: Feature
  let project: FeatureProject

  func check() -> [Diagnostic] {
    (!feature.parts.state.missing.isEmpty ? [] : feature.stateEnum.map(checkNestedType) ?? [])
      + cases.flatMap {
        checkReserved($0.name, ["allCasePaths", "is", "modify"], "a case of the state")
      }
      + cases.filter { ["none", "some"].contains($0.name.value) }
      .map { nameOfOptional($0.name, "a case of the state") }
      + feature.children.flatMap(check)
      + checkPrompts(of: feature, "an enum")
  }

  /// Checks that a child is a case.
  private func check(_ child: Child) -> [Diagnostic] {
    let name = child.name.value
    guard child.isCase else {
      guard child.statePath == nil else { return [] }
      return .error(
        .mismatchedState, "'\(name)' is a case of the state, which is an enum", at: child.name.span,
        hint: child.isOneOf
          ? "make each of its features a separate child, with a case of the same name"
          : "write only the feature: '\(name): \(child.features.first?.feature.value ?? "")'")
    }
    guard let one = cases.first(where: { $0.name.value == name }) else {
      return feature.mayLackProperty(name)
        ? []
        : .error(
          .mismatchedState, "the state has no case '\(name)' for the child", at: child.name.span,
          hint: "add it: 'enum: {\(name): }'")
    }
    guard one.parameters.isEmpty else {
      return .error(
        .mismatchedState, "the case '\(name)' can hold only the state of the child '\(name)'",
        at: one.name.span,
        hint: "remove 'with', or rename the case",
        related: [.init("the child is here", at: child.name.span)])
    }
    return []
  }
}

/// Checks that the spec declares nothing in a state that is declared elsewhere.
private func checkForeignState(_ type: SwiftFragment, of feature: Feature) -> [Diagnostic] {
  let related = [Diagnostic.Related("the type is here", at: type.span)]
  let computed = feature.computed.prefix(1).map { property in
    Diagnostic.error(
      .mismatchedState, "'\(type.text)' is declared in Swift, so a spec cannot add properties",
      at: property.name.span,
      hint: "declare '\(property.name.value)' in a Swift extension of the type", related: related)
  }
  let types = feature.typesInState.prefix(1).map { nested in
    Diagnostic.error(
      .mismatchedState, "'\(type.text)' is declared in Swift, so a spec cannot nest types in it",
      at: nested.inState ?? nested.name.span, hint: "remove 'in: state'", related: related)
  }
  let children = feature.children.filter(\.hasProperty).map { child in
    Diagnostic.error(
      .mismatchedState,
      "the path to the state of '\(child.name.value)' in '\(type.text)' is missing",
      at: child.name.span,
      hint: child.isOneOf || child.presence == .stack
        ? "move it to a feature whose state has fields"
        : "add 'state: \(child.name.value)', the path through the properties of the type",
      related: related)
  }
  let said = feature.conformances.state.map { list in
    Diagnostic.error(
      .mismatchedState, "'\(type.text)' is declared in Swift, so a spec cannot add protocols",
      at: list.place,
      hint: "remove 'state' from 'conforms'", related: related)
  }
  return computed + types + children + [said].compactMap(\.self)
    + checkPrompts(of: feature, "declared in Swift")
}

/// Checks that a state without properties for alerts and dialogs has no alerts and dialogs.
private func checkPrompts(of feature: Feature, _ what: String) -> [Diagnostic] {
  feature.promptPlaces.flatMap(\.prompts).prefix(1).map { prompt in
    .error(
      .misplacedPrompt,
      "'\(prompt.name.value)' has no property to appear in, because the state is \(what)",
      at: prompt.name.span,
      hint: "move it to a feature whose state has fields")
  }
}

extension Rule {
  /// A declaration that the form of the state does not allow.
  public static let mismatchedState = Rule(
    "mismatched-state",
    reason: """
      A state has fields, is an enum, or is a type that Swift declares. In an enum, each child is a separate case; a \
      type of the app declares its properties, protocols and nested types itself.

      Add the case, or declare the property in Swift. A child in a type of the app needs 'state', the path to it.
      """,
    wrong: """
      feature: Root
      state: {enum: {loading: }}
      children: {counter: Counter}
      ---
      feature: Counter
      state: {count: Int = 0}
      """,
    right: """
      feature: Root
      state: {enum: {loading: , counter: }}
      children: {counter: Counter}
      ---
      feature: Counter
      state: {count: Int = 0}
      """)
}
