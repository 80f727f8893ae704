import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the alerts and dialogs of a feature.
func checkPrompts(of feature: Feature) -> [Diagnostic] {
  feature.promptPlaces.flatMap { checkKind(of: $0) + checkButtons(of: $0.prompts) }
    + feature.casePlaces.flatMap { checkButtons(of: $0.prompts) } + checkPlainCases(of: feature)
    + feature.prompts.flatMap { prompt in
      checkParameters(prompt.parameters) + checkTexts(of: prompt)
        + prompt.buttons.flatMap { checkPayload(of: $0, in: prompt) }
    } + checkPresentables(of: feature)
}

/// Checks that a place shows either alerts or dialogs.
private func checkKind(of place: PromptPlace) -> [Diagnostic] {
  place.prompts.filter { $0.kind != place.kind }.map { other in
    .error(
      .conflictingPrompts,
      "'\(place.name.value)' shows \(place.kind.rawValue)s, and '\(other.name.value)' is "
        + (other.kind == .alert ? "an alert" : "a dialog"),
      at: (other.place ?? other.name).span, hint: "give it another place with 'in'",
      related: [.init("its first \(place.kind.rawValue) is here", at: place.prompts[0].name.span)])
  }
}

/// Checks that buttons with the same name in the prompts of a place send the same action.
private func checkButtons(of prompts: [Prompt]) -> [Diagnostic] {
  var first: [String: (prompt: Prompt, button: Button)] = [:]
  let buttons = prompts.flatMap { prompt in prompt.buttons.map { (prompt, $0) } }
  return buttons.flatMap { prompt, button -> [Diagnostic] in
    let problems = checkNameOfAnswer(button.name)
    guard problems.isEmpty else { return problems }
    guard let first = first.updateValue((prompt, button), forKey: button.name.value),
      !button.sendsTheSame(in: prompt, as: first.button, in: first.prompt)
    else { return [] }
    return .error(
      .conflictingPrompts, "another button called '\(button.name.value)' sends a different action",
      at: button.name.span,
      hint: "rename one of them, or let both have the same 'with' and 'sends'",
      related: [.init("the other is here", at: first.button.name.span)])
  }
}

/// Checks the name of the action that a button sends.
func checkNameOfAnswer(_ name: Located<String>) -> [Diagnostic] {
  if [PlaceEvent.dismiss.rawValue, "presented"].contains(name.value) {
    return .error(
      .reservedName,
      "'\(name.value)' is an action of the alert itself, so a button cannot have this name",
      at: name.span, hint: "choose another name")
  }
  if name.value == "allCasePaths" { return checkReserved(name, ["allCasePaths"], "a button") }
  return ["none", "some"].contains(name.value) ? [nameOfOptional(name, "a button")] : []
}

extension Button {
  /// Whether the button sends the same action as another button with the same name.
  fileprivate func sendsTheSame(in prompt: Prompt, as other: Button, in otherPrompt: Prompt) -> Bool
  {
    func parts(_ button: Button, _ prompt: Prompt) -> [String] {
      let effect =
        switch button.effect {
        case .answer: ""
        case .send(let call): call.span.text
        case .nothing: "nothing"
        }
      return [effect]
        + prompt.parameters(takenBy: button).map { "\($0.name.value) \($0.caseDeclaration)" }
    }
    return parts(self, prompt) == parts(other, otherPrompt)
  }
}

/// Checks that the texts use only the prompt's parameters.
private func checkTexts(of prompt: Prompt) -> [Diagnostic] {
  let texts =
    [prompt.title] + [prompt.message].compactMap(\.self) + prompt.buttons.map(\.label)
  let names = prompt.parameters.map(\.name.value)
  let values = texts.flatMap(\.values) + prompt.buttons.compactMap(\.condition)
  return values.flatMap { value in
    value.analysis.references.compactMap { reference -> Diagnostic? in
      let name = reference.base.name
      // A type, a function and a parameter can be used everywhere.
      guard !names.contains(name), reference.baseCall == nil, name.first?.isLowercase == true else {
        return nil
      }
      return .error(
        .unavailableName, "'\(name)' does not exist here", at: value.span(of: reference.base.range),
        hint: .didYouMean(
          closestName(to: name, among: names),
          or:
            "declare it under 'with', and pass its value: 'present: \(prompt.name.value)(…)'")
      )
    }
  }
}

/// Checks that the payload of a button consists of the prompt's parameters.
private func checkPayload(of button: Button, in prompt: Prompt) -> [Diagnostic] {
  let names = prompt.parameters.map(\.name.value)
  var taken: [String: Located<String>] = [:]
  return button.payload.flatMap { name -> [Diagnostic] in
    guard names.contains(name.value) else {
      return .error(
        .unavailableName, "'\(prompt.name.value)' has no parameter '\(name.value)'", at: name.span,
        hint: .didYouMean(
          closestName(to: name.value, among: names),
          or: "declare it next to 'title': 'with: {\(name.value): …}'"))
    }
    guard let first = taken.updateValue(name, forKey: name.value) else { return [] }
    return .error(
      .duplicateName, "'\(name.value)' is listed twice", at: name.span,
      hint: "remove one of them",
      related: [.init("the other is here", at: first.span)])
  }
}

/// Checks that each name that `present` uses is unique.
private func checkPresentables(of feature: Feature) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return feature.presentableNames.flatMap { name -> [Diagnostic] in
    guard let first = names.updateValue(name, forKey: name.value) else { return [] }
    return .error(
      .duplicateName, "'present: \(name.value)' is ambiguous", at: name.span,
      hint: "rename one of them", related: [.init("the other is here", at: first.span)])
  }
}

/// Makes the error for a case that Swift would mistake for a case of `Optional`.
func nameOfOptional(_ name: Located<String>, _ what: String) -> Diagnostic {
  .error(
    .reservedName, "'\(name.value)' is a case of Optional, so \(what) cannot have this name",
    at: name.span, hint: "choose another name")
}

extension Rule {
  /// Prompts of the same place that contradict each other.
  public static let conflictingPrompts = Rule(
    "conflicting-prompts",
    reason: """
      A place shows either alerts or dialogs, because a view shows them in different ways. Buttons of one name in a place \
      share one action, so they have the same payload and send the same action.

      Give one of the prompts another place with 'in', or rename one of the buttons.
      """,
    wrong: """
      feature: Board
      alerts: {failed: {title: It failed, in: notice}}
      dialogs: {choice: {title: Which one?, in: notice}}
      actions: {check: {present: failed}, choose: {present: choice}}
      """,
    right: """
      feature: Board
      alerts: {failed: {title: It failed, in: notice}}
      dialogs: {choice: {title: Which one?, in: question}}
      actions: {check: {present: failed}, choose: {present: choice}}
      """)
}
