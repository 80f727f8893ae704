import FeatureSpec
import SpecSource

/// Checks that the style of a feature exists, and that its action has a place for all actions of the feature.
func checkStyle(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard let name = feature.style else { return [] }
  guard let style = project.style(of: feature) else {
    return [
      .error(
        .mismatchedStyle, "the settings have no style '\(name.value)'", at: name.span,
        hint: .didYouMean(
          closestName(to: name.value, among: project.settings.styles.map(\.name.value)),
          or: "add it to the settings: 'styles: {\(name.value): {conforms: \(name.value)}}'"))
    ]
  }
  guard style.action != nil else { return [] }
  return StyleCheck(feature: feature, style: style, layout: project.actionLayout(of: feature))
    .check()
}

/// A check that all actions have a case in an action that the feature does not declare itself.
private struct StyleCheck {
  let feature: Feature
  let style: FeatureStyle
  let layout: ActionLayout

  /// Reports all parts of the feature without a case.
  func check() -> [Diagnostic] {
    feature.allActions.compactMap { check($0) } + checkPlaces() + checkBindings()
      + feature.groups.compactMap { checkType(of: $0) }
  }

  /// Checks that an action is in one of the groups.
  private func check(_ action: FeatureAction) -> Diagnostic? {
    let names = style.groups.map(\.name.value)
    guard let group = action.groups.first else {
      return missing(
        "the action '\(action.name.value)' outside of groups", at: action.name,
        hint: names.first.map { "move it to a group: '\($0).\(action.name.value)'" }
          ?? "give the style 'groups'")
    }
    guard !names.contains(group) else { return nil }
    return missing(
      "the group '\(group)'", at: action.name,
      hint: .didYouMean(
        closestName(to: group, among: names).map {
          "\($0)\(action.name.value.dropFirst(group.count))"
        },
        or: names.isEmpty
          ? "give the style 'groups'" : "use one of its groups: \(names.joined(separator: ", "))"))
  }

  /// Checks that children, alerts and dialogs are in a group or have cases.
  private func checkPlaces() -> [Diagnostic] {
    let places = feature.children.map(\.name) + feature.promptPlaces.map(\.name)
    return places.compactMap { place in
      guard layout.groups(around: place.value).isEmpty,
        !style.cases.contains(where: { $0.value == place.value })
      else { return nil }
      return missing(
        "'\(place.value)'", at: place,
        hint: "give one of its groups 'children: true', or list it: 'cases: [\(place.value)]'")
    }
  }

  /// Checks that bindings are in a group.
  private func checkBindings() -> [Diagnostic] {
    guard let field = feature.state.first(where: \.isBoundByAction), layout.bindings.isEmpty
    else { return [] }
    let problem = missing(
      "bindings", at: field.name, hint: "add to its view group: 'conforms: [BindableAction]'")
    return [problem]
  }

  /// Checks that a feature does not name the enums, whose names the style decides.
  private func checkType(of group: ActionGroup) -> Diagnostic? {
    guard let type = group.type else { return nil }
    return .error(
      .conflictingKeys, "the style \(style.name.value) already names the enums of groups",
      at: type.span,
      hint: "remove the type, or change it in the settings",
      related: [.init("the style is here", at: style.name.span)])
  }

  private func missing(_ what: String, at name: Located<String>, hint: Hint) -> Diagnostic {
    .error(
      .mismatchedStyle, "the style \(style.name.value) has no case for \(what)", at: name.span,
      hint: hint,
      related: [.init("the style is here", at: style.name.span)])
  }
}

extension Rule {
  /// A feature whose style does not exist or has no case for a part of it.
  public static let mismatchedStyle = Rule(
    "mismatched-style",
    reason: """
      The style of a feature names a type of the app for its actions. Such an action has a case for each group of the \
      style, and for no other action, child or alert.

      Put the action into a group of the style, or add the group or the case to the style in the settings.
      """,
    wrong: """
      version: 1
      styles: {Screen: {conforms: ScreenReducer, action: ScreenAction<Self>, groups: {view: ViewAction}}}
      ---
      feature: Counter
      style: Screen
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """,
    right: """
      version: 1
      styles: {Screen: {conforms: ScreenReducer, action: ScreenAction<Self>, groups: {view: ViewAction}}}
      ---
      feature: Counter
      style: Screen
      state: {count: Int = 0}
      actions: {view.increment: state.count += 1}
      """)
}
