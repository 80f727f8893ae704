import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the child places, in which other features live.
func checkChildren(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  feature.children.flatMap { ChildCheck(child: $0, feature: feature, project: project).check() }
    + checkStacks(of: feature) + checkStatePaths(of: feature, in: project)
}

/// Checks that the specs of all descendants of the features among some specs exist. If only a part of a project is
/// checked, an action of a descendant without a spec could not be resolved.
///
/// The children of the features themselves are checked together with the features.
func checkDescendants(of specs: [Spec], in project: FeatureProject) -> [Diagnostic] {
  let features = specs.compactMap { if case .feature(let feature) = $0 { feature } else { nil } }
  let checked = Set(features.map(\.name.value))
  return project.descendants(of: features).filter { !checked.contains($0.name.value) }
    .flatMap { feature in
      feature.children.flatMap { child in
        child.features.flatMap {
          ChildCheck(child: child, feature: feature, project: project).checkExists($0)
        }
      }
    }
}

/// A check of a single child place.
private struct ChildCheck {
  let child: Child
  let feature: Feature
  let project: FeatureProject

  /// Checks the place.
  func check() -> [Diagnostic] {
    child.features.flatMap { one in
      checkExists(one) + one.overrides.flatMap { check($0) } + checkArguments(of: one)
    } + checkRows() + checkBinding()
  }

  /// Checks that the feature with the name exists.
  func checkExists(_ one: ChildFeature) -> [Diagnostic] {
    let name = one.feature
    guard project.isComplete, project.feature(named: name.value) == nil else { return [] }
    let meant = project.index.featureNames.meant(by: name.value)
    guard meant.isEmpty else {
      return .error(
        .unknownFeature, "there are several features '\(name.value)'", at: name.span,
        hint: "write \(meant.map { "'\($0)'" }.joined(separator: " or "))")
    }
    let error = Diagnostic.error(
      .unknownFeature, "there is no feature '\(name.value)'", at: name.span,
      hint: hint(for: name.value))
    return [error.about(missing: .feature, name.value)]
  }

  /// Makes the hint for a name that no feature has.
  private func hint(for name: String) -> Hint {
    switch project.index.declarations[name] {
    case .client: return "list its key under 'dependencies', because '\(name)' is a client"
    case .model: return "use it as a type under 'state', because '\(name)' is a model"
    case .feature, nil: break
    }
    if child.isOneOf, PayloadFit.plainTypes.contains(name) {
      return .write("{value: \(name)}", " for a value of this type")
    }
    let suffix = project.settings.suffix
    let stem = String(name.dropLast(name.hasSuffix(suffix) ? suffix.count : 0))
    let similar = [stem, name + suffix].first {
      project.feature(named: $0)?.name.value == $0
    }
    let dot = name.lastIndex(of: ".")
    let own = dot.map { String(name[name.index(after: $0)...]) } ?? name
    let outer = dot.map { " with 'in: \(name[..<$0])'" } ?? ""
    return .didYouMean(
      similar ?? project.index.names.features.closest(to: name),
      or:
        "add a spec 'feature: \(own)'\(outer), or 'external: \(own)' for a feature written by hand")
  }

  /// Checks that rows have ids.
  private func checkRows() -> [Diagnostic] {
    guard child.presence == .many else { return [] }
    guard case .feature(let one) = child.content else {
      return .error(
        .wrongPresence, "rows are of a single feature, not of several", at: child.name.span,
        hint: "write a feature for the row, with a child 'oneOf'")
    }
    guard let inside = project.feature(named: one.feature.value), !inside.isExternal,
      !inside.mayLackProperty("id"), !project.isIdentifiable(inside),
      !inside.hasUnknownState
    else { return [] }
    return .error(
      .wrongPresence,
      "rows are distinguished by their ids, and \(inside.name.value) has no visible id",
      at: one.feature.span,
      hint: inside.hasID
        ? "write 'access: public' after its 'id'"
        : inside.stateForm.isStruct
          ? "give its state a field 'id'" : "give it a property 'id' under 'computed'",
      related: [.init("its state is here", at: inside.name.span)])
  }

  /// Checks a dependency or an endpoint that has another value for the child.
  private func check(_ override: ChildOverride) -> [Diagnostic] {
    let components = override.address.components
    guard let first = components.first else { return [] }
    let key = Located(first.name.name, at: override.address.span(of: first.name.range))
    guard let dependency = project.dependency(key.value) else {
      return project.isMissing(key.value) ? [unknownDependency(key, in: project)] : []
    }
    if let brackets = components.compactMap(\.subscriptValue).first {
      return .error(
        .wrongBrackets, "a dependency has no brackets", at: brackets.span,
        hint: "name its key, or an endpoint")
    }
    guard components.count > 1 else { return [] }
    let name = Located(
      components[1].name.name, at: override.address.span(of: components[1].name.range))
    switch dependency {
    case .builtIn:
      return .error(
        .unknownEndpoint, "'\(key.value)' has no endpoint '\(name.value)'", at: name.span,
        hint: "override the whole dependency: '\(key.value): …'")
    case .client(let client):
      guard client.missing.isEmpty else { return [] }
      guard client.takesAnyMember || client.endpoint(named: name.value) != nil else {
        return [unknownEndpoint(name, of: client, in: project)]
      }
      guard components.count > 2 else { return [] }
      return .error(
        .wrongAddress, "an endpoint ends the address",
        at: override.address.span(of: components[2].name.range),
        hint: "override the endpoint: '\(key.value).\(name.value): …'")
    }
  }

  /// Checks the values that the feature passes to a child.
  private func checkArguments(of one: ChildFeature) -> [Diagnostic] {
    guard let inside = project.feature(named: one.feature.value) else { return [] }
    let check = ArgumentCheck(arguments: one.arguments, made: inside, place: one.feature.span)
    return checkGenericArguments(of: one, inside)
      + check.check {
        "write '\(one.name.value): {feature: \(one.feature.value), arguments: {\($0)}}'"
      } + one.arguments.flatMap { check.checkUses(in: $0.value, of: feature, project) }
  }

  /// Checks that the default of a child does not use the state, which does not exist yet.
  private func checkBinding() -> [Diagnostic] {
    checkNoState(
      in: [child.defaultValue].compactMap(\.self),
      hint: "write a default that does not use the state")
  }
}

/// Checks that the feature has at most one stack.
private func checkStacks(of feature: Feature) -> [Diagnostic] {
  let stacks = feature.children.filter { $0.presence == .stack }
  return stacks.dropFirst().map { stack in
    .error(
      .wrongPresence, "a feature has one stack, and '\(stacks[0].name.value)' is already a stack",
      at: stack.name.span, hint: "move its features to the other stack: 'oneOf: {…}'",
      related: [.init("the other is here", at: stacks[0].name.span)])
  }
}

/// Checks that no feature lives in itself at any depth, except in rows and stacks, and that modules import one
/// another in one direction only.
func checkCycles(of project: FeatureProject) -> [Diagnostic] {
  let graph = project.features.map { feature in
    (
      name: feature.name.value,
      next: feature.children.filter(\.isInline).flatMap(\.features).map(\.feature.value)
    )
  }
  return findCycles(in: graph).compactMap { cycle in
    guard let feature = project.feature(named: cycle.names[0]) else { return nil }
    let child = feature.children.filter(\.isInline).flatMap(\.features)
      .first { $0.feature.value == cycle.names[1] }
    return .error(
      .endlessRecursion,
      "\(feature.name.value) contains itself, so its state would be infinitely large: "
        + "\(cycle.text)",
      at: child?.feature.span ?? feature.name.span,
      hint: "use rows or a stack: 'presence: many'")
  } + project.features.flatMap { checkModules(ofWhatIsAround: $0, in: project) }
}

/// Checks that a feature that lives in itself does so within one module, because no module can import itself through
/// another module.
private func checkModules(
  ofWhatIsAround feature: Feature, in project: FeatureProject
) -> [Diagnostic] {
  let own = project.module(of: feature.name).name.value
  return feature.children.filter { project.isRecursive($0, in: feature) }.flatMap(\.features)
    .compactMap { one in
      guard let inside = project.feature(named: one.feature.value) else { return nil }
      let other = project.module(of: inside.name).name.value
      guard other != own,
        project.facts.recursiveFeatures.leads(from: inside.name.value, to: feature.name.value)
      else { return nil }
      return .error(
        .endlessRecursion, "\(feature.name.value) contains itself through the module \(other)",
        at: one.feature.span, hint: "move both features to the module \(own)",
        related: [.init("the other feature is here", at: inside.name.span)])
    }
}

/// The maximum nesting depth of children. Most of the work for a feature is done for all of its descendants.
let childDepthLimit = 100

/// Checks that children are not nested deeper than the limit.
func checkDepth(of project: FeatureProject) -> Diagnostic? {
  var inside = project.features.filter { !$0.children.isEmpty }
  for _ in 0..<childDepthLimit where !inside.isEmpty {
    // Features that live in themselves are as deep as their users make them.
    let names = inside.flatMap { feature in
      feature.children.filter { !project.isRecursive($0, in: feature) }.flatMap(\.features)
    }.map(\.feature.value)
    inside = Set(names).compactMap { project.feature(named: $0) }
  }
  // Features that live in themselves have an error of their own.
  guard let name = inside.map(\.name).min(by: { $0.value < $1.value }),
    checkCycles(of: project).isEmpty
  else { return nil }
  return .error(
    .endlessRecursion,
    "'\(name.value)' is nested in other features more than \(childDepthLimit) deep",
    at: name.span, hint: "move it to an outer feature")
}

extension FeatureProject {
  /// Whether the state of a feature has an id with at least the visibility of the state.
  public func isIdentifiable(_ feature: Feature) -> Bool {
    guard feature.hasID else { return false }
    let own = feature.field(named: "id")?.access ?? feature.computedProperty(named: "id")?.access
    return (own ?? feature.access.state) != .internal || access(of: feature) == .internal
  }
}

extension Feature {
  /// Whether the state has an id.
  fileprivate var hasID: Bool {
    field(named: "id") != nil || computedProperty(named: "id") != nil
  }
}
