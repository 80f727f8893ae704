import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the tests of a feature.
func checkTests(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  checkIsComparable(feature, in: project) + checkReceives(of: feature, in: project)
    + feature.tests.flatMap { TestCheck(test: $0, feature: feature, project: project).check() }
}

/// A check of a single test: the state that it starts from, its dependencies and its steps.
struct TestCheck {
  let test: TestCase
  let feature: Feature
  let project: FeatureProject

  /// Checks the test.
  func check() -> [Diagnostic] {
    checkSteps() + checkStatements() + checkSetup() + checkValues() + checkRecords()
      + test.steps.flatMap { check($0) } + test.steps.flatMap { checkChanges(of: $0) }
      + checkCancels() + checkDelays() + test.steps.flatMap(\.expectations).flatMap { check($0) }
  }

  /// Checks the state that the test starts from and the test's dependencies.
  func checkSetup() -> [Diagnostic] {
    checkGiven()
      + (feature.stateForm.isStruct ? test.givenParts : []).flatMap { checkGiven($0) }
      + checkArguments()
      + test.overrides.flatMap { OverrideCheck(override: $0, project: project).check() }
  }

  /// Checks that the steps affect the feature.
  private func checkSteps() -> [Diagnostic] {
    let usesStore = test.steps.contains { step in
      switch step.kind {
      // An action whose effects are cancelled must be sent. A missing send has an error of its own.
      case .send, .receive, .bind, .finish, .cancel: true
      case .assert(let condition): condition.analysis.mentions("state")
      case .statements(let swift): ["state", "store"].contains { swift.analysis.mentions($0) }
      case .advance, .exhaustivity, .feed, .end, .skip: false
      }
    }
    guard !usesStore, !test.missing.steps else { return [] }
    return .error(
      .emptyTest, "the test '\(test.name.value)' does nothing", at: test.name.span,
      hint: "give it steps: '- send: …', with the changes to 'expect'")
  }

  /// Checks that the initial state can be created.
  private func checkGiven() -> [Diagnostic] {
    guard feature.stateForm.isStruct else { return checkGivenState() }
    // Swift that creates the whole state sets all fields.
    guard test.givenState == nil else { return [] }
    var diagnostics: [Diagnostic] = []
    let state = StateUse(feature: feature, project: project)
    for given in test.given {
      diagnostics += state.checkSettable(given.name)
      diagnostics += given.value.checkAsked(among: feature.prompts(at: given.name.value))
      if let field = feature.field(named: given.name.value) {
        diagnostics += checkBoolean(given.value, of: field.type)
        if let key = field.startsAtDefault, field.isConstant {
          diagnostics += .error(
            .wrongGiven, "'\(given.name.value)' is a constant that always has its default",
            at: given.name.span, hint: "remove it here, or remove 'init' from the field",
            related: [.init("the field is here", at: key)])
        }
      }
    }
    let names = test.given.map(\.name.value)
    let required =
      feature.state.filter(\.isRequired).map(\.name)
      + feature.children.filter { $0.isRequired(in: project) }.map(\.name)
    let missing = required.filter { !names.contains($0.value) }
    guard !missing.isEmpty, !test.missing.values else { return diagnostics }
    let values = missing.map { "'\($0.value)'" }.joined(separator: " and ")
    let example = missing.map { "\($0.value): …" }.joined(separator: ", ")
    let neighbour = test.steps.isEmpty ? "actions" : "steps"
    diagnostics.append(
      .error(
        .wrongGiven, "the state needs a value for \(values)", at: test.name.span,
        hint:
          "add 'given: {\(example)}' next to '\(neighbour):', or give "
          + (missing.contains { feature.child(named: $0.value) != nil }
            ? "the child a 'default'" : "a default in the state"),
        related: missing.map {
          .init(
            "the \(feature.child(named: $0.value) == nil ? "field" : "child") is here", at: $0.span)
        }))
    return diagnostics
  }

  /// Checks the values of the feature's parameters.
  private func checkArguments() -> [Diagnostic] {
    guard !test.missing.values else { return [] }
    let neighbour = test.steps.isEmpty ? "actions" : "steps"
    return ArgumentCheck(arguments: test.arguments, made: feature, place: test.name.span)
      .check { "add 'arguments: {\($0)}' next to '\(neighbour):'" }
  }

  /// Checks that each name records the arguments of a single endpoint.
  private func checkRecords() -> [Diagnostic] {
    var names: [String: Located<String>] = [:]
    return test.overrides.flatMap { override -> [Diagnostic] in
      guard case .records(let name, _) = override.behaviour,
        let first = names.updateValue(name, forKey: name.value)
      else { return [] }
      return .error(
        .duplicateName, "'\(name.value)' already records other calls", at: name.span,
        hint: "choose another name",
        related: [.init("the other is here", at: first.span)])
    }
  }

  /// Checks a single step.
  private func check(_ step: TestStep) -> [Diagnostic] {
    switch step.kind {
    case .send(let action): return action.checkComplete()
    case .receive(let action): return action.checkReceived() + checkComparable(action)
    case .bind(let field): return field.binding.diagnostics
    case .advance: return checkClock(at: step.span) + checkIsShared(step, "advance")
    case .assert(let condition): return checkUses(in: condition)
    case .statements(let swift): return checkReads(in: swift) + checkUses(in: swift)
    case .finish: return checkIsShared(step, "finish")
    case .feed(let call): return checkFeed(call) + checkIsShared(step, "feed")
    case .end(let address): return checkIsFed(address) + checkIsShared(step, "end")
    case .cancel(let action): return action.checkOptional()
    case .exhaustivity, .skip: return []
    }
  }

  /// Checks that an expected error can be compared.
  private func checkComparable(_ received: NamedAction) -> [Diagnostic] {
    guard let action = received.path.target, action.holdsAnyError else { return [] }
    let errors = zip(action.parameters, received.arguments ?? []).filter { parameter, argument in
      parameter.type.analysis.genericArguments.isEmpty
        ? parameter.type.text.hasSuffix("Error") : argument.value.text.hasPrefix(".failure(")
    }
    return errors.map { parameter, argument in
      .error(
        .incomparableState, "'\(parameter.type.text)' cannot be compared", at: argument.value.span,
        hint: "omit the payload, or give the action an EffectError")
    }
  }

  /// Checks that a step without an action expects only changes of shared values, which effects make.
  private func checkIsShared(_ step: TestStep, _ key: String) -> [Diagnostic] {
    step.expectations.filter { $0.place.target?.isShared == false }.map {
      .error(
        .idleExpectation, "'\(key)' cannot change '\($0.address.text)', which is not shared",
        at: $0.address.span,
        hint: "put it under the 'expect' of the 'send' or 'receive' that changes it")
    }
  }

  /// Checks that the test has a clock to move.
  private func checkClock(at span: SourceSpan) -> [Diagnostic] {
    guard !test.overrides.contains(where: { $0.isMoved(in: project) }) else { return [] }
    return .error(
      .missingOverride, "the test has no clock to advance", at: span,
      hint: "add 'dependencies: {continuousClock: test}' to the test")
  }

  /// Checks the state and the records that the Swift of a step names.
  func checkUses(in swift: SwiftFragment) -> [Diagnostic] {
    let state = StateUse(feature: feature, project: project)
    return swift.analysis.references.flatMap { reference -> [Diagnostic] in
      switch reference.base.name {
      case "state": return state.check(reference, in: swift)
      case "recorded": return checkRecorded(reference, in: swift)
      default: return checkBare(reference, in: swift)
      }
    }
  }

  /// Checks that the calls that a condition compares were recorded.
  func checkRecorded(
    _ reference: Reference, in condition: SwiftFragment
  ) -> [Diagnostic] {
    let names = test.overrides.compactMap { override in
      if case .records(let name, _) = override.behaviour { name.value } else { nil }
    }
    guard let member = reference.members.first, !names.contains(member.name) else { return [] }
    return .error(
      .missingOverride, "no calls are recorded as '\(member.name)'",
      at: condition.span(of: member.range),
      hint: .didYouMean(
        closestName(to: member.name, among: names),
        or: "add 'dependencies: {client.endpoint: {records: \(member.name)}}'"))
  }

  /// Checks that an expectation names a part of the state that can be set.
  private func check(_ expectation: Expectation) -> [Diagnostic] {
    let asked = expectation.value.checkAsked(among: expectation.place.target?.prompts ?? [])
    let problems = expectation.place.diagnostics + asked
    guard problems.isEmpty else { return problems }
    let names = expectation.address.components
    if names.count == 1, let field = feature.field(named: names[0].name.name) {
      let errors = checkBoolean(expectation.value, of: field.type)
      guard errors.isEmpty else { return errors }
    }
    return checkNoState(
      in: [expectation.value],
      hint: "write the value itself, or add a step 'assert: state.\(expectation.address.text) == …'"
    )
  }

  /// Checks that the sent values and the initial values of a test do not depend on the state.
  private func checkValues() -> [Diagnostic] {
    let given = (test.given + test.arguments).map(\.value) + [test.givenState].compactMap(\.self)
    return checkNoState(in: given + test.steps.flatMap(\.kind.values))
  }
}

/// Checks that values do not use the state, which does not exist where the values are created.
func checkNoState(
  in fragments: [SwiftFragment], hint: String = "write the value itself"
) -> [Diagnostic] {
  fragments.flatMap { fragment in
    fragment.analysis.references.filter { $0.base.name == "state" }.map {
      .error(
        .unavailableState, "'state' does not exist here", at: fragment.span(of: $0.base.range),
        hint: hint)
    }
  }
}
