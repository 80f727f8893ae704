import SpecSwift

/// The library's reducers that compose a body.
private let bodyReducers: Set = [
  "BindingReducer", "CombineReducers", "EmptyReducer", "Reduce", "Scope",
]

extension FeatureReader {
  /// Whether a statement is a reducer that composes a body.
  func isPartOfBody(_ statement: Statement) -> Bool {
    guard let value = statement.value else { return false }
    let name = String(value.root.prefix { $0 != "<" })
    return bodyReducers.contains(name) || !feature.functions(named: name).isEmpty
      || feature.variable(named: name) != nil
  }

  /// Whether a reducer is a part of the feature's own logic, which excludes its children.
  ///
  /// - Parameter names: The properties and functions through which the reducer was reached.
  func isOwnPart(_ value: Expression, through names: Set<String> = []) -> Bool {
    switch value.kind {
    case .name(let name), .member(of: .some, let name):
      guard !names.contains(name), let part = feature.variable(named: name)?.variable else {
        return false
      }
      let value = part.getter.map { $0.count == 1 ? $0[0].value : nil } ?? part.value
      return value.map { isOwnPart($0, through: names.union([name])) } ?? false
    case .call(let callee, _):
      if case .member(of: let base?, let name) = callee.kind, base.isCall {
        return !["forEach", "ifCaseLet", "ifLet"].contains(name) && isOwnPart(base, through: names)
      }
      let name = callee.root.prefix { $0 != "<" }
      if name == "Reduce" { return true }
      guard !names.contains(String(name)),
        let body = feature.functions(named: String(name)).first?.function.body, body.count == 1
      else { return false }
      return body[0].value.map { isOwnPart($0, through: names.union([String(name)])) } ?? false
    default: return false
    }
  }
}

extension Expression {
  /// The beginning of the expression; for a reducer with operators, the type of the reducer.
  var root: String {
    switch kind {
    case .call(let callee, _), .lookup(let callee, _): callee.root
    case .member(of: let base?, let name):
      ["self", "Self"].contains(base.source.text) ? name : base.root
    default: source.text
    }
  }

  /// Whether the expression is a call; for several operators, whether the expression before them is a call.
  var isCall: Bool {
    if case .call = kind { true } else { false }
  }
}
