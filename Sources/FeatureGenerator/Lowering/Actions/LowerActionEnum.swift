import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// An enum with case paths.
struct LoweredEnum {
  var name: String
  var conformances: Set<String>
  var cases: [LoweredCase]
  var nested: [LoweredEnum] = []
  var documentation = Documentation.none
  /// Whether the payload of a case can be read by the case's name.
  var isLookedUp = false

  /// Returns the enum as templates see it.
  ///
  /// - Parameter isPathable: Whether the enum declares its case paths itself.
  func lower(access: Settings.Access, isPathable: Bool = true) -> EnumModel {
    // The formatter allows only one `indirect` for the whole enum.
    let isIndirect = !cases.isEmpty && cases.allSatisfy(\.isIndirect)
    let cases = cases.map { item in
      var item = item
      item.isIndirect = item.isIndirect && !isIndirect
      return item
    }
    return EnumModel(
      access: access,
      keyword: isIndirect ? "indirect enum" : "enum",
      name: name,
      doc: documentation,
      isLookedUp: isLookedUp,
      isPathable: isPathable,
      conformances: listed(conformances.union(isPathable ? ["CasePathable"] : [])),
      cases: cases.map { $0.lower(access: access, root: name) },
      nested: nested.map { $0.lower(access: access, isPathable: isPathable) })
  }
}

extension FeatureProject {
  /// Returns the enum of all actions of a feature, with the nested enums of groups and prompts.
  func actionEnum(of feature: Feature, for dialect: Dialect) -> LoweredEnum {
    ActionEnumLowering(feature, in: self, for: dialect).lower()
  }

  /// Returns the type of the answers to the alerts or dialogs in a place, inside of the feature.
  func answersType(of place: PromptPlace, in feature: Feature) -> String {
    (actionLayout(of: feature).declaresAction ? "Action." : "") + place.typeName
  }
}

/// Turns the actions of a feature into their enum.
private struct ActionEnumLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  let layout: ActionLayout
  let conformances: Set<String>
  /// The contents of the groups, by the groups' paths.
  private let contents: [[String]: GroupContent]

  init(_ feature: Feature, in project: FeatureProject, for dialect: Dialect) {
    (self.feature, self.project, self.dialect) = (feature, project, dialect)
    conformances = Set(project.actionConformances(of: feature) + dialect.actionConformances)
    layout = project.actionLayout(of: feature)
    contents = GroupContent.contents(of: feature, layout)
  }

  /// Lowers the enum of the actions.
  func lower() -> LoweredEnum {
    let whole = Set(project.stateConformances(of: feature)).union(conformances)
    // The answers to prompts are part of the state and of the action.
    let answers: Set = [whole.contains("Hashable") ? "Hashable" : "Equatable", "Sendable"]
    var root = members(of: [])
    root.name = "Action"
    root.nested += feature.promptPlaces.map { place in
      LoweredEnum(
        name: place.typeName, conformances: answers, cases: place.answers.map { LoweredCase($0) })
    }
    root.conformances.formUnion(conformances)
    if feature.groupNames.contains("view") { root.conformances.insert(viewAction) }
    return root
  }

  /// The protocol of actions with a group for views. If an outer feature has a style, its type for the group may hide
  /// the protocol.
  private var viewAction: String {
    let isHidden = project.scopes(of: feature).dropFirst().contains { outer in
      let layout = project.actionLayout(of: outer)
      return !layout.declaresAction && layout.groups.contains { $0.typeName == "ViewAction" }
    }
    return dialect == .tca && isHidden ? "ComposableArchitecture.ViewAction" : "ViewAction"
  }

  /// Returns the enum of a group.
  private func lower(_ group: ActionGroup) -> LoweredEnum {
    var members = members(of: group.path)
    members.name = group.typeName
    // An enum has the protocols of the enums around it. The exception is `BindableAction`, because the bindings are
    // in only one enum.
    let told = group.path.indices.compactMap { index in
      layout.groups.part(named: group.path[...index].joined(separator: "."))
    }
    members.conformances.formUnion(
      Set(told.flatMap(\.conformances).map(\.value)).subtracting(["BindableAction"])
        .union(conformances.intersection(comparisons + ["Sendable"])))
    members.documentation =
      group.documentation.lines.isEmpty && group.path == ["delegate"]
      ? Documentation(lines: ["The actions to which the parent may react."]) : group.documentation
    return members
  }

  /// Returns the cases in a group and the enums of the groups in it. The empty path has the actions outside of all
  /// groups.
  private func members(of path: [String]) -> LoweredEnum {
    let at = feature.name.span
    var result = LoweredEnum(name: "", conformances: [], cases: [])
    let content = contents[path] ?? GroupContent()
    for member in content.members {
      switch member {
      case .action(let action): result.cases.append(LoweredCase(action))
      case .group(let group):
        let name = group.path[group.path.count - 1]
        result.cases.append(
          LoweredCase(Located(name, at: at), around: Code(group.typeName), name, .none))
        result.nested.append(lower(group))
      }
    }
    result.cases += content.children.map {
      var place = LoweredCase($0.name, around: project.actionType(of: $0), "action", .none)
      place.isIndirect = project.isRecursive($0, in: feature)
      return place
    }
    result.cases += content.promptPlaces.map {
      LoweredCase($0.name, around: "PresentationAction<\($0.typeName)>", "action", .none)
    }
    if feature.offersBinding, path.isEmpty { result.conformances.insert("BindableAction") }
    if feature.hasBindings, layout.bindings == path {
      result.conformances.insert("BindableAction")
      result.cases.append(
        LoweredCase(Located("binding", at: at), around: "BindingAction<State>", "binding", .none))
    }
    return result
  }
}

/// The contents of a group of actions, or the actions outside of all groups.
private struct GroupContent {
  enum Member {
    case action(FeatureAction)
    case group(ActionGroup)
  }

  /// The actions and the groups, in the order of the spec.
  private(set) var members: [Member] = []
  var children: [Child] = []
  var promptPlaces: [PromptPlace] = []
  private var typeNames: Set<String> = []

  mutating func add(_ action: FeatureAction) { members.append(.action(action)) }

  /// Adds a group that is not among the members yet.
  mutating func add(_ group: ActionGroup) {
    if typeNames.insert(group.typeName).inserted { members.append(.group(group)) }
  }

  /// Returns the contents of all groups, by the groups' paths. The empty path has the contents outside of all groups.
  static func contents(of feature: Feature, _ layout: ActionLayout) -> [[String]: GroupContent] {
    var contents: [[String]: GroupContent] = [:]
    for action in feature.allActions {
      for depth in action.groups.indices {
        guard
          let group = layout.groups.part(
            named: action.groups[...depth].joined(separator: "."))
        else { continue }
        contents[Array(action.groups[..<depth]), default: GroupContent()].add(group)
      }
      contents[action.groups, default: GroupContent()].add(action)
    }
    for group in layout.groups {
      contents[group.path.dropLast(), default: GroupContent()].add(group)
    }
    for child in feature.children {
      contents[layout.groups(around: child.name.value), default: GroupContent()]
        .children.append(child)
    }
    for place in feature.promptPlaces {
      contents[layout.groups(around: place.name.value), default: GroupContent()]
        .promptPlaces.append(place)
    }
    return contents
  }
}

/// The protocols that a type conforms to only if its parts do.
private let comparisons = ["Equatable", "Hashable"]
