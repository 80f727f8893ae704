import SpecSwift

/// Statements that run one after the other in a test: the test's own, those of its preparation, or those of a
/// function that makes its store.
struct TestBlock {
  /// The statements.
  var statements: [Statement]
  /// The file that contains the statements.
  let file: ReadSwiftFile
  /// The place where the comments before the statements begin.
  let start: Int
  /// The statements' name for the store, if they are the body of a function that names it.
  var store: String?
  /// The test's name for the store that the function makes; nil for other statements.
  var madeStore: String?
  /// The arguments for the parameters of the function, by the parameters' names.
  var values: [String: HandedValue] = [:]
}

/// An argument that a test passes to a function that makes its store.
struct HandedValue {
  /// The expression of the argument.
  let value: Expression
  /// The file of the expression.
  let file: ReadSwiftFile
  /// The type of the parameter.
  let type: String

  /// The value if it is short and has the same meaning everywhere: `3`, `"A"`, `.first`; nil for other values.
  var literal: String? {
    let text = value.source.text
    let isText = text.first == "\"" && !text.contains("\\") && !text.contains("\n")
    return isText || !text.contains(where: { $0.isWhitespace || "({[&".contains($0) }) ? text : nil
  }
}

extension TestReader {
  /// Returns the statements of the test after those of its preparation, in which the statements of functions that
  /// make stores replace the calls.
  func blocks() -> [TestBlock] {
    let own = expanded(
      TestBlock(
        statements: test.function.body ?? [], file: test.member.file,
        start: test.function.interior.lowerBound))
    var prepared = test.preparing.flatMap { expanded($0) }
    if own.contains(where: makesStore) {
      // A store that the test makes takes precedence.
      let names =
        prepared.compactMap(\.madeStore)
        + prepared.flatMap(\.statements).filter(makesStore).compactMap { $0.assigned?.name }
      prepared = prepared.filter { $0.madeStore == nil }.map { block in
        var block = block
        block.statements.removeAll { statement in
          names.contains { block.file.words(in: statement.source.range).contains($0) }
        }
        return block
      }
    }
    return prepared + own
  }

  private func makesStore(_ block: TestBlock) -> Bool {
    block.madeStore != nil || block.statements.flatMap(\.withInner).contains(where: makesStore)
  }

  /// Whether a statement makes a store.
  func makesStore(_ statement: Statement) -> Bool {
    (statement.assigned?.value ?? statement.value).map { storeCall($0) != nil } ?? false
  }

  /// Returns a block in which the statements of functions that make stores replace the calls.
  private func expanded(_ block: TestBlock) -> [TestBlock] {
    for (index, statement) in block.statements.enumerated() {
      guard let called = called(by: statement, in: block) else { continue }
      var before = block
      before.statements.removeSubrange(index...)
      let after = TestBlock(
        statements: Array(block.statements[(index + 1)...]), file: block.file,
        start: statement.source.range.upperBound)
      return [before, called] + expanded(after)
    }
    return [block]
  }

  /// Returns the statements of the function that a statement calls, if the function makes a store or receives the
  /// test's store.
  private func called(by statement: Statement, in block: TestBlock) -> TestBlock? {
    if let (name, value) = statement.assigned,
      let (maker, values) = app.makers.called(by: value, in: test), let body = maker.body
    {
      var made = TestBlock(
        statements: body.statements, file: maker.member.file,
        start: maker.function.interior.lowerBound, store: body.store, madeStore: name)
      made.values = handed(values, to: maker, in: block)
      return made
    }
    guard let call = statement.value?.unmarked.methodCall,
      call.base == nil || call.base?.source.text == "self"
    else { return nil }
    for (function, member) in test.helperFunctions where function.name == call.name {
      let helper = StoreMaker(function: function, member: member, owner: test.owner)
      guard function.result == nil, let body = function.body, !body.contains(where: \.returns),
        let values = helper.values(of: call.arguments),
        let store = values.first(where: { $0.parameter.type.hasPrefix("TestStore") }),
        store.value.memberNames != nil
      else { continue }
      var called = TestBlock(
        statements: body, file: member.file, start: function.interior.lowerBound,
        store: store.parameter.name)
      called.values = handed(
        values.filter { $0.parameter.name != store.parameter.name }, to: helper, in: block)
      return called
    }
    return nil
  }

  /// Returns the arguments for the parameters of a function that a block calls.
  private func handed(
    _ values: [(parameter: FunctionParameter, value: Expression)], to function: StoreMaker,
    in block: TestBlock
  ) -> [String: HandedValue] {
    let handed = values.map { parameter, value in
      let isDefault = parameter.value?.source.range == value.source.range
      let file = isDefault ? function.member.file : block.file
      return (parameter.name, HandedValue(value: value, file: file, type: parameter.type))
    }
    return Dictionary(handed) { first, _ in first }
  }
}

extension TestFunction {
  /// The blocks that prepare each test of the type: `invokeTest`, an initializer, `setUp`, and the closure that makes
  /// a stored store.
  fileprivate var preparing: [TestBlock] {
    let stores = storedValues.compactMap { variable, member -> TestBlock? in
      guard variable.type?.text.hasPrefix("TestStore") == true,
        let closure = variable.value?.calledClosure
      else { return nil }
      return TestBlock(
        statements: closure.body, file: member.file, start: closure.interior.lowerBound,
        madeStore: variable.name)
    }
    let functions = (owner?.members ?? []).compactMap { member -> (Int, TestBlock)? in
      let function: FunctionDeclaration
      switch member.declaration.kind {
      case .function(let one), .initializer(let one): function = one
      default: return nil
      }
      let order = ["invokeTest", "init", "setUpWithError", "setUp"].firstIndex(of: function.name)
      guard let order, let body = function.body, function.parameters.isEmpty,
        !member.declaration.modifiers.contains(where: ["class", "static"].contains)
      else { return nil }
      let block = TestBlock(
        statements: body, file: member.file, start: function.interior.lowerBound)
      return (order, block)
    }
    return stores + functions.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Expression {
  /// The closure that the expression calls immediately: `{ … }()`.
  var calledClosure: Closure? {
    guard case .call(let callee, let arguments) = kind, arguments.isEmpty,
      case .closure(let closure) = callee.kind
    else { return nil }
    return closure
  }
}

extension Statement {
  /// The variable that the statement declares or assigns to, and the value.
  var assigned: (name: String, value: Expression)? {
    switch kind {
    case .variable(let names, type: _, let value?) where names.count == 1: (names[0], value)
    case .expression(let value):
      if case .assignment(let target, by: "=", let result) = value.kind,
        let names = target.memberNames, names.count == 1 || names.count == 2 && names[0] == "self"
      {
        (names[names.count - 1], result)
      } else {
        nil
      }
    default: nil
    }
  }
}
