import SwiftSyntax

/// Something that the parser accepts but a fragment may not hold.
struct FragmentProblem {
  /// What is wrong.
  var message: String
  /// The way out.
  var hint: String?
  /// Where, as a UTF-8 range of the fragment's text.
  var range: Range<Int>
}

extension FragmentProblem {
  /// What a fragment may do only where its options say so.
  enum Rule {
    case returnNotAllowed, awaitNotAllowed, tryNotAllowed, throwNotAllowed

    func message(_ options: FragmentOptions) -> String {
      switch self {
      case .returnNotAllowed:
        options.contains(.allowsAwait)
          ? "there is no return here"
          : "there is no return here: what follows the block would be skipped"
      case .awaitNotAllowed: "there is no await here: this code cannot wait"
      case .tryNotAllowed: "nothing catches the error of this try"
      case .throwNotAllowed: "nothing catches what is thrown here"
      }
    }

    /// The way out, which is another one in an effect or a property than in a block.
    func hint(_ options: FragmentOptions) -> String {
      switch self {
      case .returnNotAllowed:
        options.contains(.allowsAwait)
          ? "leave out 'return'; what 'let' declares can be handed over: 'success: loaded(value)'"
          : "leave the block early with 'guard:', or use 'if'"
      case .awaitNotAllowed:
        options.contains(.allowsReturn)
          ? "a property cannot wait: keep the value in the state"
          : "make the call in 'run:' and react to its result"
      case .tryNotAllowed:
        options.contains(.allowsReturn)
          ? "use 'try?' or 'do { … } catch { … }'"
          : "use 'try?' or 'do { … } catch { … }', or make the call in 'run:'"
      case .throwNotAllowed: "catch it with 'do { … } catch { … }'"
      }
    }
  }

  /// A declaration that cannot stand in a fragment.
  enum Forbidden {
    case importing, type, member, conditional, sourceLocation

    init?(_ kind: SyntaxKind) {
      switch kind {
      case .importDecl:
        self = .importing
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl:
        self = .type
      case .protocolDecl, .extensionDecl, .operatorDecl, .precedenceGroupDecl, .macroDecl,
        .subscriptDecl, .initializerDecl, .deinitializerDecl, .associatedTypeDecl, .enumCaseDecl:
        self = .member
      case .ifConfigDecl, .postfixIfConfigExpr:
        self = .conditional
      case .poundSourceLocation:
        self = .sourceLocation
      default:
        return nil
      }
    }

    var message: String {
      switch self {
      case .importing: "a module cannot be imported here"
      case .type: "a type cannot be declared here"
      case .member: "only 'let', 'var' and 'func' can be declared here"
      case .conditional: "'#if' cannot stand here"
      case .sourceLocation: "'#sourceLocation' cannot stand here"
      }
    }

    var hint: String? {
      switch self {
      case .importing: "list it under 'imports:'"
      case .type: "declare it under 'types:' or in a file of its own"
      case .member: "declare it in a file of its own"
      case .conditional: "write the code by hand, with 'manual: true'"
      case .sourceLocation: nil
      }
    }
  }
}
