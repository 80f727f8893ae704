import SpecSwift

extension NormalForm {
  /// Returns the tokens of an effect.
  func effect(_ value: Expression) -> [String] {
    if value.isNoEffect { return tokens(value.source) }
    if rewrites.contains(.olderEffects), let action = value.actionOfOlderEffect {
      return [".", "send", "("] + tokens(action.source) + [")"]
    }
    switch value.kind {
    case .choice(let condition, let first, let second) where rewrites.contains(.guardOrIf):
      return choice(condition: tokens(condition.source), returned(first), else: returned(second))
    // Otherwise the effect stays as it is written: as a statement it would be the same effect again.
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
        let all = steps(parts(arguments))
        return all.count == 1 ? all[0] : [".", "merge", "("] + all.joined(separator: [","]) + [")"]
      }
      if ["merge", "concatenate"].contains(name), rewrites.contains(.merged) {
        let parts = parts(arguments)
        // The effect has a single part.
        if parts.count == 1 { return parts[0] }
        return [".", name, "("] + parts.joined(separator: [","]) + [")"]
      }
      return tokens(value.source)
    default: return tokens(value.source)
    }
  }

  /// Returns the tokens of the effects that an effect starts at the same time.
  func merged(_ value: Expression) -> [[String]] {
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: let base, let name) = callee.kind, base.map(isCall) != true
    else { return [effect(value)] }
    if ["concatenate", "steps"].contains(name), rewrites.contains(.steps) {
      return steps(parts(arguments))
    }
    return name == "merge" && rewrites.contains(.merged) ? parts(arguments) : [effect(value)]
  }

  /// Returns the tokens of an effect that is returned; no tokens for an effect that does nothing.
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
    return values.filter { !$0.isNoEffect }.map { repeated($0) ?? effect($0) }
  }

  /// Returns the tokens of the effects for each element of a collection; nil for other expressions.
  private func repeated(_ value: Expression) -> [String]? {
    guard case .call(let callee, let arguments) = value.kind, arguments.count == 1,
      case .member(of: let collection?, name: "map") = callee.kind, !collection.isEffectType,
      let closure = arguments[0].closure, closure.body.count == 1, let inner = closure.body[0].value
    else { return nil }
    let start = closure.interior.lowerBound - arguments[0].value.source.range.lowerBound
    let opening = String(decoding: arguments[0].value.source.text.utf8.prefix(start), as: UTF8.self)
    return tokens(callee.source) + tokens(memo.words(opening)) + effect(inner) + ["}"]
  }

  /// Returns the tokens of consecutive effects. The leading effects that finish immediately come before everything
  /// else, and the others are a single effect.
  private func steps(_ parts: [[String]]) -> [[String]] {
    let first = parts.prefix { part in
      [[".", "send", "("], [".", "cancel", "("]].contains(Array(part.prefix(3)))
        && part.endOfCall == part.count
    }
    let rest = Array(parts.dropFirst(first.count))
    let last =
      rest.count > 1 ? [[".", "steps", "("] + rest.joined(separator: [","]) + [")"]] : rest
    return first + last
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
}

extension [String] {
  /// The position after the parenthesis that matches the one in the third token.
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
