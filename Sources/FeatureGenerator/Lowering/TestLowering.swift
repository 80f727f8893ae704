import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// Turns a feature's tests into values for templates.
struct TestLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The modules that declare what the library does not have and the feature uses.
  var supportImports: [ImportedModule] = []

  /// The suite with all tests; false when there are none.
  func suite() -> TemplateValue {
    guard !feature.tests.isEmpty || feature.exploration != nil else { return false }
    let titles = feature.tests.map(\.name.value) + [feature.exploration?.setup.name.value ?? ""]
    let functions = functionNames(for: titles)
    let module = project.module(of: feature.name).name.value
    let isPublic = project.access(of: feature.name) == .public
    return [
      "title": .text(feature.name.literal),
      "imports": lowerImports(
        dialect.testModules + (isPublic ? [module] : []),
        project.testImports(of: feature) + supportImports),
      "testable": isPublic ? false : ["module": .text(module)],
      "tests": .list(
        zip(feature.tests, functions).map { lower($0, function: $1).from($0.name.span) }),
      "exploration": feature.exploration.map { lower($0, function: functions.last ?? "") } ?? false,
    ]
  }

  /// One test.
  private func lower(_ test: TestCase, function: String) -> TemplateValue {
    let overrides = OverrideLowering(test: test, project: project)
    return [
      "title": .text(test.name.literal),
      "function": .text(function),
      "feature": .text(project.typeName(of: feature)),
      "doc": lines(of: test.documentation),
      "recorded": overrides.recorded(),
      "clocks": .list(overrides.clocks.map { .text($0) }),
      "given": given(test),
      "overrides": overrides.assignments(),
      "steps": .list(test.steps.map { lower($0, in: test).from($0.span) }),
    ]
  }

  /// The arguments of the initial state, in the order of its initialiser.
  func given(_ test: TestCase) -> TemplateValue {
    let given = project.storedProperties(of: feature).compactMap { field in
      test.given.first { $0.name.value == field.name.value }
    }
    guard !given.isEmpty else { return false }
    let arguments = commaSeparated(
      given.map { field in
        let value = field.value.asked(among: feature.questions(at: field.name.value))
        return "\(field.name.argument): \(value)"
      })
    return ["arguments": .list(zip(arguments, given).map { $0.from($1.value.span) })]
  }

  /// One step: what is called, and how the state is then changed.
  private func lower(_ step: TestStep, in test: TestCase) -> TemplateValue {
    let changes = step.expectations.map { expectation in
      let path = project.statePath(expectation.address, of: feature)
      return Change(
        text: path.assignment(of: expectation.value.asked(among: path.questions)),
        span: expectation.value.span)
    }
    switch step.kind {
    case .send(let call):
      let action = project.tree(call, of: feature)
      return values(
        CallTree.call("await store.send", [action])
          .text(columns: testColumns, tail: changes.isEmpty ? 0 : 2), changes)
    case .receive(let call):
      return receive(call, changes)
    case .bind(let assignment):
      let value = assignment.value.text
      let binding = project.resolvedBinding(assignment.address, of: feature)
      let change = Change(
        text: project.statePath(assignment.address, of: feature).assignment(of: value),
        span: assignment.value.span)
      // What the step expects of the field itself says it better.
      let isSaid = step.expectations.contains { $0.address.text == assignment.address.text }
      return values(
        send(assignment, binding), (isSaid ? [] : [change]) + changes)
    case .exhaustivity(let isOn):
      return values("store.exhaustivity = \(isOn ? ".on" : ".off")")
    case .advance(let duration):
      return values("await \(clock(of: test)).advance(by: \(duration.swift))")
    case .assert(let condition):
      let text = condition.qualifyingState()
      return values(
        text.contains("\n") ? "#expect(\n\(text.indented())\n)" : "#expect(\(text))")
    case .finish:
      return values("await store.finish()")
    }
  }

  /// The call that writes a field through its binding; of a part of it, the whole is written as a view would do it.
  private func send(_ assignment: Assignment, _ binding: ActionPath) -> String {
    guard let field = binding.field else { fatalError("a binding is one of a field") }
    let name = field.components[0].name.name
    let isWhole = field.components.count == 1 && field.components[0].brackets.isEmpty
    let whole = Address(
      source: assignment.address.source, start: assignment.address.start,
      components: assignment.address.components.dropLast(field.components.count - 1),
      range: assignment.address.range)
    let value =
      isWhole
      ? assignment.value.text
      : """
      {
        var \(escapedIdentifier(name)) = \(project.statePath(whole, of: feature).value)
        \(part(field)) = \(assignment.value.text)
        return \(escapedIdentifier(name))
      }()
      """
    let path = ActionPath(
      steps: binding.steps, name: binding.name, parameters: [],
      field: Address(
        source: field.source, start: field.start,
        components: [AddressComponent(name: field.components[0].name, subscriptValue: nil)],
        range: field.range))
    return CallTree.call("await store.send", [.text("\\\(path.casePath)"), .text(value)])
      .text(columns: testColumns, tail: 2)
  }

  /// A part of a field as it is assigned in a copy of the field.
  private func part(_ field: Address) -> String {
    field.components.enumerated().map { index, component in
      (index == 0
        ? escapedIdentifier(component.name.name) : ".\(escapedMember(component.name.name))")
        + component.brackets + (component.isChained ? "?" : "")
    }.joined()
  }

  /// The step that waits for an action.
  ///
  /// Several payload values make a tuple, which cannot be compared, nor can any error: they are matched by a pattern.
  private func receive(_ call: ActionCall, _ changes: [Change]) -> TemplateValue {
    let arguments = call.arguments ?? []
    let action = project.resolvedAction(call, of: feature)
    guard arguments.count > 1 || action.holdsAnyError && !arguments.isEmpty else {
      let parts = [CallTree.text("\\\(action.casePath)")] + arguments.map { .text($0.value.text) }
      return values(
        CallTree.call("await store.receive", parts)
          .text(columns: testColumns, tail: changes.isEmpty ? 0 : 2), changes)
    }
    return [
      "call": "await store.receive {",
      "matches": [
        "pattern": .text(
          project.tree(call, of: feature).text(columns: testColumns - 10, tail: 5))
      ],
      "changes": block(changes),
    ]
  }

  /// A step of a call and changes.
  private func values(_ call: String, _ changes: [Change] = []) -> TemplateValue {
    [
      "call": .text(changes.isEmpty ? call : "\(call) {"),
      "matches": false,
      "changes": block(changes),
    ]
  }

  /// The changes that a step expects; false when there are none.
  private func block(_ changes: [Change]) -> TemplateValue {
    changes.isEmpty ? false : ["lines": .list(changes.map { .text($0.text, from: $0.span) })]
  }

  /// The clock that a test moves.
  private func clock(of test: TestCase) -> String {
    OverrideLowering(test: test, project: project).clocks.first ?? "continuousClock"
  }
}

/// A statement that changes the state as a step expects it.
private struct Change {
  var text: String
  var span: SourceSpan
}

/// The columns that a statement of a test has.
let testColumns = columnLimit - 4

/// Texts with a comma behind all but the last.
func commaSeparated(_ texts: [String]) -> [TemplateValue] {
  texts.enumerated().map { index, text in
    .text(index == texts.count - 1 ? text : text + ",")
  }
}
