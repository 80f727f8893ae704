import SpecSwift

/// The library's reducers that make a body.
private let bodyReducers: Set = [
  "BindingReducer", "CombineReducers", "EmptyReducer", "Reduce", "Scope",
]

extension FeatureReader {
  /// Whether a statement is a reducer that a body is made of.
  func isPartOfBody(_ statement: Statement) -> Bool {
    guard let value = statement.value else { return false }
    let name = String(value.root.prefix { $0 != "<" })
    return bodyReducers.contains(name) || !feature.functions(named: name).isEmpty
      || feature.variable(named: name) != nil
  }

  /// Whether a reducer is what the feature does itself, without its children.
  ///
  /// - Parameter names: The properties and functions that it was reached through.
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
  /// What it begins with: of a reducer with operators the reducer's type.
  var root: String {
    switch kind {
    case .call(let callee, _), .lookup(let callee, _): callee.root
    case .member(of: let base?, let name):
      ["self", "Self"].contains(base.source.text) ? name : base.root
    default: source.text
    }
  }

  /// Whether it is a call: of several operators the ones before.
  var isCall: Bool {
    if case .call = kind { true } else { false }
  }
}
