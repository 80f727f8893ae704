import SpecSource
import SpecSwift

// The Swift of tests: what comes before the steps, and what changes the state as a step did.

extension TestCheck {
  /// Checks the Swift in front of the first step.
  func checkPreparation() -> [Diagnostic] {
    guard let setup = test.setup else { return [] }
    let clocks = test.overrides.filter { $0.isTestClock(in: project) }.map(\.key.value)
    let taken = ["store", "state", "recorded"] + clocks
    let names = setup.analysis.declaredNames.filter { taken.contains($0.name) }
    return names.map {
      .error(
        "a generated test calls something else '\($0.name)'", at: setup.span(of: $0.range),
        hint: "choose another name")
    } + checkNoState(in: [setup], hint: "what 'setup' declares is there before the state is made")
  }

  /// Reports a field that is named without the state, unless the test has declared the name.
  func checkBare(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    guard !test.setupNames.contains(reference.base.name) else { return [] }
    return StateUse(feature: feature, project: project).checkBare(reference, in: fragment) ?? []
  }

  /// Checks the statements that change the state as a step did.
  func checkChanges(of step: TestStep) -> [Diagnostic] {
    guard let changes = step.changes, !changes.isBroken else { return [] }
    let state = StateUse(feature: feature, project: project)
    let references = changes.analysis.references
    let diagnostics = references.flatMap { reference -> [Diagnostic] in
      switch reference.base.name {
      case "state": return state.check(reference, in: changes) + checkIsShared(reference, in: step)
      case "recorded": return checkRecorded(reference, in: changes)
      default: return checkBare(reference, in: changes)
      }
    }
    let changesState = references.contains { $0.base.name == "state" && $0.mayChange }
    guard diagnostics.isEmpty, !changesState, changes.analysis.returns.isEmpty else {
      return diagnostics
    }
    return .error(
      "this changes nothing in the state", at: changes.span,
      hint: changes.analysis.isSingleExpression
        ? "make it a step of its own: 'assert: \(changes.text)'"
        : "write how the state changes: 'state.count += 1'")
  }

  /// Checks that a step without an action changes shared values alone, which effects do.
  private func checkIsShared(_ reference: Reference, in step: TestStep) -> [Diagnostic] {
    let key: String
    switch step.kind {
    case .advance: key = "advance"
    case .finish: key = "finish"
    default: return []
    }
    guard reference.mayChange, let changes = step.changes, let member = reference.members.first,
      feature.field(named: member.name)?.shared == nil, feature.field(named: member.name) != nil
    else { return [] }
    return .error(
      "'\(key)' cannot change '\(member.name)', which is not shared",
      at: changes.span(of: member.range),
      hint: "put it under the 'expect' of the 'send' or 'receive' that changes it")
  }

  /// Checks that what is cancelled was sent, and is cancelled once.
  func checkCancels() -> [Diagnostic] {
    var ended: Set<Int> = []
    return test.steps.indices.flatMap { index -> [Diagnostic] in
      guard case .cancel(let call) = test.steps[index].kind else { return [] }
      let name = call.address.text
      if let argument = call.arguments?.first {
        return .error(
          "'cancel' takes no payload", at: argument.value.span,
          hint: "write 'cancel: \(name)': it ends what the last '\(name)' has started")
      }
      guard let sent = test.sendCancelled(at: index) else {
        return test.isIncomplete || project.action(call, of: feature) == nil
          ? []
          : .error(
            "no step before this one sends '\(name)'", at: call.address.span,
            hint: "send it first: '- send: \(name)'")
      }
      guard !ended.insert(sent).inserted else { return [] }
      return .error(
        "the effects of this '\(name)' have ended", at: call.address.span,
        hint: "take the step out, or send '\(name)' again before it")
    }
  }
}

extension Reference {
  /// Whether it changes what it names, or calls what may.
  fileprivate var mayChange: Bool {
    writes || isCallTarget || members.isEmpty
  }
}
