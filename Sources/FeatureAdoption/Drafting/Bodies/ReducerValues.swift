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
