import SpecSource
import SpecSwift

/// A part of a reducer's body.
struct BodyPart {
  /// What it is.
  enum Kind {
    /// What views write.
    case bindings
    /// What the feature does itself, in a closure.
    case closure(Closure)
    /// What the feature does itself, in a function.
    case function(FunctionDeclaration, Member)
    /// What the feature does itself, in functions that the app's own protocol calls.
    case functions
  }

  /// What it is.
  var kind: Kind
  /// Its place in the body.
  var place: Int
  /// The text of it.
  var source: SourceText
  /// Its file.
  var file: ReadSwiftFile
  /// What the body has for it: it, or a call of the function that it stands in.
  var whole: Expression?

  /// Whether it does nothing at any action.
  var doesNothing: Bool {
    guard case .closure(let closure) = kind, closure.body.count == 1 else { return false }
    if case .branching(let branching)? = closure.body[0].value?.kind, branching.subject != nil {
      return branching.branches.allSatisfy { $0.body.count == 1 && $0.body[0].doesNothing }
    }
    return closure.body[0].doesNothing
  }

  /// Whether it is what the feature does itself.
  var isOwn: Bool { if case .bindings = kind { false } else { true } }
}
