import SpecSwift

extension FunctionDeclaration {
  /// Whether it is given the state and an action, and returns an effect.
  var isReducer: Bool {
    parameters.count == 2 && parameters[0].type.hasPrefix("inout")
      && !parameters[1].type.hasPrefix("inout") && body != nil && !isAsync && failure == nil
      && !isGeneric && result?.text.contains("Effect") == true
  }
}

extension Expression {
  /// The name of a function of the feature that it is, without a call.
  var functionName: String? {
    let name = source.text.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) }
    guard let name, isIdentifier(name) else { return nil }
    let isOwn = [name, "self.\(name)"].contains { source.text == $0 || source.text.hasPrefix("\($0)(") }
    return isOwn ? name : nil
  }

  /// Whether operators of reducers can follow it.
  var isReducerValue: Bool {
    if case .call = kind { return true }
    return ownName != nil
  }

  /// Whether it is a `Reduce`, with operators that are no children.
  var isOwnReducer: Bool {
    guard case .call(let callee, _) = kind else { return false }
    if case .member(of: let base?, let name) = callee.kind, case .call = base.kind {
      return !["forEach", "ifCaseLet", "ifLet"].contains(name) && base.isOwnReducer
    }
    return callee.source.text == "Reduce" || callee.source.text.hasPrefix("Reduce<")
  }

  /// Whether an operator is one of those behind it.
  func hasOperator(_ operation: String) -> Bool {
    guard case .call(let callee, _) = kind, case .member(of: let base?, let name) = callee.kind
    else { return false }
    return name == operation || base.hasOperator(operation)
  }
}
