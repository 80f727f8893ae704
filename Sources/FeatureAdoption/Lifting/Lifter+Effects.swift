import SpecSource
import SpecSwift

/// The names of the library's effect types.
let effectTypes: Set = ["Effect", "EffectOf", "EffectTask", "EffectPublisher"]

extension Lifter {
  /// Lifts an effect that a handler returns.
  func effect(_ value: Expression) -> Lifted {
    switch value.unmarked.kind {
    case .choice(_, let first, let second): return .key("when", effect(first), effect(second))
    case .branching(let branching): return choice(branching, at: value.source)
    case .name(let name) where effectVariables.contains(name): return Lifted()
    case .member(of: let base, name: "none") where isEffectType(base): return Lifted()
    case .call(let callee, let arguments): return call(callee, arguments, of: value)
    case .tuple(let elements) where elements.count == 1: return effect(elements[0].value)
    // The operand after '??' is a choice, too.
    case .other(let parts) where parts.count == 3 && parts[1].source.text == "??":
      return .key("when", effects(parts[0]), effects(parts[2]))
    default: return unknown(value)
    }
  }

  /// Lifts an effect that no key makes.
  private func unknown(_ value: Expression) -> Lifted {
    if let property = property(value) { return property }
    return value.changesState
      ? changingEffect("an effect that changes the state", at: value.source)
      : effect("an unsupported effect", at: value.source)
  }

  private func call(
    _ callee: Expression, _ arguments: [LabeledValue], of value: Expression
  ) -> Lifted {
    let source = value.source
    if case .member(of: let base, name: let name) = callee.kind {
      if isEffectType(base) { return libraryEffect(name, arguments, at: source) }
      if let base, isLibraryEffect(base) || callsEffectHelper(base) || gathers(in: base.source) {
        return .all([effect(base), operation(name, arguments, on: base, at: source)])
      }
    }
    return helper(callee, arguments, at: source) ?? unknown(value)
  }

  private func libraryEffect(_ name: String, _ arguments: [LabeledValue], at source: SourceText)
    -> Lifted
  {
    switch name {
    case "none": return Lifted()
    case "send": return .key("send")
    case "cancel": return .key("cancel")
    case "run", "task", "fireAndForget":
      return .key("run", .all(arguments.compactMap { operation($0, at: source) }))
    case "merge": return merged(arguments)
    case "concatenate": return .key("steps", merged(arguments))
    default: return addition(name, arguments, at: source) ?? effect("'.\(name)'", at: source)
    }
  }

  /// Lifts the effects that another effect combines.
  private func merged(_ arguments: [LabeledValue]) -> Lifted {
    .all(
      arguments.map { argument in
        switch argument.value.kind {
        case .array(let elements): return .all(elements.map { effect($0) })
        case .call(let callee, let inner):
          // The map makes an effect for each element of a collection.
          if case .member(of: _?, name: "map") = callee.kind, let argument = inner.last {
            return .key("each", argument.closure.map { block($0.body) } ?? .key("cancel"))
          }
          return effect(argument.value)
        default: return effect(argument.value)
        }
      })
  }

  /// Lifts an operator on an effect.
  private func operation(
    _ name: String, _ arguments: [LabeledValue], on base: Expression, at source: SourceText
  ) -> Lifted {
    switch name {
    // Effects of a child's state send the child's actions.
    case "map" where isOfChild(base) && arguments.count == 1: Lifted()
    case "cancellable": .key("id")
    case "animation", "transaction": .key("animation")
    case "merge", "concatenate": .all(arguments.map { effect($0.value) })
    default: effect("'.\(name)' on an effect", at: source)
    }
  }

  /// Whether an expression begins with an effect of the library.
  func isLibraryEffect(_ value: Expression) -> Bool {
    switch value.unmarked.kind {
    case .member(of: let base, let name):
      if isEffectType(base) { return libraryEffects.contains(name) }
      return base.map { isLibraryEffect($0) } ?? false
    case .call(let callee, _): return isLibraryEffect(callee)
    case .choice(_, let first, _): return isLibraryEffect(first)
    default: return false
    }
  }

  /// Whether the single expression of a function may be an effect.
  func mayBeEffect(_ value: Expression) -> Bool {
    if case .branching(let branching) = value.kind {
      return branching.branches.contains { branch in
        guard case .expression(let last) = branch.body.last?.kind else { return false }
        return mayBeEffect(last)
      }
    }
    return isLibraryEffect(value) || callsEffectHelper(value)
  }

  func isEffectType(_ base: Expression?) -> Bool {
    guard let base else { return true }
    switch base.kind {
    case .name(let name): return effectTypes.contains(name)
    case .member(of: _?, let name): return effectTypes.contains(name)
    default:
      return effectTypes.contains(String(base.source.text.prefix { $0 != "<" }))
        && base.source.text.hasSuffix(">")
    }
  }
}

/// The names of the library's effects.
private let libraryEffects: Set = [
  "cancel", "concatenate", "fireAndForget", "merge", "none", "publisher", "run", "send", "task",
]

extension Expression {
  /// Whether the expression passes on a value that may be changed, for example the state.
  var changesState: Bool {
    switch kind {
    case .marked("&", _), .assignment: true
    case .marked(_, let inner): inner.changesState
    case .call(let callee, let arguments), .lookup(let callee, let arguments):
      callee.changesState || arguments.contains { $0.value.changesState }
    case .tuple(let elements): elements.contains { $0.value.changesState }
    case .array(let elements), .other(let elements): elements.contains(where: \.changesState)
    case .member(of: let base, name: _): base?.changesState ?? false
    case .choice(let condition, let first, let second):
      condition.changesState || first.changesState || second.changesState
    case .name, .closure, .branching: false
    }
  }
}
