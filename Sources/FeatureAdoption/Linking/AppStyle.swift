import SpecSource
import SpecSwift

/// An app's own protocol that refines `Reducer` and declares the kinds of its features' actions.
struct AppStyle {
  /// The protocol's name.
  let name: String
  /// The type of the features' actions; nil if each feature declares its own.
  let action: String?
  /// The groups that the type has cases for, each with the name of the enum that a feature declares for the group.
  let groups: [(name: String, type: String)]
  /// The cases for actions of presented features.
  let cases: [String]
  /// The functions of features that the protocol calls.
  let dispatches: [Dispatch]
  /// Whether the protocol provides a body for features without one.
  let hasBody: Bool
  /// The protocols that the features' enums for groups conform to, by the groups' names.
  var conformances: [String: Set<String>] = [:]
  /// The group that contains the children's actions.
  var childGroup: String?

  /// A function of a feature that the protocol calls with an action.
  struct Dispatch {
    /// The name of the function.
    let function: String
    /// The labels of the function's parameters.
    let labels: [String]
    /// The actions that the function receives.
    let pattern: Pattern
  }

  /// The style as the settings declare it.
  var key: DraftKey {
    let groups = groups.map { group in
      let names = (conformances[group.name] ?? []).sorted()
      let conforms = names.isEmpty ? nil : SpecDraft.list(names.map { .text($0) })
      let children: SpecDraft? = group.name == childGroup ? "true" : nil
      if conforms == nil, children == nil { return DraftKey(group.name, .text(group.type)) }
      return DraftKey(
        group.name,
        .keys(("type", .text(group.type)), ("conforms", conforms), ("children", children)))
    }
    return DraftKey(
      name,
      .keys(
        ("conforms", .text(name)), ("action", action.map { .text($0) }),
        ("groups", groups.isEmpty ? nil : .keys(groups)),
        ("cases", cases.isEmpty ? nil : .list(cases.map { .text($0) }))))
  }
}

extension LinkedTypes {
  /// Returns the styles of the app's protocols.
  func appStyles() -> [AppStyle] {
    all.filter { $0.type.keyword == .protocol && reducerProtocols.contains($0.name) }
      .compactMap { style(by: $0) ?? marker($0) }.map { style in
        var style = style
        complete(&style)
        return style
      }
  }

  private func style(by type: LinkedType) -> AppStyle? {
    guard let text = type.alias("Action")?.text ?? type.requiredAction,
      let action = self[String(text.prefix { $0 != "<" }), from: type.origin.file],
      action.type.keyword == .enum, let generics = action.type.generics
    else { return nil }
    let parameter = String(generics.dropFirst().prefix { $0.isLetter || $0.isNumber })
    var groups: [(name: String, type: String)] = []
    var cases: [String] = []
    for member in action.members {
      guard let enumCase = member.declaration.enumCase else { continue }
      guard enumCase.payload.count == 1 else { return nil }
      let name = enumCase.name.filter { $0 != "`" }
      let payload = enumCase.payload[0].text
      if payload.hasPrefix("PresentationAction<") {
        cases.append(name)
      } else {
        guard payload.hasPrefix("\(parameter)."), payload.split(separator: ".").count == 2 else {
          return nil
        }
        groups.append((name, String(payload.dropFirst(parameter.count + 1))))
      }
    }
    return AppStyle(
      name: type.name, action: text, groups: groups, cases: cases, dispatches: type.dispatches,
      hasBody: type.variable(named: "body")?.variable.getter?.map(\.source.text)
        == ["Reduce(core)"])
  }

  /// Returns the style of a protocol that requires no more than the library's; nil for other protocols.
  private func marker(_ type: LinkedType) -> AppStyle? {
    let known: Set = ["ComposableArchitecture.Reducer", "Reducer", "ReducerProtocol", "Sendable"]
    guard type.type.members.isEmpty, type.requiredAction == nil, type.alias("Action") == nil,
      known.isSuperset(of: type.baseNames), type.type.generics == nil
    else { return nil }
    return AppStyle(
      name: type.name, action: nil, groups: [], cases: [], dispatches: [], hasBody: false)
  }

  /// Adds to a style the parts that most features of the style have in common.
  private func complete(_ style: inout AppStyle) {
    let features = all.filter { $0.type.keyword == .struct && $0.baseNames.contains(style.name) }
    var children: [(name: String, count: Int)] = []
    for (name, type) in style.groups {
      let enums = features.compactMap { $0.nested[type] }
      var counts: [Set<String>: Int] = [:]
      for type in enums { counts[type.groupConformances, default: 0] += 1 }
      let most = counts.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }
      style.conformances[name] = most?.key ?? []
      children.append((name, enums.count { $0.holdsOtherActions }))
    }
    let most = children.max { $0.count < $1.count }
    style.childGroup = most.flatMap { $0.count > 0 ? $0.name : nil }
  }
}

extension LinkedType {
  /// The conformances of an enum of actions, except those that follow from the others.
  var groupConformances: Set<String> {
    let names: [String] = inherited.flatMap { name in
      name.split(separator: "&").map { part in part.filter { $0 != " " } }
    }
    let rest = Set(names).subtracting(["Sendable", "BindableAction", "CasePathable"])
    return rest.contains("Hashable") ? rest.subtracting(["Equatable"]) : rest
  }

  /// The conformances of an enum of actions, including those that Swift adds to an enum whose cases carry nothing.
  var wholeConformances: Set<String> {
    let cases = members.compactMap(\.declaration.enumCase)
    return cases.allSatisfy(\.payload.isEmpty)
      ? groupConformances.subtracting(["Equatable"]).union(["Hashable"]) : groupConformances
  }

  /// Whether one of the cases holds actions of another type.
  fileprivate var holdsOtherActions: Bool {
    members.contains { member in
      guard let payload = member.declaration.enumCase?.payload, payload.count == 1 else {
        return false
      }
      return payload[0].text.holdsActions && !payload[0].text.hasPrefix("BindingAction")
    }
  }

  /// The type that a protocol requires the action to be: `where Action == FeatureAction<Self>`.
  fileprivate var requiredAction: String? {
    let start = origin.declaration.source.range.lowerBound
    let header = words(origin.file.file.text(start..<type.interior.lowerBound))
    guard let place = header.firstIndex(of: "Action"),
      header[place...].dropFirst().first == "=="
    else { return nil }
    return header[(place + 2)...].prefix { $0 != "," && $0 != "{" }.joined()
  }

  /// The functions that a protocol's switch over the action calls.
  fileprivate var dispatches: [AppStyle.Dispatch] {
    members.compactMap(\.declaration.function).filter { $0.name == "core" }.flatMap { core in
      core.body?.first?.choice(of: core.parameters.last?.name ?? "")?.branches ?? []
    }.compactMap { branch in
      guard branch.patterns.count == 1, branch.body.count == 1,
        case .call(let callee, let arguments)? = branch.body[0].value?.kind,
        case .name(let function) = callee.kind
      else { return nil }
      return AppStyle.Dispatch(
        function: function, labels: arguments.map { $0.label ?? "_" }, pattern: branch.patterns[0])
    }
  }
}
