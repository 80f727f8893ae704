import SpecSource
import SpecSwift

/// Statements at the end of a block that name the effects of functions before they return them:
/// `let saveEffect = save(into: &state)`, then `return .merge(.cancel(id: CancelID.saving), saveEffect)`.
struct NamedCalls {
  /// The number of statements before the first constant.
  let count: Int
  /// The calls, by the names of their constants.
  let calls: [String: Expression]
  /// The effects that are returned, in order.
  let returned: [Expression]
  /// The last statement.
  private let ending: Statement
  /// The place where the first constant begins.
  private let start: Int

  /// Finds the constants; nil if the statements have none, or if one is not returned.
  init?(_ statements: [Statement]) {
    guard let ending = statements.last, case .returning(let value?) = ending.kind,
      let count = statements.firstIndex(where: { $0.namedCall != nil })
    else { return nil }
    var calls: [String: Expression] = [:]
    for (name, call) in statements[count...].compactMap(\.namedCall) { calls[name] = call }
    var returned = [value]
    if case .call(let callee, let arguments) = value.kind, callee.source.text == ".merge" {
      returned = arguments.map(\.value)
    }
    let names = returned.compactMap(\.plainName)
    guard calls.keys.allSatisfy(names.contains) else { return nil }
    isAtEnd = statements[count...].dropLast().allSatisfy(\.isNamedCall)
    (self.count, self.calls, self.returned, self.ending) = (count, calls, returned, ending)
    start = statements[count].source.range.lowerBound
  }

  /// Whether only constants and the returned effects come after the first constant.
  let isAtEnd: Bool

  /// Whether the statements contain nothing else.
  var isWhole: Bool { count == 0 && isAtEnd }

  /// Whether the statements return only these effects.
  var isAllReturned: Bool { returned.allSatisfy { call($0) != nil } }

  /// Returns the call whose effect a constant holds; nil for any other expression.
  func call(_ effect: Expression) -> Expression? {
    effect.plainName.flatMap { calls[$0] }
  }

  /// The last statement, with the calls in place of their names. Its range begins with the constants.
  var inlined: Statement {
    guard case .returning(let value?) = ending.kind else { return ending }
    var whole = value
    if case .call(let callee, let arguments) = value.kind, callee.source.text == ".merge" {
      whole.kind = .call(
        callee,
        arguments.map { LabeledValue(label: $0.label, value: call($0.value) ?? $0.value) })
    } else {
      whole = call(value) ?? value
    }
    let source = SourceText(
      text: ending.source.text, range: start..<ending.source.range.upperBound)
    return Statement(kind: .returning(whole), source: source, returns: ending.returns)
  }
}

extension Statement {
  /// The constant that the statement declares for the effect of a function that changes the state; nil for other
  /// statements.
  var namedCall: (name: String, call: Expression)? {
    guard case .variable(let names, type: nil, let value?) = kind, names.count == 1,
      case .call(_, let arguments) = value.kind, let first = arguments.first,
      first.label == "into", first.value.source.text == "&state"
    else { return nil }
    return (names[0], value)
  }

  /// Whether the statement only declares such a constant.
  var isNamedCall: Bool { namedCall != nil }
}

extension Expression {
  /// The name, if the expression is only a name.
  fileprivate var plainName: String? {
    if case .name(let name) = kind { name } else { nil }
  }
}
