import FeatureSpec
import SpecSource
import SpecSwift
import SpecYAML

// The Swift of tests, parts of their initial states, and effects that continue during the tests.

extension TestCheck {
  /// Checks the Swift before the first step, and the names that Swift between steps declares.
  func checkStatements() -> [Diagnostic] {
    let clocks = test.overrides.filter { $0.isMoved(in: project) }.map(\.constantName)
    let taken = ["store", "state", "recorded"] + clocks
    return test.statements.flatMap { swift in
      swift.analysis.declaredNames.filter { taken.contains($0.name) }.map {
        .error(
          .reservedName, "'\($0.name)' is a name that generated tests use",
          at: swift.span(of: $0.range), hint: "choose another name")
      }
    }
      + checkNoState(
        in: [test.setup].compactMap(\.self),
        hint: "use a value that does not need the state: 'setup' runs before the state exists")
  }

  /// Checks that Swift between steps does not change the state.
  func checkReads(in swift: SwiftFragment) -> [Diagnostic] {
    swift.analysis.references.filter { $0.base.name == "state" && $0.writes }.map {
      .error(
        .forbiddenWrite, "'do' cannot change the state", at: swift.span(of: $0.base.range),
        hint: "send an action that changes the state, or begin with another state: 'given: {…}'")
    }
  }

  /// Reports a field that is named without the state, unless the test has declared the name.
  func checkBare(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    let name = reference.base.name
    let helpers = feature.testHelpers?.analysis.declaredNames ?? []
    guard !test.declaredNames.contains(name), !helpers.contains(where: { $0.name == name }) else {
      return []
    }
    return StateUse(feature: feature, project: project).checkBare(reference, in: fragment) ?? []
  }

  /// Checks the statements that describe the change of the state by a step.
  func checkChanges(of step: TestStep) -> [Diagnostic] {
    guard let changes = step.changes, !changes.isBroken else { return [] }
    if step.wholeState(of: feature) != nil { return checkIsWhole(step, changes) }
    let state = StateUse(feature: feature, project: project)
    let references = changes.analysis.references
    let diagnostics = references.flatMap { reference -> [Diagnostic] in
      switch reference.base.name {
      case "state": return state.check(reference, in: changes) + checkIsShared(reference, in: step)
      case "recorded": return checkRecorded(reference, in: changes)
      default:
        return checkBare(reference, in: changes).map { problem in
          guard let example = changes.asExpectation else { return problem }
          var problem = problem
          problem.suggest("write 'expect: \(example)'")
          return problem
        }
      }
    }
    let changesState = references.contains { $0.base.name == "state" && $0.mayChange }
    // A `$0`, which has no meaning here, was reported when it was read.
    let isMeant = changes.text.contains("$0")
    guard diagnostics.isEmpty, !changesState, !isMeant, changes.analysis.returns.isEmpty,
      !feature.hasUnreadForm
    else { return diagnostics }
    return .error(
      .idleExpectation, "this changes nothing in the state", at: changes.span,
      hint: changes.analysis.isSingleExpression
        ? "make it a separate step: 'assert: \(changes.text)'"
        : "write how the state changes: 'state.count += 1'")
  }

  /// Checks that a step without an action changes only shared values, as effects do.
  private func checkIsShared(_ reference: Reference, in step: TestStep) -> [Diagnostic] {
    let key: String
    switch step.kind {
    case .advance: key = "advance"
    case .finish: key = "finish"
    case .feed: key = "feed"
    case .end: key = "end"
    default: return []
    }
    guard reference.mayChange, let changes = step.changes, let member = reference.members.first,
      feature.field(named: member.name)?.shared == nil, feature.field(named: member.name) != nil
    else { return [] }
    return .error(
      .idleExpectation, "'\(key)' cannot change '\(member.name)', which is not shared",
      at: changes.span(of: member.range),
      hint: "put it under the 'expect' of the 'send' or 'receive' that changes it")
  }

  /// Checks that an action whose effects are cancelled was sent, and that its effects are cancelled once.
  func checkCancels() -> [Diagnostic] {
    var ended: Set<Int> = []
    return test.steps.indices.flatMap { index -> [Diagnostic] in
      guard case .cancel(let call) = test.steps[index].kind else { return [] }
      let name = call.address.text
      if let argument = call.arguments?.first {
        return .error(
          .wrongArguments, "'cancel' takes no payload", at: argument.value.span,
          hint: "write 'cancel: \(name)' to end the effects of the last '\(name)'")
      }
      guard let sent = test.sendCancelled(at: index) else {
        return test.missing.steps || call.path.target == nil
          ? []
          : .error(
            .unsentAction, "no step before this one sends '\(name)'", at: call.address.span,
            hint: "send it first: '- send: \(name)'")
      }
      guard !ended.insert(sent).inserted else { return [] }
      return .error(
        .unsentAction, "the effects of this '\(name)' have ended", at: call.address.span,
        hint: "remove the step, or send '\(name)' again before it")
    }
  }
}

// Whole states.

extension TestCheck {
  /// Checks that a test specifies a state that does not consist of fields as a whole.
  func checkGivenState() -> [Diagnostic] {
    let span = test.given.first?.name.span ?? test.givenParts.first?.address.span
    if let span {
      let example = feature.stateForm.type.map { "\($0.text)(…)" } ?? exampleCase
      return .error(
        .wrongGiven, "the state has no fields here, so it is given as a whole", at: span,
        hint: "write 'given: \(example)'")
    }
    guard test.givenState == nil, feature.stateForm.cases != nil,
      feature.parts.state.missing.isEmpty,
      !test.missing.values
    else { return [] }
    return .error(
      .wrongGiven, "the test does not specify the first case of the state", at: test.name.span,
      hint:
        "add 'given: \(exampleCase)' next to '\(test.steps.isEmpty ? "actions" : "steps"):'")
  }

  /// A case in the form in which a test specifies it.
  private var exampleCase: String {
    let cases = feature.stateForm.cases ?? []
    func holdsNothing(_ one: EnumCase) -> Bool {
      one.parameters.isEmpty && feature.child(named: one.name.value) == nil
    }
    return cases.first(where: holdsNothing).map { ".\($0.name.value)" }
      ?? cases.first.map { ".\($0.name.value)(…)" } ?? "…"
  }

  /// Checks a whole state that a step expects.
  private func checkIsWhole(_ step: TestStep, _ whole: SwiftFragment) -> [Diagnostic] {
    switch step.kind {
    case .advance, .finish, .feed, .end:
      return .error(
        .idleExpectation, "no action changes the state in this step", at: whole.span,
        hint: "put it under the 'expect' of the 'send' or 'receive' that changes it")
    default:
      return whole.analysis.references.flatMap { reference in
        reference.base.name == "recorded"
          ? checkRecorded(reference, in: whole) : checkBare(reference, in: whole)
      }
    }
  }
}

// Parts of fields, streams and late responses.

extension TestCheck {
  /// Checks a part of a field or of a child that the test starts from.
  func checkGiven(_ part: Expectation) -> [Diagnostic] {
    guard let first = part.address.components.first else { return [] }
    let name = first.name.name
    let span = part.address.span(of: first.name.range)
    let state = StateUse(feature: feature, project: project)
    let settable = state.checkSettable(Located(name, at: span))
    guard settable.isEmpty else { return settable }
    let asked = part.value.checkAsked(among: part.place.target?.prompts ?? [])
    let problems = part.place.diagnostics + asked
    guard problems.isEmpty else { return problems }
    if let child = feature.child(named: name), child.presence != .always {
      guard child.presence != .stack else {
        return .error(
          .wrongGiven, "an element of '\(name)' can only be given with the whole stack", at: span,
          hint: "write '\(name): […]'")
      }
      guard test.given.contains(where: { $0.name.value == name }) else {
        return .error(
          .wrongGiven, "'\(name)' is empty, so no part of it can be given", at: span,
          hint: "give it first: '\(name): …'")
      }
    }
    return checkNoState(in: [part.value])
  }

  /// Checks that a step feeds exactly one element.
  func checkFeed(_ call: ActionCall) -> [Diagnostic] {
    let arguments = call.arguments ?? []
    guard arguments.count != 1 || arguments[0].label != nil else { return checkIsFed(call.address) }
    return .error(
      .wrongArguments, "'feed' takes exactly one element", at: call.span,
      hint: "write it in parentheses: '\(call.address.path)(…)'")
  }

  /// Checks that the test feeds a stream.
  func checkIsFed(_ address: Address) -> [Diagnostic] {
    let fed = test.overrides.filter(\.isFed).map(\.name)
    guard !fed.contains(address.path) else { return [] }
    let isEndpoint =
      feature.ownDependency(named: address.path) != nil || address.components.count == 2
    let names = fed.map { "'\($0)'" }.joined(separator: ", ")
    return .error(
      .missingOverride, "the test does not feed '\(address.path)'", at: address.span,
      hint: .didYouMean(
        closestName(to: address.path, among: fed),
        or: isEndpoint
          ? "add 'dependencies: {\(address.path): {stream: fed}}'"
          : fed.isEmpty
            ? "name an endpoint after the client's key, as in 'socket.messages'"
            : "name one of the streams that it feeds: \(names)"))
  }

  /// Checks that a clock exists for which late responses wait.
  func checkDelays() -> [Diagnostic] {
    guard !test.overrides.contains(where: { $0.isTestClock(in: project) }) else { return [] }
    return test.overrides.compactMap(\.delay).map { delay in
      .error(
        .missingOverride, "the test has no clock, so 'after' never ends", at: delay.span,
        hint: "add 'continuousClock: test' to the dependencies of the test")
    }
  }
}

extension Reference {
  /// Whether the reference changes the value that it names, or calls a function that may change it.
  fileprivate var mayChange: Bool {
    writes || isCallTarget || members.isEmpty
  }
}

extension SwiftFragment {
  /// The mapping that expects the value of an assignment, `{count: 1}` for `count = 1`; nil for other Swift.
  fileprivate var asExpectation: String? {
    guard !text.contains("\n"), let parsed = parseAssignment(SourcedText(verbatim: span)).value
    else { return nil }
    let value = parsed.value.text
    let needsQuotes = value.contains { ",:#{}[]'\"&*!|>%@`".contains($0) }
    return "{\(parsed.address.text): \(needsQuotes ? singleQuoted(value) : value)}"
  }
}
