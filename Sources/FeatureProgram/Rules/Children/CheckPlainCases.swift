import FeatureSpec
import SpecSource

/// Checks the cases in which no feature lives, of child places with several cases.
func checkPlainCases(of feature: Feature) -> [Diagnostic] {
  var listed: [String: Located<String>] = [:]
  return feature.children.filter { !$0.plainCases.isEmpty }.flatMap { child in
    checkPresence(of: child) + child.promptPlaces.flatMap { checkType(of: $0) }
      + child.plainCases.flatMap { one in
        one.listed.flatMap { check($0, of: one, in: feature, &listed) }
          + one.answers.flatMap { checkNameOfAnswer($0.name) + checkParameters($0.parameters) }
      }
  }
}

/// Checks that a place with such cases is presented, and that it has actions.
private func checkPresence(of child: Child) -> [Diagnostic] {
  guard let first = child.plainCases.first else { return [] }
  guard child.isPresented else {
    return .error(
      .misplacedPrompt, "only a presented child can show alerts and hold values",
      at: first.name.span,
      hint: child.presence == .optional
        ? "remove 'presented: false'" : "give '\(child.name.value)' 'presence: optional'")
  }
  guard child.features.isEmpty, child.promptPlaces.isEmpty else { return [] }
  return .error(
    .emptyDeclaration, "'\(child.name.value)' has no actions, because its cases hold only values",
    at: child.name.span,
    hint: "keep its values in the state: '\(first.name.value): \(first.text)?'")
}

/// Checks that an alert or dialog that a case lists exists, and that no other place shows it.
private func check(
  _ name: Located<String>, of one: PlainCase, in feature: Feature,
  _ listed: inout [String: Located<String>]
) -> [Diagnostic] {
  guard case .prompts(let kind, _, _) = one.content else { return [] }
  guard let prompt = feature.prompts.first(where: { $0.name.value == name.value }) else {
    guard feature.isWhole else { return [] }
    let names = feature.prompts.filter { $0.kind == kind }.map(\.name.value)
    return .error(
      .misplacedPrompt, "there is no \(kind.rawValue) '\(name.value)'", at: name.span,
      hint: .didYouMean(
        closestName(to: name.value, among: names), or: "declare it under '\(kind.rawValue)s'"))
  }
  guard prompt.kind == kind else {
    return .error(
      .misplacedPrompt, "'\(name.value)' is \(prompt.kind == .alert ? "an alert" : "a dialog")",
      at: name.span,
      hint: "list it under '\(prompt.kind.rawValue)s', in a separate case")
  }
  if let place = prompt.place {
    return .error(
      .misplacedPrompt, "'\(name.value)' appears in a case, so it has no separate place",
      at: place.span,
      hint: "remove 'in', or remove '\(name.value)' from the case",
      related: [.init("the case is here", at: one.name.span)])
  }
  return checkListed(name, in: &listed)
}

/// Checks the name of the enum that the buttons of a case share.
private func checkType(of place: PromptPlace) -> [Diagnostic] {
  let type = place.name.map { _ in place.typeName }
  let reserved = reservedTypes.filter { !["Alert", "Dialog"].contains($0) }
  return checkReserved(type, reserved + ["Body", "CaseScope"], "the enum of buttons")
}

extension Rule {
  /// An alert or a dialog in a place that cannot show it.
  public static let misplacedPrompt = Rule(
    "misplaced-prompt",
    reason: """
      The state shows an alert or a dialog in a property, or in a case of a place that is presented. An enum and a type of \
      the app have no such property, and each alert has one place.

      Let a feature whose state has fields show it, or list it under 'alerts' or 'dialogs' of one case.
      """,
    wrong: """
      feature: Loader
      state: {enum: {idle: , loading: }}
      alerts: {failed: {title: It failed}}
      actions: {load: state = .loading}
      """,
    right: """
      feature: Loader
      state: {isLoading: Bool = false}
      alerts: {failed: {title: It failed}}
      actions: {load: state.isLoading = true}
      """)
}
