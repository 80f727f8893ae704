import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns a feature's tests into template models.
struct TestLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The modules of declarations that the feature uses and the library does not have.
  var supportImports: [ImportedModule] = []

  /// Returns the suite with all tests; nil for a feature without tests.
  ///
  /// - Parameter sources: The imports of the feature's sources.
  func suite(beside sources: FileImports) -> SuiteModel? {
    guard !feature.tests.isEmpty || feature.exploration != nil else { return nil }
    let functions = testFunctionNames(of: feature)
    let module = project.module(of: feature.name).name.value
    let isPublic = !project.hasHiddenParts(feature)
    return SuiteModel(
      title: feature.name.literal,
      type: feature.suiteType,
      helpers: feature.testHelpers,
      imports: lowerImports(
        dialect.testModules + (isPublic ? [module] : []),
        project.testImports(of: feature, beside: sources) + supportImports),
      testable: isPublic ? nil : module,
      tests: zip(feature.tests, functions).map { lower($0, function: $1) },
      exploration: feature.exploration.map { lower($0, function: functions.last ?? "") })
  }

  /// Returns the values that every test begins with.
  func heading(of test: TestCase, function: String) -> TestHeadingModel {
    let type = project.typeName(of: feature) + feature.sampleArguments
    return TestHeadingModel(
      name: test.name, documentation: test.documentation, function: function, feature: type,
      reducer: project.reducer(of: feature.name.value, test.arguments, type: type),
      modifiers: OverrideLowering(of: test, project: project, dialect: dialect).modifiers())
  }

  /// Lowers one test.
  private func lower(_ test: TestCase, function: String) -> TestModel {
    let test = dialect == .tca ? renamingStackIDs(in: test) : test
    let overrides = OverrideLowering(of: test, project: project, dialect: dialect)
    return TestModel(
      heading: heading(of: test, function: function),
      recorded: overrides.recorded(),
      setup: TestSetupModel(
        clocks: overrides.clocks, initial: initialState(of: test), given: given(test),
        shared: begin(test), isChanged: changesState(test),
        overrides: overrides.assignments()),
      queues: overrides.queues,
      streams: overrides.streams,
      preparation: test.setup,
      isThrowing: test.statements.contains { $0.analysis.throwsErrors },
      steps: steps(of: test) + ending(of: test))
  }

  private func steps(of test: TestCase) -> [Code] {
    let tasks = TaskNames(of: test)
    return test.steps.indices.flatMap { index in
      let step = test.steps[index]
      return lower(step, in: test, task: tasks.names[index]).map { Code.made($0, of: step.span) }
    }
  }

  private func renamingStackIDs(in test: TestCase) -> TestCase {
    var ids = StackIDs(in: feature, of: project)
    return ids.renaming(test)
  }

  /// Returns the step that waits for effects which are about to end. The library's store does not wait for them at
  /// the end of the test.
  private func ending(of test: TestCase) -> [Code] {
    guard dialect == .tca, test.isExhaustiveAtEnd, !test.finishesAtEnd else { return [] }
    return ["await store.finish()"]
  }

  /// Returns the statements that set the parts of the initial state that its initialiser does not set; nil if no
  /// statement is needed.
  func begin(_ test: TestCase) -> [Code]? {
    let shared = writeShared(test.given, of: feature) ?? []
    let parts = test.givenParts.map { part -> Code in
      let path = part.place.linked
      let value = dialect.value(part.value, ofStack: path.isStack, among: path.prompts)
      return .made(path.assignment(of: value, in: "state"), of: part.value.span)
    }
    let all =
      shared
      + fieldsSetAfterwards(by: test).map { name, value in
        .made("state.\(name) = \(value)", of: value.span)
      } + parts
    return all.isEmpty ? nil : all
  }

  /// Returns the fields that a test sets and the initialiser does not have as parameters.
  private func fieldsSetAfterwards(
    by test: TestCase
  ) -> [(name: String, value: SwiftFragment)] {
    feature.state.filter { $0.startsAtDefault != nil }.compactMap { field in
      test.given.first { $0.name.value == field.name.value }
        .map { (escapedMember(field.name.value), $0.value) }
    }
  }

  /// Returns whether the statements after the initialiser change the state itself.
  func changesState(_ test: TestCase) -> Bool {
    !fieldsSetAfterwards(by: test).isEmpty
      || test.givenParts.contains { !$0.place.linked.isShared }
  }

  /// Returns the initial state if it is not made from arguments: the state that the test gives as a whole, or the
  /// default state.
  func initialState(of test: TestCase) -> Code {
    let type = "\(project.typeName(of: feature) + feature.sampleArguments).State"
    guard let whole = test.givenState else { return "\(type)()" }
    return .made("\(whole.analysis.isImplicitMember ? type : "")\(whole)", of: whole.span)
  }

  /// Returns the arguments of the initial state, in the order of its initialiser; nil without arguments.
  func given(_ test: TestCase) -> [Code]? {
    guard !test.given.isEmpty else { return nil }
    let given = project.storedProperties(of: feature).filter(\.isParameter).compactMap { property in
      test.given.first { $0.name.value == property.name.value }.map { (property, $0) }
    }
    guard !given.isEmpty else { return nil }
    return commaSeparated(
      given.map { property, field in
        let value = dialect.value(
          field.value, ofStack: property.isStack, among: feature.prompts(at: field.name.value))
        return .made(
          "\(field.name.argumentCode): \(property.argument(value))", of: field.value.span)
      })
  }

  /// Returns the statements of a step, with the changes of the state.
  ///
  /// - Parameter task: The name of the effects that the step starts, if another step ends them, or that the step
  ///   ends.
  private func lower(_ step: TestStep, in test: TestCase, task: String?) -> [Code] {
    let changes = StateChanges(of: step, lowering: self)
    switch step.kind {
    case .send(let action):
      let start = task.map { "let \($0) = " } ?? ""
      return [.call("\(start)await store.send", [action.code]) + changes.closure]
    case .receive(let action):
      return [receive(action, changes)]
    case .bind(let field):
      let path = field.place.linked
      let change = Code.made(
        path.assignment(of: field.value.code, in: changes.state), of: field.value.span)
      // An expectation of the field itself is more precise.
      let isSaid =
        step.changesNothing
        || step.expectations.contains {
          $0.place.linked.value.text == path.value.text
        }
      return [send(field, changes.adding(isSaid ? [] : [change]))]
    case .feed(let call):
      let stream = OverrideLowering(of: test, project: project, dialect: dialect)
        .stream(at: call.address)
      return [.call("await \(stream).feed", (call.arguments ?? []).map(\.code))]
        + asserted(changes)
    case .end(let address):
      return [end(address, in: test)] + asserted(changes)
    case .cancel:
      return ["await \(task ?? "task").cancel()"]
    case .skip(let skipped):
      return [
        skipped == .received
          ? "await store.skipReceivedActions()" : "await store.skipInFlightEffects()"
      ]
    case .exhaustivity(let isOn):
      return ["store.exhaustivity = \(isOn ? ".on" : ".off")"]
    case .advance(let duration):
      // Time advances for all clocks and queues.
      return moved(in: test).map { "await \($0).advance(by: \(duration.code))" }
        + asserted(changes)
    case .assert(let condition):
      let code = condition.readingStore
      return [code.isMultiline ? .block("#expect(", [code], ")") : "#expect(\(code))"]
    case .statements(let swift):
      return [swift.readingStore]
    case .finish:
      let finish: [Code] = ["await store.finish()"]
      // The library's store does not finish before all changes are stated.
      return dialect == .tca ? asserted(changes) + finish : finish + asserted(changes)
    }
  }

  /// Returns the step that states the changes of shared values by effects; none without changes.
  private func asserted(_ changes: StateChanges) -> [Code] {
    changes.lines.isEmpty ? [] : ["store.assert" + changes.closure]
  }

  /// Returns the names of the clocks and queues that a test advances.
  private func moved(in test: TestCase) -> [String] {
    let overrides = OverrideLowering(of: test, project: project, dialect: dialect)
    return overrides.clocks + overrides.queues
  }
}

extension TestCase {
  /// Whether the last steps must expect everything that happens.
  fileprivate var isExhaustiveAtEnd: Bool {
    for step in steps.reversed() {
      if case .exhaustivity(let isOn) = step.kind { return isOn }
    }
    return true
  }

  /// Whether only conditions follow a step that waits for all effects.
  fileprivate var finishesAtEnd: Bool {
    let last = steps.last { step in
      if case .assert = step.kind { false } else { true }
    }
    return if case .finish = last?.kind { true } else { false }
  }
}
