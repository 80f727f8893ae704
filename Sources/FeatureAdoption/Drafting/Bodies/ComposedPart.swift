import SpecSource
import SpecSwift

/// A reducer or an operator of the body that no key says: it stays Swift under `compose`.
struct ComposedPart {
  /// What it is.
  enum Role: String {
    /// A reducer beside the others.
    case reducer
    /// An operator of what views write.
    case bindings
    /// An operator of what the feature does itself.
    case own
    /// An operator of the whole body.
    case operators
  }

  /// What it is.
  var role: Role
  /// It as Swift.
  var text: DraftText
  /// Where it stands in the body; an operator stands where what it is applied to does.
  var place: Int
  /// Where it stands in its file.
  var range: Range<Int>
  /// The path of its file.
  var path: String
  /// Whether it is a reducer of the app, which may read all that others change.
  var isOfApp = false
  /// Whether it is written with a `Reduce` that does nothing.
  var isWithoutOwn = false
}

extension Expression {
  /// Whether it is what views write.
  var isBindings: Bool {
    if case .call(let callee, _) = kind { callee.source.text == "BindingReducer" } else { false }
  }

  /// Whether it makes one reducer of several.
  var isCombination: Bool {
    if case .call(let callee, _) = kind { callee.source.text == "CombineReducers" } else { false }
  }
}
