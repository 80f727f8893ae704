import SpecSource
import SpecSwift

/// A state that the test makes before it makes the store.
struct MadeState {
  /// What the test calls it.
  var name: String
  /// Whether the test needs it after it has made the store.
  var isUsedAgain: Bool
  /// The statements that make it.
  var statements: [Statement] = []
}

/// What only tests need that do not run on the bundled runtime, or that XCTest alone understands.
private let needless: Set = [
  "continueAfterFailure", "isRecording", "uncheckedUseMainSerialExecutor",
]

extension TestReader {
  /// Looks ahead: what the test calls its store, its clocks and its state.
  mutating func prepare(_ body: [Statement]) {
    texts.members = test.storedNames
    let statements = body.flatMap(\.withInner)
    for case .variable(let names, type: _, let value?) in statements.map(\.kind)
    where names.count == 2 && value.isStream {
      // Of stream and continuation the latter is what the test feeds.
      streams[names[0]] = ""
      continuations[names[1]] = names[0]
    }
    for statement in statements {
      guard case .variable(let names, type: _, let value?) = statement.kind, names.count == 1 else {
        continue
      }
      if let store = storeCall(value) {
        storeName = names[0]
        if case .name(let name) = store.initialState?.kind, !test.storedNames.contains(name) {
          let later = statements.filter {
            $0.source.range.lowerBound > store.source.range.upperBound
          }
          madeState = MadeState(
            name: name, isUsedAgain: later.contains { $0.names(name, in: texts) })
        }
      }
      noteClock(names[0], value)
      if value.source.text == "Recorded()" { recorder = names[0] }
      if value.isStream { streams[names[0]] = "" }
    }
    for (variable, _) in test.storedValues {
      if let value = variable.value {
        noteClock(variable.name, value)
        if storeCall(value) != nil { storeName = variable.name }
      }
    }
    texts.store = storeName
    nameClocks(statements)
    takeHelpers()
    takeStoredValues()
    renameTakenNames(body)
  }

  private mutating func noteClock(_ name: String, _ value: Expression) {
    switch value.methodCall?.name ?? String(value.source.text.prefix { $0 != "<" }) {
    case "TestClock": clocks[name] = "test"
    case "ImmediateClock": clocks[name] = "immediate"
    default: break
    }
  }

  /// A clock that the store gets is called as its key in a spec.
  private mutating func nameClocks(_ statements: [Statement]) {
    let assigned = Set(
      statements.compactMap { statement -> String? in
        guard case .expression(let value) = statement.kind,
          case .assignment(let target, by: "=", let result) = value.kind,
          let key = target.memberNames?.last, key.hasSuffix("Clock"),
          let name = result.memberNames?.last, clocks[name] != nil
        else { return nil }
        texts.renames[name] = key
        return name
      })
    clocks = clocks.filter { assigned.contains($0.key) }
  }

  /// The properties of the test's type that it uses become names of its own.
  private mutating func takeStoredValues() {
    let used = Set(texts.file.words(in: test.member.declaration.source.range))
    for (variable, member) in test.storedValues where used.contains(variable.name) {
      guard clocks[variable.name] == nil, let value = variable.value, storeCall(value) == nil else {
        continue
      }
      inFile(member.file) { reader in
        let keyword = variable.isConstant ? "let" : "var"
        let type = variable.type.map { ": \($0.text)" } ?? ""
        reader.setup.append("\(keyword) \(variable.name)\(type) = \(reader.texts.swift(value))")
      }
    }
  }

  /// The functions of the test's type that it uses are declared in front of its steps, with those that they call.
  private mutating func takeHelpers() {
    let takeable = test.helpers(without: ["TestStore", "self", storeName])
    var used = Set(texts.file.words(in: test.member.declaration.source.range))
    var count = 0
    while used.count != count {
      count = used.count
      for helper in takeable where used.contains(helper.name) { used.formUnion(helper.words) }
    }
    for helper in takeable where used.contains(helper.name) {
      takenHelpers.insert(helper.name)
      inFile(helper.member.file) { reader in
        reader.setup.append(
          reader.texts.swift(helper.start..<helper.member.declaration.source.range.upperBound))
      }
    }
  }

  /// Generated tests have a `store`, a `state` and perhaps `recorded` values; what is called so gets another name.
  private mutating func renameTakenNames(_ body: [Statement]) {
    for case .variable(let names, type: _, let value) in body.map(\.kind) {
      for name in names where ["state", "recorded"].contains(name) {
        guard name != madeState?.name, name != recorder, value.map({ storeCall($0) == nil }) ?? true
        else { continue }
        texts.renames[name] = "\(name)Value"
      }
    }
  }

  /// Reads a statement in front of the store.
  mutating func readBeforeStore(_ statement: Statement) throws(TestObstacle) {
    let comments = texts.comments(from: end, to: statement.source.range.lowerBound)
    if try !readWithoutSetup(statement) { return try addSetup(statement) }
    // What stands above it is said of the first step.
    pending.insert(contentsOf: comments, at: 0)
  }

  /// Reads a statement of which nothing stays in front of the steps; whether it is one.
  private mutating func readWithoutSetup(_ statement: Statement) throws(TestObstacle) -> Bool {
    if let body = try readAround(statement) {
      readInner(body)
      return true
    }
    if case .variable(let names, type: _, let value?) = statement.kind, names.count == 1 {
      if let store = storeCall(value) {
        try readStore(store)
        return true
      }
      if clocks[names[0]] != nil || names[0] == recorder { return true }
    }
    if let name = madeState?.name, statement.declares(name) || statement.names(name, in: texts) {
      madeState?.statements.append(statement)
      return true
    }
    if case .declaration(let declaration) = statement.kind {
      return declaration.type?.name == "Recorded"
    }
    guard case .expression(let value) = statement.kind,
      case .assignment(let target, by: _, _) = value.kind
    else { return false }
    return needless.contains(target.memberNames?.last ?? "")
  }

  /// Adds a statement to what comes before the first step.
  func checkSetup(_ statement: Statement) throws(TestObstacle) {
    if statement.source.text.hasPrefix("defer") {
      throw TestObstacle("'defer'", at: statement.source)
    }
    if statement.returns || statement.source.text.hasPrefix("throw ") {
      throw TestObstacle("a test that may end early", at: statement.source)
    }
    for helper in test.helpers.subtracting(takenHelpers)
    where texts.says(helper, in: statement.source) {
      throw TestObstacle("a function of the test's type", at: statement.source)
    }
  }

  mutating func addSetup(_ statement: Statement) throws(TestObstacle) {
    try checkSetup(statement)
    if case .variable(let names, type: _, _) = statement.kind,
      statement.source.text.hasPrefix("var ")
    {
      variables.formUnion(names)
    }
    setup += texts.comments(from: end, to: statement.source.range.lowerBound).map { "// \($0)" }
    var text = texts.swift(statement)
    if text.contains("XCTUnwrap(") {
      text = text.replacing("XCTUnwrap(", with: "#require(")
    }
    if text.contains("XCT") {
      throw TestObstacle("a check before the first step", at: statement.source)
    }
    setup.append(text)
  }

  /// Reads functions around the whole rest of a test; what they are around of, nil for other statements.
  private mutating func readAround(_ statement: Statement) throws(TestObstacle) -> [Statement]? {
    guard let call = statement.value?.unmarked.methodCall, call.base == nil else { return nil }
    switch call.name {
    case "withMainSerialExecutor": return call.arguments.last?.closure?.body
    case "withDependencies":
      guard call.arguments.count == 2, let prepare = call.arguments[0].closure,
        let operation = call.arguments[1].closure
      else { return nil }
      readOverrides(
        prepare.body, of: [prepare.parameters.first ?? "$0"], from: prepare.interior.lowerBound)
      return operation.body
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it makes a stream with what feeds it.
  fileprivate var isStream: Bool {
    methodCall?.name == "makeStream" && source.text.hasPrefix("Async")
  }
}

extension Statement {
  /// Whether it declares a name.
  fileprivate func declares(_ name: String) -> Bool {
    if case .variable(let names, type: _, _) = kind { names.contains(name) } else { false }
  }

  /// It, and the statements in the closures of its calls.
  var withInner: [Statement] {
    [self] + parts.expressions.flatMap(\.inner) + parts.statements.flatMap(\.withInner)
  }
}

extension Expression {
  fileprivate var inner: [Statement] {
    parts.expressions.flatMap(\.inner) + parts.statements.flatMap(\.withInner)
  }
}
