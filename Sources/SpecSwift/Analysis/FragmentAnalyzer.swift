import SwiftSyntax

/// Traverses a fragment's tree once and notes its findings.
///
/// The analyzer is a switch over kinds instead of a `SyntaxVisitor`, because scopes need their children in an order
/// of their own. The cases are in the files named `FragmentAnalyzer+…`.
struct FragmentAnalyzer {
  /// The findings so far.
  var analysis = FragmentAnalysis()

  /// The problems that the parser accepts but that a fragment may not contain, in the order of their discovery.
  var problems: [FragmentProblem] = []

  /// The names that are in scope at the visited node.
  var scopes = ScopeStack()

  /// The surroundings of the visited node.
  var context = Context()

  /// The offset of the fragment's text in the parsed text.
  let offset: Int

  /// The options that specify what the fragment may contain.
  let options: FragmentOptions

  /// The surroundings of a node, as far as they matter to statements.
  struct Context {
    /// The number of closures and local functions around the node. Effects in them do not leave the fragment.
    var functionDepth = 0
    /// The number of `do` blocks with an exhaustive `catch`, of `try?` and of `try!` around the node.
    var catchDepth = 0
    /// The surroundings that matter to calls.
    var surroundings: Surroundings = []
    /// The number of loops around the node, one of which `continue` needs.
    var loopDepth = 0
    /// The number of loops and switches around the node, one of which `break` needs.
    var breakDepth = 0
    /// The labels of the statements around the node, which `break` can leave.
    var labels: Set<String> = []
  }

  init(offset: Int, options: FragmentOptions) {
    self.offset = offset
    self.options = options
  }

  /// Visits the children of a node in source order.
  mutating func visitChildren(of node: some SyntaxProtocol) {
    for child in node.children(viewMode: .sourceAccurate) {
      visit(child)
    }
  }

  /// Visits a node unless it is nil.
  mutating func visit(_ node: (some SyntaxProtocol)?) {
    guard let node else { return }
    visit(Syntax(node))
  }

  /// Notes the findings in a node and its descendants.
  mutating func visit(_ node: Syntax) {
    switch node.kind {
    case .token, .attributeList, .availabilityCondition, .simpleStringLiteralExpr:
      return
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr:
      visitPath(node, access: .read)
    case .sequenceExpr:
      visitSequence(node.cast(SequenceExprSyntax.self))
    case .inOutExpr:
      visitTarget(Syntax(node.cast(InOutExprSyntax.self).expression), access: .readWrite)
    case .identifierType, .memberType:
      visitTypeName(node)
    case .arrayExpr:
      visitArray(node.cast(ArrayExprSyntax.self))
    case .keyPathExpr:
      visitKeyPath(node.cast(KeyPathExprSyntax.self))
    default:
      if visitEffect(node) || visitBinding(node) || visitScope(node) || visitForbidden(node) {
        return
      }
      visitChildren(of: node)
    }
  }

  /// Visits nodes in a scope of their own.
  mutating func inScope(_ body: (inout FragmentAnalyzer) -> Void) {
    scopes.open()
    body(&self)
    scopes.close()
  }

  /// Visits nodes in the scope of a closure or function, whose `return`, `try`, `await` and `break` do not leave it.
  mutating func inFunction(_ body: (inout FragmentAnalyzer) -> Void) {
    let outer = context
    context = Context(functionDepth: outer.functionDepth + 1, surroundings: .function)
    inScope(body)
    context = outer
  }
}

extension FragmentAnalyzer {
  /// Returns the range of a node in the fragment's text, without the white space and comments around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset - offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset - offset)
  }

  /// Returns the name that a token spells, without backticks.
  func name(of token: TokenSyntax) -> Name {
    let text = token.text
    let isEscaped = text.utf8.count > 2 && text.utf8.first == UInt8(ascii: "`")
    return Name(isEscaped ? String(text.dropFirst().dropLast()) : text, range: range(of: token))
  }
}
