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
  /// The modules that declare what the library does not have and the feature uses.
  var supportImports: [ImportedModule] = []

  /// The suite with all tests; nil when there are none.
  ///
  /// - Parameter sources: What the feature's sources import.
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

  /// What every test begins with.
  func heading(of test: TestCase, function: String) -> TestHeadingModel {
    let type = project.typeName(of: feature) + feature.sampleArguments
    return TestHeadingModel(
      name: test.name, documentation: test.documentation, function: function, feature: type,
      reducer: project.reducer(of: feature.name.value, test.arguments, type: type),
      modifiers: OverrideLowering(of: test, project: project, dialect: dialect).modifiers())
  }

  /// One test.
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

  /// The step that waits for effects which are about to end: the library's store, at its end, does not.
  private func ending(of test: TestCase) -> [Code] {
    guard dialect == .tca, test.isExhaustiveAtEnd, !test.finishesAtEnd else { return [] }
    return ["await store.finish()"]
  }

  /// The statements that give the initial state what its initialiser does not; nil when there are none.
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

  /// The fields that a test gives and the initialiser does not take.
  private func fieldsSetAfterwards(
    by test: TestCase
  ) -> [(name: String, value: SwiftFragment)] {
    feature.state.filter { $0.startsAtDefault != nil }.compactMap { field in
      test.given.first { $0.name.value == field.name.value }
        .map { (escapedMember(field.name.value), $0.value) }
    }
  }

  /// Whether those statements change the state itself.
  func changesState(_ test: TestCase) -> Bool {
    !fieldsSetAfterwards(by: test).isEmpty
      || test.givenParts.contains { !$0.place.linked.isShared }
  }

  /// The initial state where no arguments make it: given as a whole, or as it is by itself.
  func initialState(of test: TestCase) -> Code {
    let type = "\(project.typeName(of: feature) + feature.sampleArguments).State"
    guard let whole = test.givenState else { return "\(type)()" }
    return .made("\(whole.text.hasPrefix(".") ? type : "")\(whole)", of: whole.span)
  }

  /// The arguments of the initial state, in the order of its initialiser; nil when there are none.
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

  /// The statements of a step, and how the state changes then.
  ///
  /// - Parameter task: The name of the effects that the step starts, if another one ends them, or that it ends.
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
      // What the step expects of the field itself says it better.
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
      // Time passes for all clocks and queues.
      return moved(in: test).map { "await \($0).advance(by: \(duration.code))" }
        + asserted(changes)
    case .assert(let condition):
      let code = condition.readingStore
      return [code.isMultiline ? .block("#expect(", [code], ")") : "#expect(\(code))"]
    case .statements(let swift):
      return [swift.readingStore]
    case .finish:
      let finish: [Code] = ["await store.finish()"]
      // The library's store does not finish while changes are left to state.
      return dialect == .tca ? asserted(changes) + finish : finish + asserted(changes)
    }
  }

  /// The step that states what effects have changed of shared values; none where nothing is stated.
  private func asserted(_ changes: StateChanges) -> [Code] {
    changes.lines.isEmpty ? [] : ["store.assert" + changes.closure]
  }

  /// The clocks and queues that a test moves.
  private func moved(in test: TestCase) -> [String] {
    let overrides = OverrideLowering(of: test, project: project, dialect: dialect)
    return overrides.clocks + overrides.queues
  }
}

extension TestCase {
  /// Whether the last steps have to say all that happens.
  fileprivate var isExhaustiveAtEnd: Bool {
    for step in steps.reversed() {
      if case .exhaustivity(let isOn) = step.kind { return isOn }
    }
    return true
  }

  /// Whether nothing but conditions follows a step that waits for all effects.
  fileprivate var finishesAtEnd: Bool {
    let last = steps.last { step in
      if case .assert = step.kind { false } else { true }
    }
    return if case .finish = last?.kind { true } else { false }
  }
}
