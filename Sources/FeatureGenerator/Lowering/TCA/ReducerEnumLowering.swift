import FeatureSpec
import SpecSource

/// Turns places for one of several features into enums of reducers, nested in the parent.
struct ReducerEnumLowering {
  let feature: Feature
  let project: FeatureProject

  /// The enums, one for each such place; nil when there is none.
  func lower() -> TCAModel.Destinations? {
    let places = feature.children.filter(\.isOneOf)
    guard !places.isEmpty else { return nil }
    return .init(
      reducers: places.map(lower), enums: places.filter(\.isReducerEnum).map(lower))
  }

  private func lower(_ child: Child) -> ReducerEnumModel {
    let access = project.access(of: feature.name)
    let documentation =
      child.documentation.lines.isEmpty
      ? Documentation(lines: ["What '\(child.name.value)' can be."]) : child.documentation
    return ReducerEnumModel(
      access: access,
      isPublic: access == .public,
      name: child.enumName,
      doc: documentation,
      isEnum: child.isReducerEnum,
      stateConformances: sortedConformances([], isEquatable: isEquatable(child))
        .joined(separator: ", "),
      cases: child.features.map(lower))
  }

  /// One of the features: a case of the enum, or of the state and the action of a reducer that is written out.
  private func lower(_ one: ChildFeature) -> ReducerEnumCaseModel {
    let type = project.typeName(ofFeature: one.feature.value)
    return ReducerEnumCaseModel(
      name: one.name.declared,
      member: one.name.member,
      type: type,
      state: project.stateType(ofFeature: one.feature.value),
      reducer: ReducerModel(text: "\(type)()", overrides: lowerOverrides(of: one)))
  }

  private func isEquatable(_ child: Child) -> Bool {
    child.features.allSatisfy { project.isStateEquatable(ofFeature: $0.feature.value) }
  }
}

extension Child {
  /// Whether an enum of reducers says all there is to say: its cases are made of nothing but their types.
  var isReducerEnum: Bool {
    isOneOf && features.allSatisfy(\.overrides.isEmpty)
  }
}
