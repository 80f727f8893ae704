import FeatureProgram
import FeatureSpec
import SwiftCode

struct ReducerEnumModel: TemplateModel {
  let child: Child
  let parent: Feature
  let project: FeatureProject
  /// The access level of the parent.
  let access: Settings.Access

  static let members = Members<Self>(
    "enum of reducers",
    "A child that is one of several features, for the Composable Architecture."
  ) {
    Member("access", \.access, accessMeaning)
    Member("isPublic", { $0.access == .public }, "whether it is public")
    Member(
      "expanded", \.expanded, "the expansion of `@Reducer`; false if the attribute is written")
    Member("name", \.child.enumName, "the type's name: `Destination`")
    Member(
      "conformances", \.conformances, "the protocols of a struct; false for none")
    Member("doc", \.child.enumDocumentation, "the lines of its documentation")
    Member("isEnum", \.child.isReducerEnum, "whether a `@Reducer enum` is the whole declaration")
    Member(
      "stateConformances", \.stateConformances, "the protocols of its state; false for none")
    Member(
      "actionConformances", \.actionConformances, "the protocols of its action; false for none")
    Member("parameters", \.parameters, "the reducers that its parent passes to it") {
      Member("fields", \.fields, "the stored properties")
      Member("init", \.initializer, "the initializer")
    }
    Member("cases", \.cases, "the features")
    Member("plainCases", \.plainCases, "the cases without a feature")
    Member("answers", \.answers, "the enums of the buttons of alerts and dialogs")
    Member(
      "isIdentified", { $0.project.endsEffects(in: $0.child) },
      "whether its state provides the identity of the feature's state")
    Member(
      "isWhollyIdentified",
      { $0.cases.allSatisfy(\.isIdentified) && $0.child.plainCases.isEmpty },
      "whether each of the features' states has an identity")
    Member("body", \.body, "the reducer of a struct: an `ifCaseLet` for each feature")
  }

  private var conformances: String? {
    listed((expanded == nil ? [] : ["Reducer"]) + (access == .public ? ["Sendable"] : []))
  }

  private var stateConformances: String? {
    listed(project.stateConformances(of: child, in: parent))
  }

  private var actionConformances: String? {
    listed(project.actionConformances(of: child, in: parent))
  }

  private var expanded: ExpandedReducerModel? {
    guard project.settings.tca.macros == .expand else { return nil }
    return ExpandedReducerModel(child: child, parent: parent, project: project, access: access)
  }

  /// Whether an extension declares the protocols, because a macro generates the state and the action.
  var isExtended: Bool {
    expanded == nil && child.isReducerEnum
      && (stateConformances != nil || actionConformances != nil)
  }

  private var parameters: ReducerParameters? {
    lowerParameters(project.givenReducers(of: child), access: access)
  }

  private var cases: [ReducerEnumCaseModel] {
    child.features.map { ReducerEnumCaseModel(one: $0, project: project) }
  }

  private var plainCases: [PlainCaseModel] {
    child.plainCases.enumerated().map { index, one in
      PlainCaseModel(
        one: one, child: child, state: child.stateType(of: one, in: project.typeName(of: parent)),
        index: child.features.count + index)
    }
  }

  private var answers: [EnumModel] {
    child.answers(in: parent, of: project).map {
      $0.lower(access: access, isPathable: expanded != nil)
    }
  }

  private var body: BodyModel {
    var parts = BodyParts(of: nil)
    let operators = cases.map { one in
      AttachmentModel(
        subject: one.name,
        call: ".ifCaseLet(\\.\(one.member), action: \\.\(one.member))", reducer: one.reducer)
    }
    let link = parts.split(
      operators, prefix: "with", subject: \.subject,
      meaning: { "The reducers of the features up to '\($0)'." },
      link: { previous, operators in
        BodyLinkModel(
          reducers: ReducersModel(
            previous: previous, isEmpty: previous == nil, attachments: operators))
      })
    return BodyModel(link: link, parts: parts.parts)
  }
}

struct PlainCaseModel: TemplateModel {
  let one: PlainCase
  let child: Child
  /// The type of the payload.
  let state: Code
  /// The number of the case among all cases.
  let index: Int

  static let members = Members<Self>(
    "plain case of an enum of reducers", "A case that holds alerts, dialogs or a value."
  ) {
    Member("name", \.one.name.declared, "the case's name in its declaration")
    Member("member", \.one.name.member, "the case's name after a dot")
    Member("state", \.state, "the type of its payload")
    Member("action", { $0.child.actionType(of: $0.one) }, "the type of its actions")
    Member("isValue", { $0.one.type != nil }, "whether it holds a value")
    Member("index", { String($0.index) }, "its number among all cases, from 0")
  }
}

struct ReducerEnumCaseModel: TemplateModel {
  let one: ChildFeature
  let project: FeatureProject

  static let members = Members<Self>(
    "case of an enum of reducers", "One of the features that a child can be."
  ) {
    Member("name", \.one.name.declared, "the case's name in its declaration")
    Member("member", \.member, "the case's name after a dot")
    Member("type", \.type, "the feature's type")
    Member("state", \.state, "the type of the feature's state")
    Member("reducer", \.reducer, "its reducer")
    Member("isIdentified", \.isIdentified, "whether its state has an identity")
  }

  var isIdentified: Bool { project.hasIdentity(one) }

  var name: String { one.name.value }

  var member: String { one.name.member }

  private var type: String { project.typeName(of: one) }

  private var state: String { project.stateType(of: one) }

  var reducer: ReducerModel {
    ReducerModel(text: project.reducer(inPlaceOf: one), overrides: lowerOverrides(of: one))
  }
}

extension Child {
  /// Whether a `@Reducer enum` is sufficient, because its cases need nothing but their types.
  var isReducerEnum: Bool {
    isOneOf && features.allSatisfy { $0.overrides.isEmpty && $0.arguments.isEmpty }
  }

  /// The documentation of the enum of features that the child can hold.
  var enumDocumentation: Documentation {
    documentation.or("The possible contents of '\(name.value)'.")
  }
}
