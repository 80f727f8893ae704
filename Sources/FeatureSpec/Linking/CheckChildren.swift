import SpecSource
import SpecSwift

/// Checks the places that other features live in.
func checkChildren(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  feature.children.flatMap { ChildCheck(child: $0, feature: feature, project: project).check() }
    + checkStacks(of: feature) + checkCycle(from: feature, in: project)
}

/// Checks one place.
private struct ChildCheck {
  let child: Child
  let feature: Feature
  let project: FeatureProject

  /// Everything wrong with it.
  func check() -> [Diagnostic] {
    child.features.flatMap { one in
      checkExists(one) + one.overrides.flatMap { check($0) }
    } + checkRows() + checkBinding()
  }

  /// Checks that a feature of the name exists.
  private func checkExists(_ one: ChildFeature) -> [Diagnostic] {
    let name = one.feature
    guard project.isComplete, project.feature(named: name.value) == nil else { return [] }
    let names = project.features.map(\.name.value)
    let suffix = project.settings.suffix
    let stem = String(name.value.dropLast(name.value.hasSuffix(suffix) ? suffix.count : 0))
    let closest = names.contains(stem) ? stem : closestName(to: name.value, among: names)
    return [
      .error(
        "there is no feature '\(name.value)'", at: name.span,
        hint: closest.map { "did you mean '\($0)'?" }
          ?? "a spec 'feature: \(name.value)' adds one; 'external: \(name.value)' tells of one by hand"
      )
    ]
  }

  /// Checks that rows can be told apart.
  private func checkRows() -> [Diagnostic] {
    guard child.presence == .many else { return [] }
    guard case .feature(let one) = child.content else {
      return [
        .error(
          "rows are of one feature, not of several", at: child.name.span,
          hint: "make a feature of a row, whose child is 'oneOf'")
      ]
    }
    guard let inside = project.feature(named: one.feature.value), inside.external == nil,
      !inside.isIncomplete, !inside.hasID
    else { return [] }
    return [
      .error(
        "rows are told apart by their ids, and \(inside.name.value) has none", at: one.feature.span,
        hint: "give its state a field 'id'",
        related: [.init("its state is here", at: inside.name.span)])
    ]
  }

  /// Checks a dependency that is another one for the child.
  private func check(_ override: ChildOverride) -> [Diagnostic] {
    guard let first = override.address.components.first else { return [] }
    let key = Located(first.name.name, at: override.address.span(of: first.name.range))
    return project.isMissing(key.value) ? [unknownDependency(key, in: project)] : []
  }

  /// Checks that the default of a child does not speak of what is not there yet.
  private func checkBinding() -> [Diagnostic] {
    (child.defaultValue?.facts.references ?? []).filter { $0.base.name == "state" }.map {
      .error(
        "there is no 'state' here",
        at: child.defaultValue?.span(of: $0.base.range) ?? child.name.span,
        hint: "a default is made of nothing else in the state")
    }
  }
}

/// Checks that there is one stack at most.
private func checkStacks(of feature: Feature) -> [Diagnostic] {
  let stacks = feature.children.filter { $0.presence == .stack }
  return stacks.dropFirst().map { stack in
    .error(
      "a feature has one stack, and '\(stacks[0].name.value)' is one already",
      at: stack.name.span, hint: "put its features into the other: 'oneOf: {…}'",
      related: [.init("the other is here", at: stacks[0].name.span)])
  }
}

/// Checks that no feature lives in itself, however deep.
private func checkCycle(from feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  func cycle(_ path: [Feature]) -> [Feature]? {
    guard let last = path.last else { return nil }
    for one in last.children.flatMap(\.features) {
      if one.feature.value == feature.name.value { return path + [feature] }
      guard let next = project.feature(named: one.feature.value),
        !path.contains(where: { $0.name.value == next.name.value })
      else { continue }
      if let found = cycle(path + [next]) { return found }
    }
    return nil
  }
  guard let path = cycle([feature]) else { return [] }
  let names = path.map(\.name.value)
  // A cycle is told once, by the first of its features.
  guard names.min() == feature.name.value else { return [] }
  let child = feature.children.flatMap(\.features).first {
    $0.feature.value == names[1]
  }
  return [
    .error(
      "\(feature.name.value) lives in itself: \(names.joined(separator: " → "))",
      at: child?.feature.span ?? feature.name.span,
      hint:
        "take one of them out; a parent that shows its own kind is written by hand, as 'external'"
    )
  ]
}

extension Feature {
  /// Whether the state has an id.
  public var hasID: Bool {
    field(named: "id") != nil || computedProperty(named: "id") != nil
  }
}
