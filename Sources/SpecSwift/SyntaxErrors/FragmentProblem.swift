import SpecSource
import SwiftSyntax

/// A problem that the parser accepts but that a fragment may not contain.
struct FragmentProblem {
  /// The violated rule.
  var rule: Rule
  /// The message that describes the problem.
  var message: String
  /// The hint for a fix.
  var hint: String?
  /// The position of the problem, as a UTF-8 range of the fragment's text.
  var range: Range<Int>
}

extension FragmentProblem {
  /// Returns the message and the hint for a declaration that a fragment may not contain; nil for other nodes.
  static func forbidden(_ kind: SyntaxKind) -> (message: String, hint: String?)? {
    switch kind {
    case .importDecl:
      ("a module cannot be imported here", "list it under 'imports:'")
    case .extensionDecl, .operatorDecl, .precedenceGroupDecl, .macroDecl, .subscriptDecl,
      .initializerDecl, .deinitializerDecl, .associatedTypeDecl, .enumCaseDecl:
      (
        "only variables, functions and types can be declared here",
        "declare it in a separate file"
      )
    case .poundSourceLocation: ("'#sourceLocation' is not allowed here", nil)
    default: nil
    }
  }
}

/// An effect on its surroundings that a fragment may have only if its options allow it.
enum FragmentEffect {
  case returning, leaving, awaiting, trying, throwing

  /// The list of an analysis that contains the keywords of the effect.
  var places: WritableKeyPath<FragmentAnalysis, [Range<Int>]> {
    switch self {
    case .returning, .leaving: \.returns
    case .awaiting: \.awaits
    case .trying: \.unhandledTries
    case .throwing: \.unhandledThrows
    }
  }

  /// Whether a `catch` in the fragment ends the effect.
  var isCatchable: Bool { self == .trying || self == .throwing }

  /// The option that allows the effect.
  var permission: FragmentOptions {
    switch self {
    case .returning: .allowsReturn
    case .leaving: .allowsBareReturn
    case .awaiting: .allowsAwait
    case .trying, .throwing: .allowsTry
    }
  }

  /// Returns the message for options that do not allow the effect.
  func refusal(_ options: FragmentOptions) -> String {
    switch self {
    case .returning, .leaving:
      options.contains(.allowsBareReturn)
        ? "this code returns no value"
        : "'return' is not allowed here: it would skip the code after the block"
    case .awaiting: "'await' is not allowed here: this code is synchronous"
    case .trying: "nothing catches the error of this try"
    case .throwing: "nothing catches the error that is thrown here"
    }
  }

  /// Returns the hint for a fix, which differs between a block, an effect and a property.
  func hint(_ options: FragmentOptions) -> String {
    switch self {
    case .returning where options == .allowsBareReturn: "leave out the value after 'return'"
    case .returning, .leaving:
      options.contains(.allowsBareReturn)
        ? "leave out 'return', and pass a value that 'let' declares: 'success: loaded(value)'"
        : "leave the block early with 'guard:', or use 'if'"
    case .awaiting:
      options.contains(.allowsReturn)
        ? "keep the value in the state: a property is synchronous"
        : "await the value in a 'run:', and use it in the action that 'run:' sends"
    case .trying where options.contains(.mayHaveCatch):
      "use 'try?', or add 'catch:' below 'do:', or make the call in 'run:'"
    case .throwing where options.contains(.mayHaveCatch): "add 'catch:' below 'do:'"
    case .trying:
      options.contains(.allowsReturn)
        ? "use 'try?' or 'do { … } catch { … }'"
        : "use 'try?' or 'do { … } catch { … }', or make the call in 'run:'"
    case .throwing: "catch it with 'do { … } catch { … }'"
    }
  }
}
