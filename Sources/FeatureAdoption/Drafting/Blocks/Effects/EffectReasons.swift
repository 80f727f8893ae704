import SpecSource
import SpecSwift

extension BlockDrafter {
  /// Returns the reason that an effect without keys stays Swift, at the part that no key expresses.
  func reason(forSwift value: Expression) -> AdoptionReason {
    let other = reason("an effect that no key can express", at: value.source)
    guard case .call(let callee, let arguments) = value.unmarked.kind else {
      let variable = value.ownName.flatMap { feature.variable(named: $0)?.variable }
      return variable?.getter == nil
        ? other : reason("a helper that returns an effect", at: value.source)
    }
    if case .member(of: let base, let name) = callee.kind {
      if base?.isEffectType ?? true {
        guard libraryEffects.contains(name), name != "publisher" else {
          return reason("'.\(name)'", at: value.source)
        }
        if let operation = arguments.first(where: { $0.label == "operation" && $0.closure == nil })
        {
          return reason("an unsupported closure", at: operation.value.source)
        }
        let closures = arguments.compactMap(\.closure)
        return closures.lazy.compactMap { obstacle(in: $0) }.first ?? other
      }
      if let base, feature.mayBeEffect(base) {
        return ["cancellable", "concatenate", "merge"].contains(name)
          ? reason(forSwift: base) : reason("'.\(name)' on an effect", at: value.source)
      }
    }
    if callee.isReducerItself {
      return reason("an action that is passed on as a whole", at: value.source)
    }
    if feature.callsEffect(value) {
      return reason("a helper that returns an effect", at: value.source)
    }
    return value.changesState || value.callsState
      ? reason("an effect that changes the state", at: value.source)
      : reason("an unsupported effect", at: value.source)
  }

  private func reason(_ text: String, at source: SourceText) -> AdoptionReason {
    AdoptionReason(text: text, span: file.span(source.range))
  }

  /// Returns the reason for the first statement of a task that sends in a way that no key expresses; nil when there
  /// is no such statement.
  private func obstacle(in closure: Closure) -> AdoptionReason? {
    guard let sender = closure.parameters.last, sender != "_" else { return nil }
    return obstacle(in: closure.body, sender)
  }

  /// - Parameter isInLoop: Whether the statements react to an element of an awaited sequence.
  private func obstacle(
    in statements: [Statement], _ sender: String, isInLoop: Bool = false
  ) -> AdoptionReason? {
    statements.lazy.compactMap { obstacle(in: $0, sender, isInLoop: isInLoop) }.first
  }

  private func obstacle(
    in statement: Statement, _ sender: String, isInLoop: Bool
  ) -> AdoptionReason? {
    let source = statement.source
    guard sends(sender, in: source) else {
      return isInLoop && source.text == "break" ? reason("'break' in an effect", at: source) : nil
    }
    switch statement.kind {
    case .expression(let value), .returning(let value?):
      return obstacle(in: value, sender, isInLoop: isInLoop)
    case .guarding(_, let otherwise, _): return obstacle(in: otherwise, sender, isInLoop: isInLoop)
    case .loop(let loop) where loop.keyword == .for && loop.isAsynchronous:
      let isOnlyFirst = loop.body.last?.source.text == "break"
      return obstacle(in: isOnlyFirst ? loop.body.dropLast() : loop.body, sender, isInLoop: true)
    case .loop(let loop): return reason("'\(loop.keyword.rawValue)' in an effect", at: source)
    case .catching(let body, _, let clauses):
      guard clauses.count < 2 else {
        return reason("several 'catch' clauses in an effect", at: source)
      }
      return obstacle(in: body + clauses.flatMap(\.body), sender, isInLoop: isInLoop)
    case .conditional: return reason("'#if' in an effect", at: source)
    case .declaration: return reason("a declaration in an effect", at: source)
    case .variable:
      let isParallel = source.text.hasPrefix("async")
      return reason(isParallel ? "'async let'" : "a closure that sends actions", at: source)
    case .returning(nil), .other:
      return reason("'\(source.text.prefix(while: \.isLetter))' in an effect", at: source)
    }
  }

  private func obstacle(
    in value: Expression, _ sender: String, isInLoop: Bool
  ) -> AdoptionReason? {
    switch value.unmarked.kind {
    case .call(let callee, _) where callee.source.text == sender: return nil
    case .call(_, let arguments) where arguments.contains { $0.value.source.text == sender }:
      return reason("a function that sends actions", at: value.source)
    case .assignment(_, by: _, let assigned):
      return obstacle(in: assigned, sender, isInLoop: isInLoop)
    case .branching(let branching):
      guard !branching.hasConditionalCases else {
        return reason("'#if' around cases", at: value.source)
      }
      let isSwitch = branching.subject != nil
      return branching.branches.lazy.compactMap { branch in
        let isEnded = isSwitch && branch.body.last?.source.text == "break"
        let body = isEnded ? branch.body.dropLast() : branch.body
        return obstacle(in: body, sender, isInLoop: isInLoop)
      }.first
    default: return reason("a closure that sends actions", at: value.source)
    }
  }

  /// Whether Swift mentions the function that sends. A label with its name has another meaning.
  private func sends(_ sender: String, in source: SourceText) -> Bool {
    file.placedWords(in: source.range).contains { word in
      word.text == sender && file.file.bytes[..<word.range.lowerBound].last != UInt8(ascii: ".")
        && file.file.bytes[word.range.upperBound...].first != UInt8(ascii: ":")
    }
  }
}
