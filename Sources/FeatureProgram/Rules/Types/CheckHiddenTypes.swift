import FeatureSpec
import SpecSource
import SpecSwift

/// Checks that a feature names no type of another spec that a type of its generated code, or a feature in it, hides.
///
/// A type that the spec itself declares is meant to have precedence.
func checkHiddenTypes(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let types = typesOfFeature(feature, in: project)
  let around = project.scopes(of: feature).dropFirst()
  return checkChildren(
    of: feature, for: around.reduce(types) { $0.union(typesOfFeature($1, in: project)) },
    in: project)
    + check(feature.fragments, for: types, in: project)
    + around.flatMap { checkTypes(in: $0, for: feature, in: project) }
    + check(
      feature.allActions.flatMap(\.parameters).map(\.type),
      for: typesOfAction(of: feature, in: project), in: project)
}

/// Finds the generated types that are nested in a feature, in addition to the types that every feature has.
private func typesOfFeature(_ feature: Feature, in project: FeatureProject) -> Set<String> {
  Set(project.namesOfTypes(in: feature)).subtracting(feature.types.map(\.name.value))
    .union(feature.effectIDs.isEmpty ? [] : ["CancelID"])
    .union(feature.elementIDs.isEmpty ? [] : ["ElementID"])
}

/// Reports uses of a type in an outer feature by its last name only, which not all files see.
private func checkTypes(
  in outer: Feature, for feature: Feature, in project: FeatureProject
) -> [Diagnostic] {
  let names = Set(project.namesOfTypes(in: outer)).subtracting(project.namesOfTypes(in: feature))
  let owner = project.typeName(of: outer)
  return feature.fragments.flatMap { fragment in
    let analysis = fragment.analysis
    let mentioned = Set(analysis.typeNames.map(\.base) + analysis.references.map(\.base))
    return mentioned.filter { names.contains($0.name) }.map { name -> Diagnostic in
      let whole = "\(owner).\(name.name)"
      return .error(
        .shortenedName,
        "'\(name.name)' is a type in \(owner), so it needs its full name here",
        at: fragment.span(of: name.range), hint: Hint("write '\(whole)'", replacement: whole))
    }
  }
}

/// Finds the generated types that are nested in a feature's action.
private func typesOfAction(of feature: Feature, in project: FeatureProject) -> Set<String> {
  let groups = project.actionLayout(of: feature).groups.map(\.typeName)
  return Set(feature.promptPlaces.map(\.typeName) + groups + ["AllCasePaths"])
}

/// Reports children whose types generated code would name, although the names refer to other types there.
private func checkChildren(
  of feature: Feature, for hiding: Set<String>, in project: FeatureProject
) -> [Diagnostic] {
  feature.children.flatMap(\.features).compactMap { one in
    let type = project.typeName(ofFeature: one.feature.value)
    guard let outermost = type.split(separator: ".").first, hiding.contains(String(outermost))
    else { return nil }
    return .error(
      .hiddenType,
      "'\(outermost)' is also another type in the generated code of \(feature.name.value)",
      at: one.feature.span, hint: "rename one of them")
  }
}

/// Reports fragments that name a type of a spec, although the name refers to another type there.
private func check(
  _ fragments: @autoclosure () -> [SwiftFragment], for hiding: Set<String>,
  in project: FeatureProject
) -> [Diagnostic] {
  let hidden = hiding.filter { project.index.declarations[$0] != nil }
  guard !hidden.isEmpty else { return [] }
  return fragments().flatMap { fragment in
    fragment.analysis.typeNames.filter { hidden.contains($0.base.name) && $0.members.isEmpty }.map {
      .error(
        .hiddenType,
        "'\($0.base.name)' is a type of the generated code here, which hides the type of the spec",
        at: fragment.span(of: $0.range), hint: "rename the spec '\($0.base.name)'")
    }
  }
}

extension Rule {
  /// A type that a type of the generated code hides.
  public static let hiddenType = Rule(
    "hidden-type",
    reason: """
      Inside a feature, Swift uses the type that the feature's generated code declares, and not another type of the \
      same name. The spec refers to the other type.

      Rename one of the two types, or give the group of actions another 'type'.
      """,
    wrong: """
      feature: Editor
      actions:
        view.opened:
        show: {with: {_ view: View}}
      """,
    right: """
      feature: Editor
      groups: {view: {type: ViewAction}}
      actions:
        view.opened:
        show: {with: {_ view: View}}
      """)
}
