import FeatureSpec
import SpecSource
import StrictMustache

/// Turns places for one of several features into enums of reducers, nested in the parent.
struct ReducerEnumLowering {
  let feature: Feature
  let project: FeatureProject

  /// The enums, one for each such place; false when there is none.
  func lower() -> TemplateValue {
    let places = feature.children.filter(\.isOneOf)
    guard !places.isEmpty else { return false }
    return [
      "reducers": .list(places.map(lower)),
      "enums": .list(places.filter(\.isReducerEnum).map(lower)),
    ]
  }

  private func lower(_ child: Child) -> TemplateValue {
    let access = project.access(of: feature.name)
    let documentation =
      child.documentation.lines.isEmpty
      ? Documentation(lines: ["What '\(child.name.value)' can be."]) : child.documentation
    return [
      "access": .text(access.prefix),
      "isPublic": .bool(access == .public),
      "name": .text(child.enumName),
      "doc": lines(of: documentation),
      "isEnum": .bool(child.isReducerEnum),
      "stateConformances": .text(
        sortedConformances([], isEquatable: isEquatable(child)).joined(separator: ", ")),
      "cases": .list(child.features.map(lower)),
    ]
  }

  /// One of the features: a case of the enum, or of the state and the action of a reducer that is written out.
  private func lower(_ one: ChildFeature) -> TemplateValue {
    let type = project.typeName(ofFeature: one.feature.value)
    return [
      "name": .text(one.name.declared),
      "member": .text(one.name.member),
      "type": .text(type),
      "state": .text(project.stateType(ofFeature: one.feature.value)),
      "reducer": [
        "text": .text("\(type)()"), "overrides": .list(lowerOverrides(of: one)), "place": false,
      ],
    ]
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
