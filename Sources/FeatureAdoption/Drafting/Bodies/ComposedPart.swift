import SpecSource
import SpecSwift

/// A reducer or an operator of the body that no key expresses. It stays Swift under `compose`.
struct ComposedPart {
  /// The role of a composed part.
  enum Role: String {
    /// A separate reducer.
    case reducer
    /// An operator of the reducer of bindings.
    case bindings
    /// An operator of the feature's own logic.
    case own
    /// An operator of the whole body.
    case operators
  }

  /// The role of the part.
  var role: Role
  /// The Swift of the part.
  var text: DraftText
  /// The place of the part in the body; for an operator, the place of its base.
  var place: Int
  /// The range of the part in its file.
  var range: Range<Int>
  /// The path of the part's file.
  var path: String
  /// Whether the part is a reducer of the app, which may read all state that other reducers change.
  var isOfApp = false
  /// Whether the part is written with an empty `Reduce`.
  var isWithoutOwn = false
}

extension Expression {
  /// Whether the expression is the reducer of bindings.
  var isBindings: Bool {
    if case .call(let callee, _) = kind { callee.source.text == "BindingReducer" } else { false }
  }

  /// Whether the expression is a call.
  fileprivate var isCall: Bool { if case .call = kind { true } else { false } }

  /// Whether the expression combines several reducers into a single one.
  var isCombination: Bool {
    if case .call(let callee, _) = kind { callee.source.text == "CombineReducers" } else { false }
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
