import FeatureSpec
import SpecSource

/// Checks the type in which a feature is declared.
///
/// A name that no spec has is the name of a type of the app.
func checkOuterType(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard let outer = feature.outer else { return [] }
  let path = project.typeName(of: feature).split(separator: ".").map(String.init)
  if let name = path.dropLast().first(where: { $0 == feature.ownName }) {
    return .error(
      .hiddenType, "'\(name)' would hide the type '\(name)' that contains it",
      at: feature.name.span,
      hint: "choose another name")
  }
  guard let other = project.outerFeature(of: feature) else {
    return checkOuterName(outer, in: project)
  }
  let taken =
    other.types.map(\.name)
    + other.children.filter(\.isOneOf).map { child in
      child.name.map { _ in child.enumName }
    }
  return taken.filter { $0.value == feature.ownName }.map { name in
    .error(
      .duplicateName, "there is another type called '\(name.value)' in \(other.name.value)",
      at: feature.name.span,
      hint: "rename one of them", related: [.init("the other is here", at: name.span)])
  }
}

/// Checks that a name that no feature has is neither the type of a feature nor the last part of a feature's name.
private func checkOuterName(_ name: Located<String>, in project: FeatureProject) -> [Diagnostic] {
  if let feature = project.feature(ofType: name.value) {
    return .error(
      .unknownFeature, "'\(name.value)' is the type of the feature '\(feature.name.value)'",
      at: name.span,
      hint: Hint("write 'in: \(feature.name.value)'", replacement: feature.name.value))
  }
  return project.index.featureNames.meant(by: name.value).prefix(1).flatMap { whole in
    [Diagnostic].error(
      .unknownFeature, "'\(name.value)' is only the last part of a feature's name", at: name.span,
      hint: Hint("write 'in: \(whole)'", replacement: whole))
  }
}
