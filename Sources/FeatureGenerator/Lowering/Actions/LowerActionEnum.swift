import FeatureSpec
import SpecSource
import SpecSwift

/// A case of an enum that has case paths, as it is declared and taken apart.
struct LoweredCase {
  var name: Located<String>
  var documentation = Documentation.none
  var parameters: [CaseParameter] = []
  /// Whether its payload may hold another value of the enum.
  var isIndirect = false

  /// What comes with a case.
  struct CaseParameter {
    var label: String?
    var name: Located<String>
    var type: String
    /// The parameter where the case declares it.
    var declaration: String
  }
}

extension LoweredCase {
  /// A case as a spec declares it.
  init(_ action: FeatureAction) {
    self.init(
      name: action.caseName, documentation: action.documentation,
      parameters: action.parameters.map {
        CaseParameter(
          label: $0.label, name: $0.name, type: $0.type.text, declaration: $0.caseDeclaration)
      })
  }

  /// A case around one value without a label.
  init(
    _ name: Located<String>, around type: String, _ value: String, _ documentation: Documentation
  ) {
    let parameter = CaseParameter(
      label: nil, name: Located(value, at: name.span), type: type, declaration: type)
    self.init(name: name, documentation: documentation, parameters: [parameter])
  }

  /// The case as templates see it, with its way in and out.
  ///
  /// - Parameter root: The enum's name.
  func lower(access: Settings.Access, root: String, indentation: Int) -> CaseModel {
    let keyword = isIndirect ? "indirect case" : "case"
    let declaration =
      parameters.isEmpty
      ? "case \(name.declared)"
      : row(
        "\(keyword) \(name.declared)(", parameters.map(\.declaration), ")", indentation: indentation
      )
    return CaseModel(
      access: access,
      name: name.declared,
      doc: documentation,
      declaration: declaration,
      path: path(root: root, access: access, indentation: indentation + 2),
      span: name.span)
  }

  /// The way into and out of the payload: one value stands for itself, several make a tuple with their labels.
  private func path(
    root: String, access: Settings.Access, indentation: Int
  ) -> CasePathModel {
    func head(_ value: String) -> String {
      getterOpening(
        "\(access.prefix)var \(self.name.declared)", "AnyCasePath", [root, value],
        columns: columnLimit - indentation)
    }
    func argument(_ parameter: CaseParameter, _ value: String) -> String {
      parameter.label.map { "\($0): \(value)" } ?? value
    }
    func binding(_ parameter: CaseParameter) -> String {
      switch parameter.label {
      case nil, parameter.name.value: "let \(parameter.name.declared)"
      case let label?: "\(label): let \(parameter.name.declared)"
      }
    }
    let name = name.member
    let bindings = parameters.map(binding).joined(separator: ", ")
    func path(
      _ value: String, embed: String, pattern: String, extracted: String, isTuple: Bool = false
    ) -> CasePathModel {
      let extraction = "{ if case \(pattern) = $0 { \(extracted) } else { nil } }"
      let line = isTuple ? "  extract: \(extraction)" : ".init(\(embed)) \(extraction)"
      return CasePathModel(
        head: head(value), embed: embed, pattern: pattern, extracted: extracted, isTuple: isTuple,
        isLong: indentation + 2 + line.count > columnLimit)
    }
    switch parameters.count {
    case 0:
      return path("Void", embed: ".\(name)", pattern: ".\(name)", extracted: "()")
    case 1:
      return path(
        parameters[0].type, embed: "\(root).\(name)", pattern: ".\(name)(\(bindings))",
        extracted: parameters[0].name.declared)
    default:
      let types = parameters.map { argument($0, $0.type) }.joined(separator: ", ")
      let names = parameters.map(\.name.declared).joined(separator: ", ")
      let arguments = parameters.enumerated().map { index, parameter in
        argument(parameter, "$0.\(parameter.label ?? String(index))")
      }
      return path(
        "(\(types))", embed: ".\(name)(\(arguments.joined(separator: ", ")))",
        pattern: ".\(name)(\(bindings))", extracted: "(\(names))", isTuple: true)
    }
  }
}

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
