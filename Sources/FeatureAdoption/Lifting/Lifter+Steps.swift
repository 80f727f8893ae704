import SpecSwift

extension Lifter {
  /// Lifts the closure of an effect that runs.
  func run(_ closure: Closure, at source: SourceText) -> Lifted {
    let sender = closure.parameters.last ?? "send"
    var lifted = side(closure.body, sender: sender) ?? steps(closure.body, sender: sender)
    // The whole closure can stay as it is.
    if let first = lifted.effects.first { lifted.effects = [first] }
    return lifted
  }

  /// Lifts the consecutive steps of a running effect.
  func steps(_ statements: [Statement], sender: String) -> Lifted {
    var lifter = self
    return .all(statements.map { lifter.step($0, sender: sender) })
  }

  private mutating func step(_ statement: Statement, sender: String) -> Lifted {
    let source = statement.source
    // Statements that send nothing are an unchanged call.
    let isCall = !sendsInside(source, sender) && !statement.returnsAction
    switch statement.kind {
    case .expression(let value): return step(value, sender: sender)
    case .returning(let value): return value.map { step($0, sender: sender) } ?? Lifted()
    // The dependency becomes one of the feature's.
    case .variable(_, _, nil) where source.text.hasPrefix("@Dependency"): return Lifted()
    case .variable(let names, _, let value?) where knows(value, as: names): return .key("call")
    case .variable where isCall: return .key("call")
    case .variable:
      return effect(
        source.text.hasPrefix("async") ? "'async let'" : "a closure that sends actions", at: source)
    case .guarding(_, let otherwise, _): return .key("when", steps(otherwise, sender: sender))
    case .loop(let loop) where loop.keyword == .for && loop.isAsynchronous:
      let isTimer = loop.sequence.map { says("timer", in: $0.source) } ?? false
      return .key(isTimer ? "timer" : "stream", elements(of: loop, sender: sender))
    case .loop where isCall: return .key("call")
    case .loop(let loop): return effect("'\(loop.keyword.rawValue)' in an effect", at: source)
    case .catching(let body, _, let clauses):
      guard clauses.count <= 1, clauses.first?.catchesAll ?? true else {
        return isCall ? .key("call") : effect("several 'catch' clauses in an effect", at: source)
      }
      let caught = clauses.first.map { steps($0.body, sender: sender) } ?? Lifted()
      return .key("failure", steps(body, sender: sender), caught)
    case .conditional: return isCall ? .key("call") : effect("'#if' in an effect", at: source)
    case .declaration:
      return isCall ? .key("call") : effect("a declaration in an effect", at: source)
    case .other:
      if isInStream, source.text == "continue" { return Lifted() }
      let word = source.text.prefix { $0.isLetter || $0 == "@" }
      let leaves = ["break", "continue", "fallthrough"].contains(String(word))
      return isCall && !leaves ? .key("call") : effect("'\(word)' in an effect", at: source)
    }
  }

  /// Lifts the reaction to each element of an awaited sequence.
  private func elements(of loop: Loop, sender: String) -> Lifted {
    var lifter = self
    lifter.isInStream = true
    // The loop handles only the first element: a 'prefix(1)' of the sequence.
    let isFirst = loop.body.last?.source.text == "break"
    return lifter.steps(isFirst ? loop.body.dropLast() : loop.body, sender: sender)
  }

  private func step(_ value: Expression, sender: String) -> Lifted {
    switch value.unmarked.kind {
    case .call(let callee, _) where callee.source.text == sender: return .key("success")
    // An effect of an older version sends the action that it returns.
    case .call(let callee, _) where callee.source.text.hasPrefix("."): return .key("success")
    case .call(let callee, let arguments) where isKnown(callee):
      return steps(of: callee, arguments, sender: sender)
    case .branching(let branching):
      if branching.hasConditionalCases { return effect("'#if' around cases", at: value.source) }
      let bodies = branching.branches.map(\.body).map { body in
        // In a 'switch' it only ends the case.
        body.last?.source.text == "break" && branching.subject != nil ? body.dropLast() : body
      }
      return .key("when", .all(bodies.map { steps($0, sender: sender) }))
    case .call(let callee, let arguments) where callee.source.text == "MainActor.run":
      return .all(arguments.compactMap(\.closure).map { steps($0.body, sender: sender) })
    case .assignment(let target, by: "=", let value) where target.source.text == "_":
      return step(value, sender: sender)
    case .call(let callee, let arguments) where sendsInside(value.source, sender):
      return sending(callee, arguments, sender: sender)
        ?? effect("a closure that sends actions", at: value.source)
    default:
      return sendsInside(value.source, sender)
        ? effect("a closure that sends actions", at: value.source) : .key("call")
    }
  }

  /// Whether an expression may send inside of a call, because it passes the sending function.
  private func sendsInside(_ source: SourceText, _ sender: String) -> Bool {
    guard sender != "_" else { return false }
    let text = Array(source.text.utf8)
    let name = Array(sender.utf8)
    func isPart(_ byte: UInt8?) -> Bool {
      guard let byte else { return false }
      return byte == UInt8(ascii: "_") || byte >= 128 || Character(UnicodeScalar(byte)).isLetter
        || Character(UnicodeScalar(byte)).isNumber
    }
    return text.indices.contains { start in
      let end = start + name.count
      guard end <= text.count, text[start..<end].elementsEqual(name) else { return false }
      let before = start > 0 ? text[start - 1] : nil
      let after = end < text.count ? text[end] : nil
      // A member or a label with this name has another meaning.
      return !isPart(before) && before != UInt8(ascii: ".") && !isPart(after)
        && after != UInt8(ascii: ":")
    }
  }

  /// Returns the result for the whole body of an effect whose parts run in parallel, or are cancelled under an id.
  private func side(_ body: [Statement], sender: String) -> Lifted? {
    guard body.count == 1, case .expression(let value) = body[0].kind,
      case .call(let callee, let arguments) = value.unmarked.kind,
      let closure = arguments.last?.closure
    else { return nil }
    switch callee.source.text {
    case "withTaskCancellation": return .key("id", steps(closure.body, sender: sender))
    case "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
      "withThrowingDiscardingTaskGroup":
      return tasks(closure.body, of: closure.parameters.last ?? "group", sender: sender)
    default: return nil
    }
  }

  /// Returns the effects that correspond to the tasks of a group; nil when the group contains other statements.
  private func tasks(_ body: [Statement], of group: String, sender: String) -> Lifted? {
    var all = Lifted()
    for statement in body {
      guard case .expression(let value) = statement.kind else { return nil }
      switch value.kind {
      case .call(let callee, let arguments) where callee.source.text == "\(group).addTask":
        guard let closure = arguments.last?.closure else { return nil }
        all.add(side(closure.body, sender: sender) ?? steps(closure.body, sender: sender))
      case .branching(let branching) where !branching.hasConditionalCases:
        for branch in branching.branches {
          guard let tasks = tasks(branch.body, of: group, sender: sender) else { return nil }
          all.add(.key("when", tasks))
        }
      default: return nil
      }
    }
    return all
  }
}

extension Statement {
  /// Whether the statement may return an action, as effects of older versions do.
  fileprivate var returnsAction: Bool {
    guard returns else { return false }
    return source.text.split(separator: "return").dropFirst().contains { rest in
      guard let next = rest.first(where: { !$0.isWhitespace }) else { return false }
      return next == "." || next.isUppercase
    }
  }
}
