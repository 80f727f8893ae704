import SpecSwift

extension NormalForm {
  /// Returns the tokens of an effect that runs.
  ///
  /// - Parameter givesAction: Whether its closures return the action that other effects send last.
  func run(_ arguments: [LabeledValue], gives givesAction: Bool = false) -> [String] {
    var result = [".", "run", "("]
    var operation: Closure?
    var recovery: Closure?
    for argument in arguments {
      guard let closure = argument.closure else {
        result += (argument.label.map { [$0, ":"] } ?? []) + tokens(argument.value.source)
        continue
      }
      if argument.label == "catch" { recovery = closure } else { operation = closure }
    }
    guard let operation else { return result }
    let form = inside(operation)
    var body = operation.body
    var caught: [String]?
    // A closure does not receive the error of a cancellation. A clause in the task receives it, and a result holds
    // it.
    var caughtErrors: [String] = []
    if let recovery {
      caught = inside(recovery).errors(recovery, gives: givesAction)
    } else if rewrites.contains(.resultOrCatch), let last = body.last,
      body.dropLast().allSatisfy(\.sleeps),
      case .catching(let tried, _, let clauses) = last.kind, clauses.count == 1,
      clauses[0].catchesAll
    {
      caughtErrors = last.errorClause.isEmpty ? [allErrors] : tokens(memo.words(last.errorClause))
      body = body.dropLast() + tried
      caught = form.sequence(clauses[0].body, gives: givesAction)
    }
    var done = form.sequence(body, gives: givesAction)
    if rewrites.contains(.resultOrCatch), caught == nil,
      let parts = form.result(done, after: body.prefix(while: \.sleeps).count)
    {
      (done, caught, caughtErrors) = (parts.done, parts.caught, [allErrors])
    }
    result += [")", "{"] + done + ["}"]
    if let caught {
      result += ["catch"] + (caught.isEmpty ? [] : caughtErrors) + ["{"] + caught + ["}"]
    }
    return result
  }

  /// Returns the form of a closure's statements: captured values are written out, and the sending function has the
  /// name `send`.
  private func inside(_ closure: Closure) -> NormalForm {
    var form = self
    if rewrites.contains(.captures), let values = FeatureAdoption.captures(closure.captures) {
      for (name, value) in values {
        form.renamed[name] = tokens(memo.words(value)).joined(separator: betweenTokens)
      }
    }
    if rewrites.contains(.sender), let sender = closure.parameters.last, sender != "_" {
      form.renamed[sender] = "send"
    }
    return form
  }

  private func errors(_ closure: Closure, gives givesAction: Bool) -> [String] {
    var form = self
    if let error = closure.parameters.first, error != "_", rewrites.contains(.sender) {
      form.renamed[error] = "error"
    }
    return form.sequence(closure.body, gives: givesAction)
  }

  /// Returns the tokens of a task's statements in their order. The last statement need not return.
  ///
  /// - Parameter givesAction: Whether the last statement returns an action, which is sent.
  private func sequence(_ all: [Statement], gives givesAction: Bool = false) -> [String] {
    let statements = rewrites.contains(.namedValues) ? all.withoutScopes : all
    var form = self
    var result: [String] = []
    var named: (name: String, value: [String], start: Int)?
    for (index, statement) in statements.enumerated() {
      if rewrites.contains(.namedValues), index + 1 < statements.count,
        case .variable(let names, _, let value?) = statement.kind,
        statement.namedSequence(
          of: statements[index + 1], before: Array(statements[(index + 2)...])) != nil
      {
        form.renamed[names[0]] = form.tokens(value.source).joined(separator: betweenTokens)
        continue
      }
      let isLast = index == statements.count - 1
      var tokens = form.ended(statement, isLast: isLast, gives: givesAction)
      if isLast, givesAction, let value = statement.givenValue, !value.isBranching {
        tokens = ["send", "("] + form.tokens(value.unmarked.source) + [")", ";"]
      } else if isLast, rewrites.contains(.implicitReturn),
        case .returning(let value?) = statement.kind
      {
        tokens = form.tokens(value.source) + [";"]
      }
      if let value = named, let inlined = tokens.sending(value.name, as: value.value) {
        result[value.start...] = inlined[...]
        named = nil
        continue
      }
      named = nil
      if rewrites.contains(.namedValues), index + 1 < statements.count,
        case .variable(let names, type: nil, let value?) = statement.kind, names.count == 1,
        statements[(index + 2)...].allSatisfy({ !memo.words($0.source.text).contains(names[0]) })
      {
        named = (names[0], form.tokens(value.source), result.count)
      }
      result += tokens
      form = form.hiding(statement.declaredNames)
    }
    return result
  }

  /// Returns the tokens of a statement of a task that may end the task: the last statement, and the `else` of a
  /// `guard`.
  private func ended(_ statement: Statement, isLast: Bool, gives givesAction: Bool) -> [String] {
    func body(_ statements: [Statement]) -> [String] {
      ["{"] + sequence(statements, gives: givesAction) + ["}"]
    }
    if case .loop(let loop) = statement.kind, loop.isAsynchronous {
      let head = statement.source.text.utf8.prefix(
        loop.interior.lowerBound - statement.source.range.lowerBound)
      return tokens(memo.words(String(decoding: head, as: UTF8.self)))
        + hiding(statement.declaredNames).sequence(loop.body) + ["}", ";"]
    }
    guard rewrites.contains(.olderEffects) else { return plain(statement) }
    switch statement.kind {
    case .guarding(let condition, let otherwise, _):
      return ["guard"] + tokens(condition) + ["else"] + body(otherwise)
    case .catching(let tried, _, let clauses) where isLast:
      return ["do"] + tokens(memo.words(statement.errorClause)) + body(tried)
        + clauses.flatMap { ["catch"] + ($0.pattern.map(tokens) ?? []) + body($0.body) }
    case .expression(let value) where isLast:
      guard case .branching(let branching) = value.kind else { return plain(statement) }
      return (branching.subject.map { ["switch"] + tokens($0.source) } ?? ["if"])
        + branching.branches.flatMap { ($0.label.map(tokens) ?? ["else"]) + body($0.body) }
    default: return plain(statement)
    }
  }

  /// Splits `send(.loaded(Result { call }))` into the action that is sent with a value and the action that is sent
  /// with an error.
  ///
  /// - Parameter pauses: The number of statements before the call, all of which only wait.
  private func result(
    _ tokens: [String], after pauses: Int
  ) -> (done: [String], caught: [String])? {
    let closing = tokens.dropLast().reversed().prefix { $0 == ")" }.count
    guard let place = tokens.firstIndex(of: "Result"), place > 0, tokens[place - 1] == "(",
      place + 1 < tokens.count, tokens[place + 1] == "{", tokens.last == ";", closing >= 2,
      tokens.dropLast(closing + 1).last == "}"
    else { return nil }
    let head = tokens[..<place]
    let body = tokens[(place + 2)...].dropLast(closing + 2)
    let call = body.first == "return" ? body.dropFirst() : body
    guard !call.contains(";"), head.count(where: { $0 == ";" }) == pauses else { return nil }
    let tail = Array(repeating: ")", count: closing) + [";"]
    // Sleeping comes before the call whose error is caught.
    let start = head.lastIndex(of: ";").map { $0 + 1 } ?? head.startIndex
    return (
      head + [".", "success", "("] + call + [")"] + tail,
      head[start...] + [".", "failure", "(", "error", ")"] + tail
    )
  }
}

/// The token for errors that include the error of a cancellation.
private let allErrors = "¶all"

extension CatchClause {
  /// Whether the clause catches every error, under the usual name.
  var catchesAll: Bool { pattern == nil || pattern?.text == "let error" }
}

extension Expression {
  /// Whether the statement is `if` or `switch`.
  fileprivate var isBranching: Bool { if case .branching = kind { true } else { false } }
}

extension Statement {
  /// Whether the expression only waits: its error is that of a cancelled effect.
  fileprivate var sleeps: Bool {
    guard case .expression(let value) = kind, value.marks == ["try", "await"],
      case .call(let callee, let arguments) = value.unmarked.kind,
      case .member(of: _?, name: "sleep") = callee.kind
    else { return false }
    return arguments.map(\.label) == ["for"]
  }

  /// The value that a closure returns whose last statement is this statement; nil when it returns nothing.
  var givenValue: Expression? {
    switch kind {
    case .expression(let value), .returning(let value?): value
    default: nil
    }
  }
}

extension [Statement] {
  /// The statements with the contents of `do` in its place, if it only limits the scope of a name that no other
  /// statement has.
  fileprivate var withoutScopes: [Statement] {
    indices.flatMap { index -> [Statement] in
      guard case .catching(let body, _, let clauses) = self[index].kind, clauses.isEmpty else {
        return [self[index]]
      }
      let names = body.flatMap(\.declaredNames)
      let others = indices.filter { $0 != index }.map { self[$0].source.text }
      let isAlone = !others.contains { text in names.contains { words(text).contains($0) } }
      let hasEnd = body.contains { words($0.source.text).first == "defer" }
      return isAlone && !hasEnd ? body : [self[index]]
    }
  }
}

extension [String] {
  /// Replaces a name in `send(.loaded(value))` with its value; nil for other tokens, in which something else may run
  /// first.
  fileprivate func sending(_ name: String, as value: [String]) -> [String]? {
    guard starts(with: ["send", "("]) else { return nil }
    var place = 2
    while place + 3 < count, self[place] == ".", isIdentifier(self[place + 1]),
      self[place + 2] == "("
    {
      place += 3
    }
    if place + 2 < count, isIdentifier(self[place]), self[place + 1] == ":" { place += 2 }
    guard place > 4, place + 1 < count, self[place] == name, self[place + 1] == ")",
      !self[(place + 1)...].contains(name)
    else { return nil }
    return Array(self[..<place]) + value + Array(self[(place + 1)...])
  }
}
