import FeatureSpec
import SpecSource
import SpecSwift

/// A check of the presentations and dismissals of a block.
struct PresentationCheck {
  let feature: Feature
  let project: FeatureProject

  /// Checks a single presentation or dismissal.
  func check(_ change: PresentationChange) -> [Diagnostic] {
    switch change {
    case .present(let presentation):
      check(
        presentation, among: feature.presentableNames.map(\.value),
        "nothing called '\(presentation.call.address.text)' can be presented",
        or: "add it under 'alerts', 'dialogs', or 'children' with 'presence: optional'")
    case .push(let presentation):
      checkStack(at: presentation.span)
        ?? check(
          presentation, among: feature.stack?.features.map(\.name.value) ?? [],
          "nothing called '\(presentation.call.address.text)' can be pushed",
          or: "add it to the children of '\(feature.stack?.name.value ?? "")'")
    case .pop(let call): checkStack(at: call.span) ?? checkPop(call)
    case .dismiss(let name): checkDismissal(of: name)
    }
  }

  /// Checks that a block presents only one value in each property of the state.
  func checkSlots(_ changes: [PresentationChange]) -> [Diagnostic] {
    var shown: [String: ActionCall] = [:]
    return changes.compactMap { change in
      guard case .present(let presentation) = change,
        let slot = presentation.shown.target?.slot
      else { return nil }
      let call = presentation.call
      guard let first = shown.updateValue(call, forKey: slot) else { return nil }
      return .error(
        .duplicatePresentation, "'\(call.name)' replaces '\(first.name)' at once",
        at: call.span, hint: "present one of them, because both appear as '\(slot)'",
        related: [.init("the other is here", at: first.span)])
    }
  }

  /// Checks that a name can be presented, and that the presentation has the values that it needs.
  private func check(
    _ presentation: Presentation,
    among names: @autoclosure @escaping @Sendable () -> [String], _ message: String,
    or otherwise: String
  ) -> [Diagnostic] {
    let call = presentation.call
    guard let shown = presentation.shown.target else {
      if feature.mayLackPlace(call.name) { return [] }
      if call.components.count == 2, let child = feature.child(named: call.name), child.isOneOf {
        let name = call.components[1].name.name
        if child.presentableNames.contains(name) {
          return .error(.unknownPresentation, message, at: call.address.span, hint: .write(name))
        }
      }
      return .error(
        .unknownPresentation, message, at: call.address.span,
        hint: (cases(of: call) ?? placeAlways(call)).map { Hint($0) }
          ?? .oneOf(names(), for: call.name, "it can be", or: otherwise))
    }
    switch shown {
    case .prompt(let prompt, _):
      return checkArguments(
        call.labelledArguments, of: prompt.name.value,
        prompt.parameters, at: call.span, isAction: true)
    case .child(_, let one):
      return checkState(of: one, call)
    case .value(_, let one):
      let arguments = call.arguments ?? []
      if arguments.count == 1, arguments[0].label == nil { return [] }
      return .error(
        .wrongArguments, "'\(call.name)' takes exactly one value", at: call.span,
        hint: "write '\(call.name)(…)' with a value of the type '\(one.text)'")
    }
  }

  /// Makes the hint for a place with several cases.
  private func cases(of call: ActionCall) -> String? {
    guard let child = feature.child(named: call.name), child.isOneOf else { return nil }
    let names = child.presentableNames.joined(separator: ", ")
    return child.plainCases.isEmpty
      ? "name one of its cases: \(names)" : "name the content of one of its cases: \(names)"
  }

  /// Makes the hint for a case of a child that always exists.
  private func placeAlways(_ call: ActionCall) -> String? {
    if feature.child(named: call.name)?.isCase == true {
      return "assign the case to the state: 'do: state = .\(call.name)(…)'"
    }
    let place = feature.children.first { child in
      child.presence == .always && child.isOneOf
        && child.features.contains { $0.name.value == call.name }
    }
    return place.map { "assign the case: 'do: state.\($0.name.value) = .\(call.name)(…)'" }
  }

  /// Checks that a presentation passes the child's state, unless the state needs no values.
  private func checkState(of one: ChildFeature, _ call: ActionCall) -> [Diagnostic] {
    let arguments = call.arguments ?? []
    let inside = project.feature(named: one.feature.value)
    let firstCase = inside.flatMap { inside in inside.stateForm.cases?.first.map(inside.written) }
    let state = firstCase ?? "\(project.stateType(of: one))(…)"
    if arguments.count == 1, arguments[0].label == nil { return [] }
    guard arguments.isEmpty else {
      return .error(
        .wrongArguments, "'\(call.name)' takes exactly one state", at: call.span,
        hint: "write '\(call.name)(\(state))'")
    }
    guard let inside, inside.needsValues(in: project) else { return [] }
    return .error(
      .wrongArguments, "the state of '\(call.name)' needs values", at: call.span,
      hint: "write '\(call.name)(\(state))'")
  }

  /// Makes the error for a feature without a stack; nil for a feature with a stack.
  private func checkStack(at span: SourceSpan) -> [Diagnostic]? {
    guard feature.stack == nil else { return nil }
    if !feature.parts.places.missing.isEmpty { return [] }
    return .error(
      .unknownPresentation, "\(feature.name.value) has no stack", at: span,
      hint: "give one of its children 'presence: stack'")
  }

  /// Checks the elements that `pop` removes from the stack.
  private func checkPop(_ call: ActionCall) -> [Diagnostic] {
    let labels = call.arguments.map { $0.map { $0.label?.name } }
    let problem: (rule: Rule, message: String, hint: Hint)?
    switch (call.components.count == 1 ? call.name : "", labels) {
    case ("last", nil), ("all", nil), ("to", [nil]), ("from", [nil]):
      problem = nil
    case ("last", _), ("all", _):
      problem = (.wrongArguments, "'\(call.name)' takes no values", .write(call.name))
    case ("to", nil), ("from", nil), ("to", []), ("from", []):
      problem = (
        .wrongArguments, "'\(call.name)' needs the id of an element", "write '\(call.name)(id)'"
      )
    case ("to", _), ("from", _):
      problem = (
        .wrongArguments, "'\(call.name)' takes one id, without a label", "write '\(call.name)(id)'"
      )
    default:
      problem = (
        .unknownPresentation, "'\(call.address.text)' is not an element that 'pop' can remove",
        "write 'last', 'all', 'to(id)' or 'from(id)'"
      )
    }
    return problem.map { [.error($0.rule, $0.message, at: call.span, hint: $0.hint)] } ?? []
  }

  /// Checks that a name can be dismissed.
  private func checkDismissal(of name: Located<String>) -> [Diagnostic] {
    guard !feature.isDismissible(name.value),
      !feature.mayLackPlace(name.value)
    else { return [] }
    return .error(
      .unknownPresentation, "nothing called '\(name.value)' can be dismissed", at: name.span,
      hint: hint(forDismissalOf: name.value, feature.dismissibleSlots))
  }

  private func hint(forDismissalOf name: String, _ slots: [String]) -> Hint {
    let place = feature.children.first { child in
      child.presence == .optional && !child.isCase
        && child.caseNames.contains { $0.value == name }
    }
    if feature.child(named: name)?.isCase == true {
      return "assign another case to the state: 'do: state = …'"
    }
    if let place {
      let slot = place.name.value
      return Hint("write 'dismiss: \(slot)' to dismiss the whole presentation", replacement: slot)
    }
    if case .prompt? = feature.presentable(name), let slot = feature.presentable(name)?.slot {
      return Hint("write 'dismiss: \(slot)'", replacement: slot)
    }
    if feature.stack?.name.value == name { return "write 'pop: all'" }
    if let closest = closestName(to: name, among: slots) { return .didYouMean(closest) }
    return slots.isEmpty
      ? "name an optional child, 'alert' or 'dialog', or write 'self' to ask the parent"
      : "write \(slots.joined(separator: ", ")), or 'self'"
  }
}
extension ActionCall {
  /// The first name of the address.
  public var name: String {
    components.first?.name.name ?? ""
  }
}

extension Rule {
  /// A name that can be neither presented, pushed nor dismissed.
  public static let unknownPresentation = Rule(
    "unknown-presentation",
    reason: """
      A block presents alerts, dialogs and optional children, pushes children of the stack, and dismisses the places that show \
      them. The feature has nothing of this name in such a place.

      Correct the name, or declare the alert, the dialog, or the child with its 'presence'.
      """,
    wrong: """
      feature: Board
      alerts: {failed: {title: It failed}}
      actions: {check: {present: faild}}
      """,
    right: """
      feature: Board
      alerts: {failed: {title: It failed}}
      actions: {check: {present: failed}}
      """)

  /// A second presentation in a place that shows only one value.
  public static let duplicatePresentation = Rule(
    "duplicate-presentation",
    reason: """
      A property of the state shows one alert, dialog or child at a time. The block presents two in the same property, so \
      nobody would see the first.

      Present one of them, each under a condition, or give one alert another place with 'in'.
      """,
    wrong: """
      feature: Board
      alerts: {failed: {title: It failed}, gone: {title: It is gone}}
      actions: {check: {present: [failed, gone]}}
      """,
    right: """
      feature: Board
      alerts: {failed: {title: It failed}, gone: {title: It is gone, in: notice}}
      actions: {check: {present: [failed, gone]}}
      """)
}
