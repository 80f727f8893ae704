import FeatureSpec
import SpecSource
import StrictMustache

/// Turns places for one of several features into reducers of their own, nested in the parent.
struct DestinationLowering {
  let feature: Feature
  let project: FeatureProject

  /// The reducers, one for each such place; false when there is none.
  func lower() -> TemplateValue {
    let places = feature.children.filter(\.isOneOf)
    return places.isEmpty ? false : ["reducers": .list(places.map(lower))]
  }

  private func lower(_ child: Child) -> TemplateValue {
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
    return [
      "access": .text(access.prefix),
      "isPublic": .bool(access == .public),
      "name": .text(child.enumName),
      "doc": lines(of: documentation),
      "state": LoweredEnum(
        name: "State", conformances: isEquatable ? ["Equatable"] : [], cases: states,
        isLookedUp: true
      ).value(access: access, indentation: 6),
      "action": LoweredEnum(name: "Action", conformances: [], cases: actions).value(
        access: access, indentation: 6),
      "features": .list(
        child.features.map { one in
          [
            "name": .text(one.name.member),
            "reducer": [
              "type": .text(project.typeName(ofFeature: one.feature.value)),
              "overrides": .list(lowerOverrides(of: one)),
            ],
          ]
        }),
    ]
  }
}

/// The dependencies that are others for a child.
func lowerOverrides(of one: ChildFeature) -> [TemplateValue] {
  one.overrides.map { ["key": .text($0.address.swift), "value": .text($0.value.text)] }
}
