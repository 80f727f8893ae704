import SpecSource
import SpecSwift

extension Lifter {
  /// Lifts the statements of a handler, of a helper or of a branch.
  func block(_ statements: [Statement]) -> Lifted {
    // A single expression is the result of the function.
    if statements.count == 1, case .expression(let value) = statements[0].kind, mayBeEffect(value) {
      return effect(value)
    }
    var lifter = self
    lifter.localFunctions += statements.compactMap(\.declaration?.function)
    return .all(
      statements.enumerated().map { index, statement in
        lifter.statement(statement, isLast: index == statements.count - 1)
      })
  }

  private mutating func statement(_ statement: Statement, isLast: Bool) -> Lifted {
    switch statement.kind {
    case .returning(let value): return value.map { effect($0) } ?? Lifted()
    case .guarding(_, let otherwise, _): return .key("guard", block(otherwise))
    case .variable(let names, let type, let value?) where declaresEffects(type, value):
      effectVariables.formUnion(names)
      return effects(value)
    case .variable(let names, let type?, nil) where type.contains("Effect"):
      effectVariables.formUnion(names)
      return Lifted()
    case .variable(let names, _, let value?) where knows(value, as: names): return Lifted()
    case .expression(let value):
      return expression(value, of: statement, isLast: isLast)
    case .other where statement.source.text == "break": return Lifted()
    case .loop(let loop) where gathers(in: statement.source) && !statement.returns:
      return .key("each", block(loop.body))
    case .catching(let body, _, let clauses)
    where statement.returns || gathers(in: statement.source):
      // The first clause whose pattern matches handles the error: a choice by 'error'.
      let caught = Lifted.all(clauses.map { block($0.body) })
      return clauses.contains { $0.pattern != nil }
        ? .key("catch", block(body), .key("when", caught)) : .key("catch", block(body), caught)
    case .loop(let loop) where statement.returns:
      guard loop.isSearch else { return changingEffect("'return' in a loop", at: statement.source) }
      // The loop handles the first element that matches: 'if: let item = items.first(where: …)'.
      return .key("when", block(loop.body.filter { !$0.continues }))
    case .conditional where statement.returns:
      return changingEffect("'return' in an '#if'", at: statement.source)
    default:
      return statement.returns
        ? changingEffect("'return' in an unsupported statement", at: statement.source)
        : .key("do")
    }
  }

  private func expression(_ value: Expression, of statement: Statement, isLast: Bool) -> Lifted {
    if case .branching(let branching) = value.kind,
      statement.returns || gathers(in: statement.source) || isLast && branchesGiveEffects(branching)
    {
      return choice(branching, at: statement.source)
    }
    if case .call(let callee, let arguments) = value.kind,
      case .member(of: let base?, name: "append") = callee.kind, gathers(in: base.source)
    {
      return .all(arguments.map { effects($0.value) })
    }
    if case .assignment(let target, by: _, let value) = value.kind, gathers(in: target.source) {
      return effects(value)
    }
    if gathers(in: statement.source) {
      return changingEffect(
        "a variable of effects that changes in an unsupported way", at: statement.source)
    }
    return .key("do")
  }

  /// Lifts `if` and `switch` with different branches.
  func choice(_ branching: Branching, at source: SourceText) -> Lifted {
    if branching.hasConditionalCases { return changingEffect("'#if' around cases", at: source) }
    let key = branching.subject == nil ? "when" : "match"
    return .key(key, .all(branching.branches.map { block($0.body) }))
  }

  private func branchesGiveEffects(_ branching: Branching) -> Bool {
    branching.isExhaustive
      && branching.branches.allSatisfy { branch in
        guard case .expression(let value) = branch.body.last?.kind else { return false }
        return isLibraryEffect(value)
      }
  }

  private func declaresEffects(_ type: String?, _ value: Expression) -> Bool {
    if let type { return type.contains("Effect") }
    return isLibraryEffect(value) || callsEffectHelper(value)
      || value.source.text.hasPrefix("[Effect")
  }

  /// Lifts the effects that are assigned to a variable: a single one, or an array of them.
  func effects(_ value: Expression) -> Lifted {
    switch value.kind {
    case .array(let elements): .all(elements.map { effect($0) })
    case .call(let callee, let arguments) where callee.isMap && arguments.last?.closure != nil:
      .key("each", .all(arguments.compactMap(\.closure).map { block($0.body) }))
    case .other where value.source.text == "nil": Lifted()
    case .call(let callee, let arguments)
    where arguments.isEmpty && callee.source.text.hasPrefix("["): Lifted()
    default: effect(value)
    }
  }
}

extension Expression {
  /// Whether the expression maps each element of a collection to another value.
  fileprivate var isMap: Bool {
    guard case .member(of: let base?, let name) = kind else { return false }
    return ["map", "compactMap"].contains(name) && !base.isCall
  }
}
