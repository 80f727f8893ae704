import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// The expansion of `@Reducer` for a child that can hold one of several features.
struct ExpandedReducerModel: TemplateModel {
  let child: Child
  let parent: Feature
  let project: FeatureProject
  /// The access level of the parent.
  let access: Settings.Access

  static let members = Members<Self>(
    "expanded reducer",
    "The expansion of the Composable Architecture's `@Reducer` for one of several features."
  ) {
    Member("access", \.access, accessMeaning)
    Member("type", \.type, "the reducer's type: `AppFeature.Destination`")
    Member("isEnum", \.child.isReducerEnum, "whether it is an enum")
    Member("state", \.state, "the enum of the states")
    Member("action", \.action, "the enum of the actions")
    Member("caseScope", \.caseScope, "the enum of the stores")
    Member("cases", \.cases, "the features")
    Member("plainCases", \.plainCases, "the cases without a feature")
  }

  private var type: String { "\(project.typeName(of: parent)).\(child.enumName)" }

  private var state: EnumModel {
    project.stateEnum(of: child, in: parent).lower(access: access)
  }

  private var action: EnumModel {
    project.actionEnum(of: child, in: parent, for: .tca)
      .lower(access: access)
  }

  private var caseScope: EnumModel {
    LoweredEnum(
      name: "CaseScope", conformances: ["_CaseScopeProtocol"],
      cases: child.features.map {
        let store = "StoreOf<\(project.typeName(of: $0))>"
        return LoweredCase($0.name, around: Code(store), "store", .none)
      }
        + child.plainCases.map {
          LoweredCase(
            $0.name, around: child.stateType(of: $0, in: project.typeName(of: parent)), "value",
            .none)
        }, isLookedUp: true
    ).lower(access: access)
  }

  private var plainCases: [PlainCaseModel] {
    child.plainCases.enumerated().map { index, one in
      PlainCaseModel(
        one: one, child: child, state: child.stateType(of: one, in: project.typeName(of: parent)),
        index: child.features.count + index)
    }
  }

  private var cases: [ExpandedReducerCaseModel] {
    child.features.enumerated().map { index, one in
      let member = one.name.member
      return ExpandedReducerCaseModel(
        index: index, member: member, reducer: project.reducer(inPlaceOf: one),
        opening: .row(
          ".ifCaseLet(", ["\\State.Cases.\(member)", "action: \\Action.Cases.\(member)"], ") {"),
        scope: scope(of: member))
    }
  }

  /// Returns the case around the store that is scoped to it. The scoped store exists, because the state is in this
  /// case.
  private func scope(of member: String) -> Code {
    let keyPath: Code = "\\.\(member)"
    let label = project.settings.tca.version.labelsScopes ? "state" : nil
    let store = Code.call(
      "store.scope", [.labeled(label, keyPath), .labeled("action", keyPath)])
    return .call(".\(member)", ["\(store)!"])
  }
}

struct ExpandedReducerCaseModel: TemplateModel {
  let index: Int
  let member: String
  let reducer: Code
  let opening: Code
  let scope: Code

  static let members = Members<Self>(
    "case of an expanded reducer", "One of the features of an expanded reducer."
  ) {
    Member("index", { String($0.index) }, "its number among the features, from 0")
    Member("member", \.member, "the case's name after a dot")
    Member("reducer", \.reducer, "its reducer")
    Member("opening", \.opening, "the operator that runs it, up to the brace")
    Member("scope", \.scope, "the case around its store")
  }
}
