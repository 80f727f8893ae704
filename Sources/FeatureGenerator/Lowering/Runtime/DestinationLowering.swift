import FeatureSpec
import SpecSource

/// Turns places for one of several features into reducers of their own, nested in the parent.
struct DestinationLowering {
  let feature: Feature
  let project: FeatureProject

  /// The reducers, one for each such place; nil when there is none.
  func lower() -> [DestinationModel]? {
    let places = feature.children.filter(\.isOneOf)
    return places.isEmpty ? nil : places.map(lower)
  }

  private func lower(_ child: Child) -> DestinationModel {
    let access = project.access(of: feature.name)
    let isEquatable = child.features.allSatisfy { one in
      project.isStateEquatable(ofFeature: one.feature.value)
    }
    let states = child.features.map { one in
      LoweredCase(
        one.name, around: project.stateType(ofFeature: one.feature.value), "state", .none)
    }
    let actions = child.features.map { one in
      LoweredCase(
        one.name, around: "\(project.typeName(ofFeature: one.feature.value)).Action", "action",
        .none)
    }
    let documentation =
      child.documentation.lines.isEmpty
      ? Documentation(lines: ["What '\(child.name.value)' can be."]) : child.documentation
    return DestinationModel(
      access: access,
      isPublic: access == .public,
      name: child.enumName,
      doc: documentation,
      state: LoweredEnum(
        name: "State", conformances: isEquatable ? ["Equatable"] : [], cases: states,
        isLookedUp: true
      ).lower(access: access, indentation: 6),
      action: LoweredEnum(name: "Action", conformances: [], cases: actions).lower(
        access: access, indentation: 6),
      features: child.features.map { one in
        .init(
          name: one.name.member,
          reducer: .init(
            type: project.typeName(ofFeature: one.feature.value),
            overrides: lowerOverrides(of: one)))
      })
  }
}

/// The dependencies that are others for a child.
func lowerOverrides(of one: ChildFeature) -> [DependencyModel] {
  one.overrides.map { DependencyModel(key: $0.address.swift, value: $0.value.text) }
}
