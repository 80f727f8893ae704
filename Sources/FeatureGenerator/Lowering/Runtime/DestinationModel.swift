import FeatureProgram
import FeatureSpec
import SwiftCode

struct DestinationModel: TemplateModel {
  let child: Child
  let parent: Feature
  let project: FeatureProject
  /// The access level of the parent.
  let access: Settings.Access

  static let members = Members<Self>(
    "destination", "A child that is one of several features: a separate reducer."
  ) {
    Member("access", \.access, accessMeaning)
    Member("isPublic", { $0.access == .public }, "whether it is public")
    Member("name", \.child.enumName, "the type's name: `Destination`")
    Member("doc", \.child.enumDocumentation, "the lines of its documentation")
    Member("state", \.state, "the enum of the states")
    Member("action", \.action, "the enum of the actions")
    Member("answers", \.answers, "the enums of the buttons of alerts and dialogs")
    Member("parameters", \.parameters, "the reducers that its parent passes to it") {
      Member("fields", \.fields, "the stored properties")
      Member("init", \.initializer, "the initializer")
    }
    Member("block", \.block, "the body of its `reduce`")
  }

  private var state: EnumModel {
    project.stateEnum(of: child, in: parent).lower(access: access)
  }

  private var action: EnumModel {
    project.actionEnum(of: child, in: parent, for: .runtime).lower(access: access)
  }

  private var answers: [EnumModel] {
    child.answers(in: parent, of: project).map { $0.lower(access: access) }
  }

  private var parameters: ReducerParameters? {
    lowerParameters(project.givenReducers(of: child), access: access)
  }

  /// The switch over the action, which passes the action to its feature.
  private var block: Code {
    guard !child.features.isEmpty, !project.isIdle(inside: child) else { return ".none" }
    let idle = child.features.filter { project.isIdle(inPlaceOf: $0) }.map(\.name)
    let silent = (idle + child.promptPlaces.map(\.name)).map { ".\($0.memberCode)" as Code }
    let cases = child.features.filter { !project.isIdle(inPlaceOf: $0) }.map(lowerCase(of:))
    let rest: [Code] =
      silent.isEmpty ? [] : ["case \(Code.alternatives(silent)): return .none"]
    return "switch action {\n\((cases + rest).joined(separator: "\n\n"))\n}"
  }

  private func lowerCase(of one: ChildFeature) -> Code {
    let name = one.name.memberCode
    // After `return`, a call without `self.` would need a line of its own.
    let owner = one.arguments.isEmpty ? "" : "self."
    let calls: [Code] = [
      ".reduce(into: &state, case: State.allCasePaths.\(name), action: childAction)",
      ".scoped(toCase: \\.\(name), in: state) { .\(name)($0) }",
    ]
    let reduction = Code.chain(
      "return \(owner)\(project.reducer(inPlaceOf: one))",
      lowerOverrides(of: one) + calls)
    return "case .\(name)(let childAction):\(Code.nested("\n" + reduction))"
  }
}

extension FeatureProject {
  /// Returns the enum of the states of a child that can hold one of several features.
  func stateEnum(of child: Child, in parent: Feature) -> LoweredEnum {
    LoweredEnum(
      name: "State", conformances: Set(stateConformances(of: child, in: parent)),
      cases: child.features.map {
        LoweredCase($0.name, around: Code(stateType(of: $0)), "state", .none)
      }
        + child.plainCases.map {
          LoweredCase(
            $0.name, around: child.stateType(of: $0, in: typeName(of: parent)),
            $0.type == nil ? "state" : "value", .none)
        }, isLookedUp: true)
  }

  /// Returns the enum of the actions of a child that can hold one of several features.
  func actionEnum(of child: Child, in parent: Feature, for dialect: Dialect) -> LoweredEnum {
    LoweredEnum(
      name: "Action",
      conformances: Set(actionConformances(of: child, in: parent) + dialect.actionConformances),
      cases: child.features.map {
        LoweredCase(
          $0.name, around: "\(typeName(of: $0)).Action", "action", .none)
      }
        + child.plainCases.map {
          LoweredCase($0.name, around: Code(child.actionType(of: $0)), "action", .none)
        })
  }
}

/// Returns the calls that override dependencies of a child's reducer.
func lowerOverrides(of one: ChildFeature) -> [Code] {
  one.overrides.map { ".dependency(\\.\($0.address.swift), \($0.value))" }
}
