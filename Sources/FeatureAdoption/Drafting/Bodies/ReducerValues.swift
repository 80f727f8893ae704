import SpecSwift

extension FunctionDeclaration {
  /// Whether the function takes the state and an action, and returns an effect.
  var isReducer: Bool {
    parameters.count == 2 && parameters[0].type.hasPrefix("inout")
      && !parameters[1].type.hasPrefix("inout") && body != nil && !isAsync && failure == nil
      && !isGeneric && result?.text.contains("Effect") == true
  }
}

extension Expression {
  /// The name of the feature's function that the expression is, without a call.
  var functionName: String? {
    let name = source.text.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) }
    guard let name, isIdentifier(name.withoutBackticks) else { return nil }
    let isOwn = [name, "self.\(name)"].contains {
      source.text == $0 || source.text.hasPrefix("\($0)(")
    }
    return isOwn ? name : nil
  }

  /// Whether operators of reducers can follow the expression.
  var isReducerValue: Bool {
    if case .call = kind { return true }
    return ownName != nil
  }
}

/// Returns operators after the library's empty reducer.
func onEmptyReducer(_ operators: String) -> String {
  let lines = operators.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  \($0)" }
  return (["EmptyReducer()"] + lines).joined(separator: "\n")
}

extension LinkedType {
  /// Whether the expression is a property of the feature that contains reducers.
  func hasReducer(_ value: Expression) -> Bool {
    value.ownName.flatMap { variable(named: $0)?.variable.getter } != nil
  }

  /// Returns the expression that a chain of operators begins with.
  func root(of value: Expression) -> Expression {
    var value = value
    while case .call(let callee, _) = value.kind, case .member(of: let base?, _) = callee.kind,
      base.isCall || hasReducer(base)
    {
      value = base
    }
    return value
  }

  /// Whether a `Reduce` stays Swift: it ignores the action, and is outside of the property with the other reducers.
  func isBesideCore(_ arguments: [LabeledValue], _ value: Expression) -> Bool {
    guard let closure = arguments.first?.closure, arguments.count == 1,
      closure.parameters.count == 2, closure.parameters[1] == "_",
      let core = variable(named: "core"), core.variable.getter != nil,
      core.member.declaration.attributes.contains(where: { $0.name.hasPrefix("ReducerBuilder") })
    else { return false }
    let names = members.filter { member in
      member.declaration.attributes.contains { $0.name.hasPrefix("ReducerBuilder") }
    }
    return !names.contains { $0.declaration.source.range.contains(value.source.range.lowerBound) }
  }
}
