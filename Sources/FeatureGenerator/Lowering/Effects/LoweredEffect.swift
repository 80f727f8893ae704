import SpecSource
import SwiftCode

/// An effect in the form from which its code is made.
indirect enum LoweredEffect: Sendable {
  /// No effect.
  case nothing
  /// An effect that is an expression.
  case line(Code)
  /// An `if` or a `switch`, which is an expression only after `return`.
  case branching(Code)
  /// The call of a function that changes the state, and the name of a constant for its effect.
  case perform(Code, constant: String)
  /// The cancellation of effects. Their ID may read the state.
  case cancel(Code, readsState: Bool)
  /// An effect with a closure.
  case run(RunEffectCode)
  /// An effect that was made from a place in the spec.
  case placed(LoweredEffect, SourceSpan)
  /// An effect for each element, after the line that opens a closure.
  case each(Code, LoweredEffect)
  /// Several effects in a single effect: `.merge`, `.concatenate`.
  case group(String, [LoweredEffect])

  /// Merges effects that start together into a single effect.
  static func merged(_ effects: [LoweredEffect]) -> LoweredEffect {
    switch effects.count {
    case 0: .nothing
    case 1: effects[0]
    default: .group(".merge", effects)
    }
  }

  /// The effect as a short expression; nil for a longer effect.
  var short: Code? {
    guard let expression, !expression.isMultiline, expression.columns <= 60 else { return nil }
    return expression
  }

  /// The effect as an expression; nil for an effect that is not a simple expression.
  private var expression: Code? {
    switch self {
    case .nothing: ".none"
    case .branching(let code): .block("{", [code], "}()")
    case .line(let code), .perform(let code, _), .cancel(let code, _): code
    case .placed(let effect, _): effect.expression
    case .run, .each, .group: nil
    }
  }

  /// Whether the effect is an `if` or a `switch`.
  var isBranching: Bool {
    switch self {
    case .branching: true
    case .placed(let effect, _): effect.isBranching
    case .nothing, .line, .perform, .cancel, .run, .each, .group: false
    }
  }

  /// Whether the effect depends on the state at the time of its creation.
  var readsState: Bool {
    switch self {
    case .nothing: false
    case .cancel(_, let readsState): readsState
    case .placed(let effect, _): effect.readsState
    case .line, .branching, .perform, .run, .each, .group: true
    }
  }

  /// The place of the effect in the spec; nil if it is unknown.
  var span: SourceSpan? {
    if case .placed(_, let span) = self { span } else { nil }
  }

  /// Returns the effect with the text before and after it.
  func code(prefix: String = "", suffix: String = "") -> Code {
    switch self {
    case .branching(let code) where !prefix.isEmpty: return "\(prefix)\(code)\(suffix)"
    case .nothing, .line, .branching, .perform, .cancel:
      return "\(prefix)\(expression ?? .empty)\(suffix)"
    case .run(let run): return run.code(prefix: prefix, suffix: suffix)
    case .placed(let effect, let span):
      return .made(effect.code(prefix: prefix, suffix: suffix), of: span)
    case .each(let opening, let effect):
      return .block("\(prefix)\(opening)", [effect.code()], "}\(suffix)")
    case .group(let name, let effects):
      let last = effects.count - 1
      return .block(
        "\(prefix)\(name)(",
        effects.enumerated().map { $1.code(suffix: $0 == last ? "" : ",") }, ")\(suffix)")
    }
  }
}
