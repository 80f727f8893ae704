import SpecSwift

/// The calls in a test for the store or the machine that have no meaning for the feature.
private let needlessCalls: Set = ["Task.yield", "Task.megaYield"]

extension TestReader {
  /// Reads a statement after the store.
  mutating func readStep(_ statement: Statement) throws(TestObstacle) {
    if test.helpers.subtracting(helpers.ofTest).contains(where: {
      texts.calls($0, in: statement.source)
    }) {
      throw TestObstacle("a helper function of the test's type", at: statement.source)
    }
    if makesStore(statement) { throw TestObstacle("a second store", at: statement.source) }
    if statement.value?.unmarked.source.text.hasPrefix("super.") == true { return }
    if try readUnset(statement) { return }
    if statement.isCondition {
      return add([DraftKey("assert", text(try condition(statement), statement.source))], statement)
    }
    switch statement.kind {
    case .expression(let value): try readStep(value, of: statement)
    case .variable(let names, type: _, let value):
      if let value, let call = storeMethod(value.unmarked), call.name == "send", names.count == 1 {
        try readStoreCall(call, statement, task: names[0])
      } else {
        try keepSwift(statement)
      }
    case .guarding(let conditions, otherwise: _, interior: _): try readGuard(conditions, statement)
    default: try keepSwift(statement)
    }
  }

  private mutating func readStep(
    _ value: Expression, of statement: Statement
  ) throws(TestObstacle) {
    if case .assignment(let target, by: _, let result) = value.kind {
      if target.source.text == "_" { return try readStep(result, of: statement) }
      return try readAssignment(target, result, statement)
    }
    let value = value.unmarked
    if let call = storeMethod(value) { return try readStoreCall(call, statement, task: nil) }
    guard let call = value.methodCall else {
      if value.source.text.hasPrefix(store.name) || needlessCalls.contains(value.source.text) {
        return
      }
      return try keepSwift(statement)
    }
    if needlessCalls.contains(value.source.text.filter { $0 != "(" && $0 != ")" }) { return }
    if let base = call.base?.unmarked, let inner = storeMethod(base), inner.name == "send" {
      return try readSentTask(inner, call.name, statement)
    }
    if let name = call.base?.memberNames?.last, dependencies.clocks[name] == "test" {
      return try readClock(call, value, statement)
    }
    if let name = call.base?.memberNames?.first, let action = tasks[name] {
      return try readTask(action, call.name, statement)
    }
    if call.name == "withMainSerialExecutor", let body = call.arguments.last?.closure?.body {
      return readInner(body)
    }
    if let name = call.base?.memberNames?.first, try readFeed(name, call, statement) { return }
    if let conditions = try valueConditions(call) {
      for condition in conditions {
        add([DraftKey("assert", text(condition, value.source))], statement)
      }
      return
    }
    try keepSwift(statement)
  }

  /// Reads the conditions in `values.withValue { XCTAssertEqual($0, [1]) }`.
  private func valueConditions(
    _ call: (base: Expression?, name: String, arguments: [LabeledValue])
  ) throws(TestObstacle) -> [String]? {
    guard call.name == "withValue", let base = call.base, base.memberNames?.count == 1,
      let closure = call.arguments.first?.closure, closure.body.allSatisfy(\.isCondition)
    else { return nil }
    let parameter = closure.parameters.first ?? "$0"
    var inner = self
    inner.texts.renames[parameter] = "\(base.source.text).value"
    let isActor = drafted.setup.contains { $0.contains("\(base.source.text) = ActorIsolated") }
    var conditions: [String] = []
    for statement in closure.body {
      let text = try inner.condition(statement)
      conditions.append(isActor ? "await \(text)" : text)
    }
    return conditions
  }

  private mutating func readAssignment(
    _ target: Expression, _ value: Expression, _ statement: Statement
  ) throws(TestObstacle) {
    guard let names = target.memberNames, names.first == store.name, names.count > 1 else {
      return try keepSwift(statement)
    }
    switch names[1] {
    case "exhaustivity": add([DraftKey("exhaustivity", exhaustivity(value))], statement)
    case let name where isDependencies(name) && !hasBegun:
      try setDependency(Array(names.dropFirst(2)), to: value)
    case "timeout", "useMainSerialExecutor": break
    default: try keepSwift(statement)
    }
  }

  /// Returns `off` or `on`.
  func exhaustivity(_ value: Expression) -> SpecDraft {
    value.source.text.contains(".off") ? "off" : "on"
  }

  /// Reads a call of the store.
  func storeMethod(
    _ value: Expression
  ) -> (base: Expression?, name: String, arguments: [LabeledValue])? {
    guard let call = value.methodCall, let names = call.base?.memberNames,
      names == [store.name] || names == ["self", store.name]
    else { return nil }
    return call
  }

  /// Adds a step, with the comments before its statement.
  mutating func add(_ keys: [DraftKey], _ statement: Statement, comments: [String] = []) {
    var keys = keys
    keys[0].comments =
      pending + texts.comments(from: end, to: statement.source.range.lowerBound) + comments
    pending = []
    drafted.steps.append(.keys(keys))
    end = statement.source.range.upperBound
  }

  /// Makes a text with the place of the Swift that it was made from.
  func text(_ text: String, _ source: SourceText) -> SpecDraft {
    .text(text, at: span(source.range))
  }
}

extension Statement {
  /// Whether the statement names a variable, rather than a member or a parameter of a closure.
  func names(_ variable: String, in texts: TestTexts) -> Bool {
    let bytes = texts.file.file.bytes
    let hidden = closures.filter { $0.closure.parameters.contains(variable) }.map(\.source.range)
    return texts.file.placedWords(in: source.range).contains { word in
      let start = word.range.lowerBound
      return word.text == variable && start > 0 && bytes[start - 1] != UInt8(ascii: ".")
        && !hidden.contains { $0.contains(start) }
    }
  }

  private var closures: [(closure: Closure, source: SourceText)] {
    parts.expressions.flatMap(\.closures) + parts.statements.flatMap(\.closures)
  }
}

extension Expression {
  fileprivate var closures: [(closure: Closure, source: SourceText)] {
    let inner = parts.expressions.flatMap(\.closures)
    if case .closure(let closure) = kind { return [(closure, source)] + inner }
    return inner
  }
}
