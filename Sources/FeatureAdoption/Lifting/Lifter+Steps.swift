import SpecSwift

extension Lifter {
  /// The closure of an effect that runs.
  func run(_ closure: Closure, at source: SourceText) -> Lifted {
    var lifted = steps(closure.body, sender: closure.parameters.last ?? "send")
    // As a whole it can stand as it is.
    if let first = lifted.effects.first { lifted.effects = [first] }
    return lifted
  }

  /// What a running effect does, one after the other.
  private func steps(_ statements: [Statement], sender: String) -> Lifted {
    .all(statements.map { step($0, sender: sender) })
  }

  private func step(_ statement: Statement, sender: String) -> Lifted {
    let source = statement.source
    switch statement.kind {
    case .expression(let value): return step(value, sender: sender)
    case .returning(let value): return value.map { step($0, sender: sender) } ?? Lifted()
    case .variable(_, _, let value?):
      if source.text.hasPrefix("async") { return effect("'async let'", at: source) }
      return sendsInside(value, sender) ? effect("a closure that sends", at: source) : .key("call")
    case .guarding(_, let otherwise): return .key("when", steps(otherwise, sender: sender))
    case .loop(let loop) where loop.keyword == .for && loop.isAsynchronous:
      let isTimer = loop.sequence.map { says("timer", in: $0.source) } ?? false
      return .key(isTimer ? "timer" : "stream", steps(loop.body, sender: sender))
    case .loop(let loop): return effect("'\(loop.keyword.rawValue)' in an effect", at: source)
    case .catching(let body, let clauses):
      guard clauses.count <= 1, clauses.first?.pattern == nil else {
        return effect("several 'catch' clauses in an effect", at: source)
      }
      let caught = clauses.first.map { steps($0.body, sender: sender) } ?? Lifted()
      return .key("failure", steps(body, sender: sender), caught)
    case .conditional: return effect("'#if' in an effect", at: source)
    case .declaration: return effect("a declaration in an effect", at: source)
    default: return effect("'\(source.text.prefix { $0.isLetter })' in an effect", at: source)
    }
  }

  private func step(_ value: Expression, sender: String) -> Lifted {
    switch value.unmarked.kind {
    case .call(let callee, _) where callee.source.text == sender: return .key("success")
    // What an effect of an older version gives is what it sends.
    case .call(let callee, _) where callee.source.text.hasPrefix("."): return .key("success")
    case .branching(let branching):
      if branching.hasConditionalCases { return effect("'#if' around cases", at: value.source) }
      return .key("when", .all(branching.branches.map { steps($0.body, sender: sender) }))
    case .assignment(let target, by: "=", let value) where target.source.text == "_":
      return step(value, sender: sender)
    case .assignment: return effect("a variable that an effect changes", at: value.source)
    default:
      return sendsInside(value, sender)
        ? effect("a closure that sends", at: value.source) : .key("call")
    }
  }

  /// Whether what an expression calls may send: it is given the function that does.
  private func sendsInside(_ value: Expression, _ sender: String) -> Bool {
    says(sender, in: value.source)
  }
}
