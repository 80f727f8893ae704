import FeatureProgram
import FeatureSpec

struct DestinationModel: TemplateModel {
  let child: Child
  let parent: Feature
  let project: FeatureProject
  /// Who can see the parent.
  let access: Settings.Access

  static let members = Members<Self>(
    "destination", "A child that is one of several features: a reducer of its own."
  ) {
    Member("access", \.access, accessMeaning)
    Member("isPublic", { $0.access == .public }, "whether it is public")
    Member("name", \.child.enumName, "the type's name: `Destination`")
    Member("doc", \.child.enumDocumentation, "the lines of its documentation")
    Member("state", \.state, "the enum of the states")
    Member("action", \.action, "the enum of the actions")
    Member("answers", \.answers, "the enums of the buttons of alerts and dialogs")
    Member(
      "silent", \.silent,
      "the pattern of the actions of alerts, dialogs and features that do nothing; false for none")
    Member("parameters", \.parameters, "the reducers that it is given by its parent") {
      Member("fields", \.fields, "the stored properties")
      Member("init", \.initializer, "the initialiser")
    }
    Member(
      "isIdle", { $0.child.features.isEmpty || $0.project.isIdle(inside: $0.child) },
      "whether no feature among them does anything")
    Member("features", each: \.features, "the features that do something, by the cases") {
      Member("name", \.name, "the case's name")
      Member("reducer", \.self, "its reducer") {
        Member("text", \.text, "the expression: `CounterFeature()`")
        Member("overrides", \.overrides, "what is another one for it")
      }
    }
  }

  private var state: EnumModel {
    project.stateEnum(of: child, in: parent).lower(access: access, indentation: 6)
  }

  private var action: EnumModel {
    project.actionEnum(of: child, in: parent, for: .runtime).lower(access: access, indentation: 6)
  }

  private var answers: [EnumModel] {
    child.answers(in: parent, of: project).map { $0.lower(access: access, indentation: 6) }
  }

  private var silent: String? {
    let idle = child.features.filter { project.isIdle(inPlaceOf: $0) }.map(\.name)
    let patterns = (idle + child.promptPlaces.map(\.name)).map { ".\($0.member)" }
    return patterns.isEmpty ? nil : alternatives(patterns, columns: columnLimit - 10)
  }

  private var parameters: ReducerParameters? {
    lowerParameters(project.givenReducers(of: child), access: access, margin: 0)
  }

  private var features: [(name: String, text: String, overrides: [DependencyModel])] {
    child.features.filter { !project.isIdle(inPlaceOf: $0) }.map { one in
      // Behind 'return', a name alone would have to stand on a line of its own.
      let owner = one.arguments.isEmpty ? "" : "self."
      return (one.name.member, owner + project.reducer(inPlaceOf: one), lowerOverrides(of: one))
    }
  }
}

struct DependencyModel: TemplateModel {
  let override: ChildOverride

  static let members = Members<Self>(
    "dependency of a child", "A dependency that is another one for a child."
  ) {
    Member("key", \.override.address.swift, "the key path behind the backslash and the dot")
    Member("value", \.override.value.text, "the expression of the value")
  }
}

extension FeatureProject {
  /// The enum of the states of a child that is one of several features.
  func stateEnum(of child: Child, in parent: Feature) -> LoweredEnum {
    LoweredEnum(
      name: "State", conformances: Set(stateConformances(of: child, in: parent)),
      cases: child.features.map {
        LoweredCase($0.name, around: stateType(of: $0), "state", .none)
      }
        + child.plainCases.map {
          LoweredCase(
            $0.name, around: child.stateType(of: $0, in: typeName(of: parent)),
            $0.type == nil ? "state" : "value", .none)
        }, isLookedUp: true)
  }

  /// The enum of the actions of a child that is one of several features.
  func actionEnum(of child: Child, in parent: Feature, for dialect: Dialect) -> LoweredEnum {
    LoweredEnum(
      name: "Action",
      conformances: Set(actionConformances(of: child, in: parent) + dialect.actionConformances),
      cases: child.features.map {
        LoweredCase(
          $0.name, around: "\(typeName(of: $0)).Action", "action", .none)
      }
        + child.plainCases.map {
          LoweredCase($0.name, around: child.actionType(of: $0), "action", .none)
        })
  }
}

/// The dependencies that are others for a child.
func lowerOverrides(of one: ChildFeature) -> [DependencyModel] {
  one.overrides.map { DependencyModel(override: $0) }
}
