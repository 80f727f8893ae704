import SpecSwift

extension NormalForm {
  /// The tokens of an effect.
  func effect(_ value: Expression) -> [String] {
    if value.isNoEffect { return tokens(value.source) }
    if rewrites.contains(.stateCopies), let inner = value.insideOfCopy { return effect(inner) }
    switch value.kind {
    case .choice(let condition, let first, let second) where rewrites.contains(.guardOrIf):
      return choice(condition: tokens(condition.source), returned(first), else: returned(second))
    // Otherwise it stays as it is written: as a statement it would be this effect again.
    case .branching where rewrites.contains(.guardOrIf):
      return statements([
        Statement(kind: .expression(value), source: value.source, returns: true)
      ])
    case .call(let callee, let arguments):
      guard case .member(of: let base, let name) = callee.kind else { return tokens(value.source) }
      if let base, isCall(base) {
        return effect(base) + ["."] + tokens([name]) + list(arguments.filter { !isUsual($0) })
      }
      if name == "run" { return run(arguments) }
      if name == "task", rewrites.contains(.olderEffects) { return run(arguments, gives: true) }
      if name == "fireAndForget", rewrites.contains(.olderEffects) {
        let isTrying = arguments.contains { hasTry($0.value.source.text) }
        return run(arguments) + (isTrying ? ["catch", "{", "}"] : [])
      }
      if ["concatenate", "steps"].contains(name), rewrites.contains(.steps) {
        return steps(parts(arguments))
      }
      if ["merge", "concatenate"].contains(name), rewrites.contains(.merged) {
        let parts = parts(arguments)
        // One effect alone.
        if parts.count == 1 { return parts[0] }
        return [".", name, "("] + parts.joined(separator: [","]) + [")"]
      }
      return tokens(value.source)
    default: return tokens(value.source)
    }
  }

  /// The tokens of an effect that is returned; none of the one that does nothing.
  func returned(_ value: Expression) -> [String] {
    if value.isNoEffect { return [] }
    switch value.kind {
    case .call(let callee, let arguments) where rewrites.contains(.calledClosures):
      guard arguments.isEmpty, case .closure(let closure) = callee.kind, closure.captures.isEmpty,
        closure.parameters.isEmpty, !closure.isAttributed
      else { break }
      return statements(closure.body)
    case .choice, .branching:
      if rewrites.contains(.guardOrIf) { return effect(value) }
    default: break
    }
    return ["return"] + effect(value)
  }

  private func parts(_ arguments: [LabeledValue]) -> [[String]] {
    let values: [Expression]
    if arguments.count == 1, case .array(let elements) = arguments[0].value.kind {
      values = elements
    } else {
      values = arguments.map(\.value)
    }
    return values.filter { !$0.isNoEffect }.map { effect($0) }
  }

  /// The tokens of effects one after the other, of which the first ones that are over at once come before anything else.
  private func steps(_ parts: [[String]]) -> [String] {
    let first = parts.prefix { part in
      [[".", "send", "("], [".", "cancel", "("]].contains(Array(part.prefix(3)))
        && part.endOfCall == part.count
    }
    let rest = Array(parts.dropFirst(first.count))
    let last =
      rest.count > 1 ? [[".", "steps", "("] + rest.joined(separator: [","]) + [")"]] : rest
    let all = first + last
    return all.count == 1 ? all[0] : [".", "merge", "("] + all.joined(separator: [","]) + [")"]
  }

  private func isCall(_ value: Expression) -> Bool {
    if case .call = value.kind { true } else { false }
  }

  private func isUsual(_ argument: LabeledValue) -> Bool {
    argument.label == "cancelInFlight" && argument.value.source.text == "false"
  }

  private func list(_ arguments: [LabeledValue]) -> [String] {
    ["("]
      + arguments.flatMap { ($0.label.map { [$0, ":"] } ?? []) + tokens($0.value.source) + [","] }
      + [")"]
  }

  /// The tokens of an effect that runs.
  ///
  /// - Parameter givesAction: Whether its closures give the action that others send last.
  private func run(_ arguments: [LabeledValue], gives givesAction: Bool = false) -> [String] {
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
    var errorClause: [String] = []
    if let recovery {
      caught = inside(recovery).errors(recovery, gives: givesAction)
    } else if rewrites.contains(.resultOrCatch), body.count == 1,
      case .catching(let tried, _, let clauses) = body[0].kind, clauses.count == 1,
      clauses[0].pattern == nil
    {
      errorClause = tokens(memo.words(body[0].errorClause))
      body = tried
      caught = form.sequence(clauses[0].body)
    }
    var done = givesAction ? form.given(body) : form.sequence(body)
    if rewrites.contains(.resultOrCatch), caught == nil, let parts = form.result(done) {
      (done, caught) = parts
    }
    result += [")", "{"] + done + ["}"]
    if let caught { result += ["catch"] + errorClause + ["{"] + caught + ["}"] }
    return result
  }

  /// The form of what a closure does: what it captures is written out, and what sends is called so.
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
    return givesAction ? form.given(closure.body) : form.sequence(closure.body)
  }

  /// The tokens of statements of a task as they stand; the last one need not return.
  private func sequence(_ statements: [Statement]) -> [String] {
    var form = self
    var result: [String] = []
    var named: (name: String, value: [String], start: Int)?
    for (index, statement) in statements.enumerated() {
      let isLast = index == statements.count - 1
      var tokens = form.plain(statement)
      if isLast, rewrites.contains(.implicitReturn), case .returning(let value?) = statement.kind {
        tokens = form.tokens(value.source) + [";"]
      }
      if isLast, let named, let inlined = tokens.sending(named.name, as: named.value) {
        return result[..<named.start] + inlined
      }
      named = nil
      if rewrites.contains(.namedValues), index == statements.count - 2,
        case .variable(let names, type: nil, let value?) = statement.kind, names.count == 1
      {
        named = (names[0], form.tokens(value.source), result.count)
      }
      result += tokens
      form = form.hiding(statement.declaredNames)
    }
    return result
  }

  /// The tokens of statements of which the last one gives an action.
  private func given(_ statements: [Statement]) -> [String] {
    guard let last = statements.last, let value = last.givenValue else {
      return sequence(statements)
    }
    let form = hiding(statements.flatMap(\.declaredNames))
    return statements.dropLast().flatMap { plain($0) } + ["send", "("]
      + form.tokens(value.unmarked.source) + [")", ";"]
  }

  /// `send(.loaded(Result { call }))` as what is sent with a value, and with an error.
  private func result(_ tokens: [String]) -> (done: [String], caught: [String])? {
    let behind = tokens.dropLast().reversed().prefix { $0 == ")" }.count
    guard let place = tokens.firstIndex(of: "Result"), place > 0, tokens[place - 1] == "(",
      place + 1 < tokens.count, tokens[place + 1] == "{", tokens.last == ";", behind >= 2,
      tokens.dropLast(behind + 1).last == "}"
    else { return nil }
    let head = tokens[..<place]
    let call = tokens[(place + 2)...].dropLast(behind + 2)
    guard !call.contains(";") else { return nil }
    let tail = Array(repeating: ")", count: behind) + [";"]
    return (
      head + [".", "success", "("] + call + [")"] + tail,
      head + [".", "failure", "(", "error", ")"] + tail
    )
  }
}

extension Statement {
  /// What a closure gives whose last statement it is; nil when it gives nothing.
  var givenValue: Expression? {
    switch kind {
    case .expression(let value), .returning(let value?): value
    default: nil
    }
  }
}

extension [String] {
  /// `send(.loaded(value))` with what a name stands for; nil for anything else, in which other things may come before.
  fileprivate func sending(_ name: String, as value: [String]) -> [String]? {
    let behind = dropLast().reversed().prefix { $0 == ")" }.count
    guard starts(with: ["send", "("]), last == ";", behind >= 2,
      count == 4 * behind + 1, self[count - behind - 2] == name
    else { return nil }
    let cases = self[2..<(count - behind - 2)]
    for (index, word) in cases.enumerated() {
      guard index % 3 == 0 ? word == "." : index % 3 == 1 ? isIdentifier(word) : word == "(" else {
        return nil
      }
    }
    return Array(self[..<(count - behind - 2)]) + value + Array(self[(count - behind - 1)...])
  }

  /// Where the parentheses are closed that the third token opens.
  fileprivate var endOfCall: Int? {
    var depth = 0
    for (index, token) in enumerated() {
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
      if depth == 0, index > 1 { return index + 1 }
    }
    return nil
  }
}
