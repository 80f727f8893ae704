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
  /// The name of the type that the expression makes a reducer of, without generic arguments; nil for other expressions.
  var reducerType: Substring? {
    if case .call(let callee, _) = kind { callee.source.text.prefix { $0 != "<" } } else { nil }
  }

  /// Whether the expression is the reducer of bindings.
  var isBindings: Bool {
    if case .call(let callee, _) = kind { callee.source.text == "BindingReducer" } else { false }
  }

  /// Whether the expression is a call.
  var isCall: Bool { if case .call = kind { true } else { false } }

  /// Whether the expression combines several reducers into a single one.
  var isCombination: Bool {
    if case .call(let callee, _) = kind { callee.source.text == "CombineReducers" } else { false }
  }
}
