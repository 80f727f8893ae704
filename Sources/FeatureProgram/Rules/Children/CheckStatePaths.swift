import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the paths to the states of children that have no property of their own.
func checkStatePaths(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  var places: [[String]: Child] = [:]
  for child in feature.children where child.hasProperty { places[child.stateNames] = child }
  return feature.children.flatMap { child -> [Diagnostic] in
    guard let path = child.statePath else { return [] }
    let problems = StatePathCheck(child: child, path: path, project: project).check(in: feature)
    guard problems.isEmpty, let other = places.updateValue(child, forKey: child.stateNames) else {
      return problems
    }
    return .error(
      .wrongStatePath, "the child '\(other.name.value)' already uses this state", at: path.span,
      hint: "give each child a separate property",
      related: [.init("the other is here", at: other.name.span)])
  }
}

/// A check of the path to the state of a child.
private struct StatePathCheck {
  let child: Child
  let path: Address
  let project: FeatureProject

  /// Checks the path, starting in the parent.
  func check(in feature: Feature) -> [Diagnostic] {
    if let component = path.components.first(where: { !$0.brackets.isEmpty || $0.isChained }) {
      return .error(
        .wrongStatePath,
        "the path to a child's state cannot have \(component.isChained ? "a '?'" : "brackets")",
        at: path.span(of: component.name.range), hint: wayOut)
    }
    return check(path.components[...], in: feature)
  }

  private var wayOut: Hint { "give the state a computed property with 'set', and write its name" }

  /// Checks the rest of the path, starting in the state of a feature.
  private func check(
    _ rest: ArraySlice<AddressComponent>, in feature: Feature
  ) -> [Diagnostic] {
    guard let component = rest.first else { return [] }
    let name = component.name.name
    let span = path.span(of: component.name.range)
    if let field = feature.field(named: name) {
      return check(field, component, rest.dropFirst(), project.typeScope(of: feature))
    }
    if let property = feature.computedProperty(named: name) {
      guard property.setter == nil else {
        return rest.count > 1 ? [] : check(property.type)
      }
      return .error(
        .readOnlyField, "'\(name)' is computed and cannot be set", at: span, hint: "give it a 'set'"
      )
    }
    if let other = feature.child(named: name), other.hasProperty {
      guard rest.count > 1 else { return [] }
      guard other.presence == .always, case .feature(let one) = other.content else {
        return .error(
          .wrongStatePath, "'\(name)' may not contain the state of a child", at: span, hint: wayOut)
      }
      return project.feature(named: one.feature.value).map { check(rest.dropFirst(), in: $0) } ?? []
    }
    guard !feature.mayLackProperty(name), !feature.hasUnknownState
    else { return [] }
    return [StateUse(feature: feature, project: project).unknown(name, at: span)]
  }

  /// Checks the rest of the path, starting in a field.
  private func check(
    _ field: Field, _ component: AddressComponent, _ rest: ArraySlice<AddressComponent>,
    _ types: TypeScope
  ) -> [Diagnostic] {
    guard !field.isConstant else {
      return .error(
        .readOnlyField, "'\(field.name.value)' is a 'let' and cannot change",
        at: path.span(of: component.name.range), hint: "remove 'let: true'",
        related: [.init("it is here", at: field.name.span)])
    }
    guard let next = rest.first else { return check(field.type) }
    guard !field.isOptional else {
      return .error(
        .wrongStatePath, "'\(field.name.value)' may be nil",
        at: path.span(of: component.name.range),
        hint: wayOut.text, related: [.init("it is declared here", at: field.type.span)])
    }
    guard case .named(let type)? = types.form(of: field.type),
      let declared = project.structure(type)
    else { return [] }
    let name = next.name.name
    if let inside = declared.fields.first(where: { $0.name.value == name }) {
      return check(inside, next, rest.dropFirst(), declared.types)
    }
    // A name that no spec declares may come from an extension in the app.
    guard let closest = misspeltName(name, among: declared.fields.map(\.name.value)) else {
      return []
    }
    return .error(
      .unknownField, "\(type) has no field '\(name)'", at: path.span(of: next.name.range),
      hint: .didYouMean(closest))
  }

  /// Checks that a part of the state can be the state of the child, as far as the part's type is known.
  private func check(_ type: SwiftFragment) -> [Diagnostic] {
    let state = project.elementType(of: child)
    let isOptional = if case .optional? = type.analysis.typeForm { true } else { false }
    if child.presence == .optional, type.text == state {
      return .error(
        .wrongStatePath, "'\(path.text)' is not optional", at: path.span,
        hint: "remove 'presence: optional', or change its type to '\(state)?'",
        related: [.init("it is declared here", at: type.span)])
    }
    guard isOptional, child.presence != .optional else { return [] }
    return .error(
      .wrongStatePath, "'\(path.text)' may be nil", at: path.span,
      hint: child.presence == .always
        ? "write 'presence: optional'" : "change its type to 'IdentifiedArrayOf<\(state)>'",
      related: [.init("it is declared here", at: type.span)])
  }
}

extension Rule {
  /// A path to the state of a child that does not fit the child.
  public static let wrongStatePath = Rule(
    "wrong-state-path",
    reason: """
      The key 'state' of a child names the property that contains its state. The path leads through fields that always hold a \
      value, to a property that no other child uses, which is optional if and only if the child is.

      Correct 'presence' or the type of the property, or name a computed property with a 'set'.
      """,
    wrong: """
      feature: Shell
      state: {entries: HistoryFeature.State?}
      children: {history: {feature: History, state: entries}}
      ---
      feature: History
      state: {count: Int = 0}
      actions: {clear: state.count = 0}
      """,
    right: """
      feature: Shell
      state: {entries: HistoryFeature.State?}
      children: {history: {feature: History, state: entries, presence: optional}}
      ---
      feature: History
      state: {count: Int = 0}
      actions: {clear: state.count = 0}
      """)
}
