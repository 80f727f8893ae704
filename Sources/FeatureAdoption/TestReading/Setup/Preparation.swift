import SpecSource
import SpecSwift

/// A state that the test makes before it makes the store.
struct MadeState {
  /// The test's name for the state.
  var name: String
  /// Whether the test uses the state after it has made the store.
  var isUsedAgain: Bool
  /// The statements that make the state.
  var statements: [Statement] = []
  /// The texts that take over the Swift of the statements.
  var texts: TestTexts?
}

/// The calls that only tests need that do not run on the bundled runtime, or that only XCTest understands.
private let needless: Set = [
  "continueAfterFailure", "isRecording", "uncheckedUseMainSerialExecutor",
]

extension TestReader {
  /// Looks ahead for the test's names for its store, its clocks and its state.
  mutating func prepare(_ blocks: [TestBlock]) {
    texts.members = test.storedNames.union(test.helpers)
    texts.owner = test.owner?.type.name
    for (index, block) in blocks.enumerated() {
      inBlock(block) { $0.lookAt(block.statements.flatMap(\.withInner), blocks[(index + 1)...]) }
    }
    for (variable, _) in test.storedValues {
      if let value = variable.value {
        noteClock(variable.name, value)
        if storeCall(value) != nil { store.name = variable.name }
      }
    }
    texts.store = store.name
    for block in blocks { inBlock(block) { $0.nameClocks(block.statements.flatMap(\.withInner)) } }
    dependencies.clocks = dependencies.clocks.filter { texts.renames[$0.key] != nil }
    takeHelpers()
    takeStoredValues()
    findUnset(blocks)
    renameTakenNames(test.function.body ?? [])
  }

  /// Looks at the statements of a block, before the other blocks.
  private mutating func lookAt(_ statements: [Statement], _ others: ArraySlice<TestBlock>) {
    for case .variable(let names, type: _, let value?) in statements.map(\.kind)
    where names.count == 2 && value.isStream {
      // Of a stream and its continuation, the test feeds the continuation.
      dependencies.streams[names[0]] = ""
      dependencies.continuations[names[1]] = names[0]
    }
    for statement in statements {
      if let call = (statement.assigned?.value ?? statement.value).flatMap({ storeCall($0) }) {
        if let name = statement.assigned?.name { store.name = name }
        noteMadeState(of: call, in: statements, others)
      }
      guard let (name, value) = statement.assigned else { continue }
      noteClock(name, value)
      if value.source.text == "Recorded()" { dependencies.recorder = name }
      if value.isStream { dependencies.streams[name] = "" }
    }
    for (name, handed) in handed.values { noteClock(name, handed.value) }
  }

  /// Records the variable that holds the first state of a store.
  private mutating func noteMadeState(
    of call: StoreCall, in statements: [Statement], _ others: ArraySlice<TestBlock>
  ) {
    guard case .name(let own) = call.initialState?.kind else { return }
    let isHanded = handed.values[own] != nil
    let name = handedName(own)
    if isHanded, name == own, handed.values[own]?.value.source.text != own { return }
    let isStored = test.storedValues.contains {
      $0.variable.name == name && $0.variable.value != nil
    }
    guard !isStored else { return }
    let later =
      isHanded
      ? [] : statements.filter { $0.source.range.lowerBound > call.source.range.upperBound }
    let isUsedAgain =
      later.contains { $0.names(name, in: texts) }
      || others.contains { block in
        block.madeStore == nil
          && block.statements.contains { $0.names(name, in: TestTexts(file: block.file)) }
      }
    store.madeState = MadeState(name: name, isUsedAgain: isUsedAgain)
  }

  private mutating func noteClock(_ name: String, _ value: Expression) {
    switch value.methodCall?.name ?? String(value.source.text.prefix { $0 != "<" }) {
    case "TestClock": dependencies.clocks[name] = "test"
    case "ImmediateClock": dependencies.clocks[name] = "immediate"
    default: break
    }
  }

  /// Gives a clock of the store the name of its key in the spec.
  private mutating func nameClocks(_ statements: [Statement]) {
    for case .expression(let value) in statements.map(\.kind) {
      guard case .assignment(let target, by: "=", let result) = value.kind,
        let key = target.memberNames?.last, key.hasSuffix("Clock"),
        let name = result.memberNames?.last.map(handedName), dependencies.clocks[name] != nil
      else { continue }
      texts.renames[name] = key
    }
  }

  /// Renames variables that have names of generated tests: `store`, `state` and perhaps `recorded`.
  private mutating func renameTakenNames(_ body: [Statement]) {
    for case .variable(let names, type: _, let value) in body.map(\.kind) {
      for name in names where ["state", "recorded"].contains(name) {
        guard name != store.madeState?.name, name != dependencies.recorder,
          value.map({ storeCall($0) == nil }) ?? true
        else { continue }
        texts.renames[name] = "\(name)Value"
      }
    }
  }

  /// Reads a statement before the store.
  mutating func readBeforeStore(_ statement: Statement) throws(TestObstacle) {
    let comments = texts.comments(from: end, to: statement.source.range.lowerBound)
    if try !readWithoutSetup(statement) { return try addSetup(statement) }
    // The comments above the statement belong to the first step.
    pending.insert(contentsOf: comments, at: 0)
  }

  /// Reads a statement that leaves nothing before the steps.
  ///
  /// - Returns: Whether the statement is such a statement.
  private mutating func readWithoutSetup(_ statement: Statement) throws(TestObstacle) -> Bool {
    if let body = try readAround(statement) {
      readInner(body)
      return true
    }
    if let call = (statement.assigned?.value ?? statement.value).flatMap({ storeCall($0) }) {
      try readStore(call)
      return true
    }
    if let name = statement.assigned?.name,
      dependencies.clocks[name] != nil || name == dependencies.recorder
    {
      return true
    }
    if let name = store.madeState?.name,
      statement.declares(name) || statement.names(name, in: texts)
    {
      store.madeState?.statements.append(statement)
      store.madeState?.texts = texts
      return true
    }
    // Effects of a superclass of the app are not visible here.
    if statement.value?.unmarked.source.text.hasPrefix("super.") == true { return true }
    if try readUnset(statement) { return true }
    if case .declaration(let declaration) = statement.kind {
      return declaration.type?.name == "Recorded"
    }
    guard case .expression(let value) = statement.kind,
      case .assignment(let target, by: _, _) = value.kind
    else { return false }
    return needless.contains(target.memberNames?.last ?? "")
  }

  /// Adds a statement to the setup before the first step.
  func checkSetup(_ statement: Statement) throws(TestObstacle) {
    if statement.source.text.hasPrefix("defer") {
      throw TestObstacle("'defer'", at: statement.source)
    }
    if statement.returns || statement.source.text.hasPrefix("throw ") {
      throw TestObstacle("a test that may end early", at: statement.source)
    }
    if texts.bindsAgain(in: statement.source) {
      throw TestObstacle("a value that is bound again", at: statement.source)
    }
    for helper in test.helpers.subtracting(helpers.ofTest)
    where texts.says(helper, in: statement.source) {
      throw TestObstacle("a helper function of the test's type", at: statement.source)
    }
  }

  /// Keeps a statement before the steps.
  mutating func addSetup(_ statement: Statement) throws(TestObstacle) {
    try checkSetup(statement)
    noteVariables(statement)
    drafted.setup += texts.comments(from: end, to: statement.source.range.lowerBound).map {
      "// \($0)"
    }
    let text =
      statement.isCondition
      ? "#expect(\(try condition(statement)))" : requiring(texts.swift(statement))
    if text.contains("XCT") {
      throw TestObstacle("a check before the first step", at: statement.source)
    }
    drafted.setup.append(text)
  }

  /// Returns Swift in which Swift Testing's function replaces XCTest's function for unwrapping an optional.
  func requiring(_ swift: String) -> String {
    swift.contains("XCTUnwrap(") ? swift.replacing("XCTUnwrap(", with: "#require(") : swift
  }

  /// Reads functions whose closure contains the whole rest of a test.
  ///
  /// - Returns: The statements in the closure; nil for other statements.
  private mutating func readAround(_ statement: Statement) throws(TestObstacle) -> [Statement]? {
    guard let call = statement.value?.unmarked.methodCall, call.base == nil else { return nil }
    switch call.name {
    case "withMainSerialExecutor": return call.arguments.last?.closure?.body
    case "withDependencies":
      guard call.arguments.count == 2, let prepare = call.arguments[0].closure,
        let operation = call.arguments[1].closure
      else { return nil }
      readOverrides(prepare)
      return operation.body
    default: return nil
    }
  }
}

extension Expression {
  /// Whether the statement makes a stream together with its continuation.
  fileprivate var isStream: Bool {
    methodCall?.name == "makeStream" && source.text.hasPrefix("Async")
  }
}

extension Statement {
  /// Whether the statement declares a name.
  fileprivate func declares(_ name: String) -> Bool {
    if case .variable(let names, type: _, _) = kind { names.contains(name) } else { false }
  }

  /// The statement, and the statements in the closures of its calls.
  var withInner: [Statement] {
    [self] + parts.expressions.flatMap(\.inner) + parts.statements.flatMap(\.withInner)
  }
}

extension Expression {
  fileprivate var inner: [Statement] {
    parts.expressions.flatMap(\.inner) + parts.statements.flatMap(\.withInner)
  }
}
