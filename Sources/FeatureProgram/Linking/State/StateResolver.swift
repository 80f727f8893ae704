import FeatureSpec
import SpecSource
import SpecSwift

/// A resolver that finds the part of the state that an address names.
struct StateResolver {
  /// The address, for the places of errors.
  let address: Address
  let project: FeatureProject
  /// Whether the address names children like actions do, and not the properties that hold their states.
  let isBinding: Bool

  private var steps: [StatePath.Step] = []
  private var prompts: [Prompt] = []
  private var references: [NameReference] = []
  private var diagnostic: Diagnostic?
  /// Whether the part is, or is inside of, a constant of a struct that a spec declares. The compiler reports a write
  /// to it.
  private var isConstant = false

  init(_ address: Address, in project: FeatureProject, isBinding: Bool) {
    self.address = address
    self.project = project
    self.isBinding = isBinding
  }

  /// Resolves the address to a part of the state, starting at a feature.
  mutating func resolve(in feature: Feature) -> Parsed<StatePath> {
    resolve(address.components[...], in: feature)
    var path = StatePath(steps: steps)
    path.prompts = prompts
    path.references = references
    path.isConstant = isConstant
    return Parsed(path, diagnostics: diagnostic.map { [$0] } ?? [])
  }

  private mutating func resolve(_ rest: ArraySlice<AddressComponent>, in feature: Feature) {
    guard let component = rest.first else { return }
    if let (child, last) = child(at: rest, in: feature) {
      refer(rest[last], to: child.name.value, of: feature)
      return resolve(rest[(last + 1)...], in: child, rest[last])
    }
    let name = component.name.name
    refer(component, to: name, of: feature)
    let tail = rest.dropFirst()
    let stored = feature.field(named: name)
    let isOptional = stored?.isOptional == true
    steps.append(
      component.step(
        isOptional: isOptional && component.subscriptValue == nil, isShared: stored?.shared != nil))
    let span = address.span(of: component.name.range)
    if let property = feature.computedProperty(named: name) {
      guard property.setter == nil else { return foreign(tail) }
      diagnostic = .error(
        .readOnlyField, "'\(name)' is computed, so no step can expect a change of it", at: span,
        hint:
          "expect the fields that it uses, or add a step 'assert: state.\(address.text) == …'")
    } else if let field = stored {
      guard field.shared?.isReader != true else {
        diagnostic = .error(
          .readOnlyField, "'\(name)' is only read here, so no step can expect a change of it",
          at: span,
          hint: "add a step 'assert: state.\(address.text) == …'")
        return
      }
      guard field.isConstant, tail.isEmpty, component.subscriptValue == nil else {
        isConstant =
          field.isConstant || leadsToConstant(tail, in: field, project.typeScope(of: feature))
        return foreign(tail)
      }
      diagnostic = .error(
        .readOnlyField, "'\(name)' is a 'let' and never changes", at: span,
        hint: "remove the line")
    } else if feature.hasSlot(named: name) || feature.hasUnknownState
      || feature.mayLackProperty(name)
    {
      if tail.isEmpty { prompts = feature.prompts(at: name) }
      foreign(tail)
    } else {
      diagnostic = StateUse(feature: feature, project: project).unknown(name, at: span)
    }
  }

  /// Records the property that a name refers to.
  private mutating func refer(
    _ component: AddressComponent, to name: String, of feature: Feature
  ) {
    references.append(
      NameReference(
        span: address.span(of: component.name.range),
        declaration: DeclarationID(.property, name, of: feature.name.value)))
  }

  private func leadsToConstant(
    _ rest: ArraySlice<AddressComponent>, in field: Field, _ types: TypeScope
  ) -> Bool {
    guard let next = rest.first, case .named(let type)? = types.form(of: field.type),
      let declared = project.structure(type),
      let inside = declared.fields.first(where: { $0.name.value == next.name.name })
    else { return false }
    return inside.isConstant
      || leadsToConstant(rest.dropFirst(), in: inside, declared.types)
  }

  /// Finds the child to whose state the rest of the path leads, and the position of the last name on the path to it.
  private func child(
    at rest: ArraySlice<AddressComponent>, in feature: Feature
  ) -> (Child, last: Int)? {
    for child in feature.children {
      let names = isBinding ? [child.name.value] : child.stateNames
      let start = rest.prefix(names.count)
      if start.lazy.map(\.name.name).elementsEqual(names),
        start.dropLast().allSatisfy(\.brackets.isEmpty)
      {
        return (child, start.endIndex - 1)
      }
    }
    return nil
  }

  /// Adds the rest of the path unchanged, through a value whose type no spec declares.
  private mutating func foreign(_ rest: ArraySlice<AddressComponent>) {
    steps += rest.map { $0.step(isOptional: false, isShared: false) }
  }

  private mutating func resolve(
    _ rest: ArraySlice<AddressComponent>, in child: Child, _ component: AddressComponent
  ) {
    let name = child.name.value
    if child.isCase {
      steps.append(.child(child))
      return resolveInside(child, rest)
    }
    switch child.presence {
    case .always, .optional:
      if let id = component.subscriptValue {
        diagnostic = .error(
          .wrongBrackets, "'\(name)' is a single child, so it takes no id", at: id.span,
          hint: "remove the brackets")
      }
      steps.append(.child(child))
    case .many, .stack:
      if component.subscriptValue == nil, let next = rest.first {
        diagnostic = .error(
          .wrongBrackets, "'\(name)' has several elements",
          at: address.span(of: component.name.range),
          hint: "add the id of an element: '\(name)[…].\(next.name.name)'")
      }
      steps.append(.element(child, id: component.subscriptValue))
    }
    resolveInside(child, rest)
  }

  /// Resolves the rest of the path in a child: in its single feature, or in one of several features.
  private mutating func resolveInside(_ child: Child, _ rest: ArraySlice<AddressComponent>) {
    guard let first = rest.first else { return }
    guard case .oneOf(let features) = child.content else {
      guard let one = child.features.first,
        let inside = project.feature(named: one.feature.value)
      else { return foreign(rest) }
      return resolve(rest, in: inside)
    }
    if let one = child.plainCase(named: first.name.name) {
      steps.append(.plainCase(one))
      if rest.count == 1 { prompts = one.prompts }
      return foreign(rest.dropFirst())
    }
    guard let one = features.first(where: { $0.name.value == first.name.name }) else {
      diagnostic = child.unknownCase(first.name.name, at: address.span(of: first.name.range))
      return
    }
    if let id = first.subscriptValue {
      diagnostic = .error(
        .wrongBrackets, "'\(one.name.value)' is a single feature, so it takes no id", at: id.span,
        hint: "remove the brackets")
    }
    steps.append(.feature(one))
    guard let inside = project.feature(named: one.feature.value) else {
      return foreign(rest.dropFirst())
    }
    resolve(rest.dropFirst(), in: inside)
  }
}

extension AddressComponent {
  /// Makes the part of the path for a property, as written.
  fileprivate func step(isOptional: Bool, isShared: Bool) -> StatePath.Step {
    let brackets = brackets.isEmpty ? nil : brackets
    let isOptional = isOptional || isChained || isIDSubscript
    return isShared
      ? .shared(name.name, brackets: brackets, isOptional: isOptional)
      : .property(name.name, brackets: brackets, isOptional: isOptional)
  }
}

extension Child {
  /// Makes the error for a name that no case of several children has.
  func unknownCase(_ name: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .unknownCase, "'\(self.name.value)' has no case '\(name)'", at: span,
      hint: .oneOf(caseNames.map(\.value), for: name, "its cases are"))
  }
}
