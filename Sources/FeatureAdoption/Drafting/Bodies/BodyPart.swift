import SpecSource
import SpecSwift

/// A part of a reducer's body.
struct BodyPart {
  /// The kind of a part.
  enum Kind {
    /// The reducer of changes through bindings.
    case bindings
    /// The feature's own logic, in a closure.
    case closure(Closure)
    /// The feature's own logic, in a function.
    case function(FunctionDeclaration, Member)
    /// The feature's own logic, in functions that the app's own protocol calls.
    case functions
  }

  /// The kind of the part.
  var kind: Kind
  /// The place of the part in the body.
  var place: Int
  /// The text of the part.
  var source: SourceText
  /// The file of the part.
  var file: ReadSwiftFile
  /// The expression in the body: the part itself, or a call of the function that contains it.
  var whole: Expression?

  /// Whether the part ignores all actions.
  var doesNothing: Bool {
    guard case .closure(let closure) = kind, closure.body.count == 1 else { return false }
    if case .branching(let branching)? = closure.body[0].value?.kind, branching.subject != nil {
      return branching.branches.allSatisfy { $0.body.count == 1 && $0.body[0].doesNothing }
    }
    return closure.body[0].doesNothing
  }

  /// Whether the part is the feature's own logic.
  var isOwn: Bool { if case .bindings = kind { false } else { true } }
}
