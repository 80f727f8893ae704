import SpecSwift

/// The names of the library's effect types.
let effectTypes: Set = ["Effect", "EffectOf", "EffectTask", "EffectPublisher"]

/// The names of the library's effects.
let libraryEffects: Set = [
  "cancel", "concatenate", "fireAndForget", "merge", "none", "publisher", "run", "send", "task",
]

extension LinkedType {
  /// Whether the single expression of a function of the feature may be an effect.
  func mayBeEffect(_ value: Expression) -> Bool {
    if case .branching(let branching) = value.kind {
      return branching.branches.contains { branch in
        guard case .expression(let last) = branch.body.last?.kind else { return false }
        return mayBeEffect(last)
      }
    }
    return value.isLibraryEffect || callsEffect(value)
  }

  /// Whether an expression calls a function of the feature or of its state that returns an effect, or the reducer
  /// itself.
  func callsEffect(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.unmarked.kind else { return false }
    if callee.isReducerItself { return true }
    switch callee.kind {
    case .name(let name): return hasEffect(named: name)
    case .member(of: let base?, let name):
      switch base.source.text {
      case "self", "Self": return hasEffect(named: name)
      case "state": return nested["State"]?.hasEffect(named: name) == true
      default: return callsEffect(base)
      }
    default: return false
    }
  }

  private func hasEffect(named name: String) -> Bool {
    functions(named: name).contains { $0.function.returnsEffect && $0.function.body != nil }
  }
}

extension FunctionDeclaration {
  /// Whether the function returns an effect.
  var returnsEffect: Bool { result?.text.contains("Effect") == true }
}

extension Expression {
  /// Whether the expression begins with an effect of the library.
  var isLibraryEffect: Bool {
    switch unmarked.kind {
    case .member(of: let base, let name):
      if base?.isEffectType ?? true { return libraryEffects.contains(name) }
      return base?.isLibraryEffect == true
    case .call(let callee, _): return callee.isLibraryEffect
    case .choice(_, let first, _): return first.isLibraryEffect
    default: return false
    }
  }

  /// Whether the expression is one of the library's effect types.
  var isEffectType: Bool {
    switch kind {
    case .name(let name), .member(of: _?, let name): effectTypes.contains(name)
    default:
      effectTypes.contains(String(source.text.prefix { $0 != "<" })) && source.text.hasSuffix(">")
    }
  }

  /// Whether the expression is the function that reduces all actions of the feature.
  var isReducerItself: Bool {
    ["reduce", "core", "self.reduce", "self.core", "Self.reduce", "Self.core"]
      .contains(source.text)
  }

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
