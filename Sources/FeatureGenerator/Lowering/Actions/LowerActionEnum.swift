import FeatureSpec
import SpecSource
import SpecSwift

/// An enum with case paths.
struct LoweredEnum {
  var name: String
  var conformances: Set<String>
  var cases: [LoweredCase]
  var nested: [LoweredEnum] = []
  var documentation = Documentation.none
  /// Whether the payload of a case can be read by its name.
  var isLookedUp = false

  /// The enum as templates see it.
  ///
  /// - Parameters:
  ///   - indentation: The columns in front of its cases.
  ///   - isPathable: Whether it declares its case paths itself.
  func lower(
    access: Settings.Access, indentation: Int, isPathable: Bool = true
  ) -> EnumModel {
    // The format wants the word but once.
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
      cases: cases.map { $0.lower(access: access, root: name, indentation: indentation) },
      nested: nested.map {
        $0.lower(access: access, indentation: indentation + 2, isPathable: isPathable)
      })
  }
}

extension FeatureProject {
  /// The enum of everything that can happen to a feature, with those of groups and prompts in it.
  func actionEnum(of feature: Feature, for dialect: Dialect) -> LoweredEnum {
    ActionEnumLowering(feature, in: self, for: dialect).lower()
  }

  /// The type of the answers to the alerts or dialogs in a place, inside of the feature.
  func answersType(of place: PromptPlace, in feature: Feature) -> String {
    (actionLayout(of: feature).declaresAction ? "Action." : "") + place.typeName
  }
}

/// Turns what can happen to a feature into the enum of its actions.
private struct ActionEnumLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  let layout: ActionLayout
  let conformances: Set<String>

  init(_ feature: Feature, in project: FeatureProject, for dialect: Dialect) {
    (self.feature, self.project, self.dialect) = (feature, project, dialect)
    conformances = Set(project.actionConformances(of: feature) + dialect.actionConformances)
    layout = project.actionLayout(of: feature)
  }

  /// The enum of the actions.
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

  /// The protocol of actions with a group for views. Where a feature is declared inside of another one with a style, that
  /// one's type for the group hides it.
  private var viewAction: String {
    let isHidden = project.scopes(of: feature).dropFirst().contains { outer in
      let layout = project.actionLayout(of: outer)
      return !layout.declaresAction && layout.groups.contains { $0.typeName == "ViewAction" }
    }
    return dialect == .tca && isHidden ? "ComposableArchitecture.ViewAction" : "ViewAction"
  }

  /// The enum of a group.
  private func lower(_ group: ActionGroup) -> LoweredEnum {
    var members = members(of: group.path)
    members.name = group.typeName
    // An enum is what the ones around it are, but for the bindings, which are in one.
    let told = layout.groups.filter { group.path.starts(with: $0.path) }.flatMap(\.conformances)
    members.conformances.formUnion(
      Set(told.map(\.value)).subtracting(["BindableAction"])
        .union(conformances.intersection(comparisons + ["Sendable"])))
    members.documentation =
      group.documentation.lines.isEmpty && group.path == ["delegate"]
      ? Documentation(lines: ["What the parent may react to."]) : group.documentation
    return members
  }

  /// The cases that stand in a group, and the enums of the groups in it; without names, of no group.
  private func members(of path: [String]) -> LoweredEnum {
    let at = feature.name.span
    var result = LoweredEnum(name: "", conformances: [], cases: [])
    func enter(_ group: ActionGroup?) {
      guard let group, !result.nested.contains(where: { $0.name == group.typeName }) else { return }
      let name = group.path[group.path.count - 1]
      result.cases.append(
        LoweredCase(Located(name, at: at), around: group.typeName, name, .none))
      result.nested.append(lower(group))
    }
    for action in feature.allActions where action.groups.starts(with: path) {
      guard action.groups.count > path.count else {
        result.cases.append(LoweredCase(action))
        continue
      }
      enter(layout.groups.first { $0.path == Array(action.groups.prefix(path.count + 1)) })
    }
    for group in layout.groups where group.path.dropLast() == path[...] { enter(group) }
    result.cases += feature.children.filter { layout.groups(around: $0.name.value) == path }.map {
      var place = LoweredCase($0.name, around: project.actionType(of: $0), "action", .none)
      place.isIndirect = project.isRecursive($0, in: feature)
      return place
    }
    result.cases += feature.promptPlaces.filter {
      layout.groups(around: $0.name.value) == path
    }.map {
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

/// The protocols that a type has only where its parts have them.
private let comparisons = ["Equatable", "Hashable"]
