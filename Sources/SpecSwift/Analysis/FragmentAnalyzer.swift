import SwiftSyntax

/// Walks a fragment's tree once and notes what it does.
///
/// A switch over kinds instead of a `SyntaxVisitor`: scopes need their children in an order of their own, and the
/// cases are spread over the files named `FragmentAnalyzer+…`.
struct FragmentAnalyzer {
  /// What was found so far.
  var analysis = FragmentAnalysis()

  /// What the parser accepts but a fragment may not hold, in the order it was found.
  var problems: [FragmentProblem] = []

  /// The names declared on the way.
  var scopes = ScopeStack()

  /// What surrounds the node being visited.
  var context = Context()

  /// The offset of the fragment's text in the text that was parsed.
  let offset: Int

  /// What the fragment may do.
  let options: FragmentOptions

  /// What surrounds a node, as far as statements care.
  struct Context {
    /// How many closures and local functions: what happens in them is their own business.
    var functionDepth = 0
    /// How many `do` blocks with an exhaustive `catch`, `try?` and `try!`.
    var catchDepth = 0
    /// What a call needs to know of what is around it.
    var surroundings: Surroundings = []
    /// How many loops: what `continue` needs.
    var loopDepth = 0
    /// How many loops and switches: what `break` needs.
    var breakDepth = 0
    /// The names of the statements around it that have one, which `break` can leave.
    var labels: Set<String> = []
  }

  init(offset: Int, options: FragmentOptions) {
    self.offset = offset
    self.options = options
  }

  /// Visits the nodes below a node in source order.
  mutating func visitChildren(of node: some SyntaxProtocol) {
    for child in node.children(viewMode: .sourceAccurate) {
      visit(child)
    }
  }

  /// Visits a node if there is one.
  mutating func visit(_ node: (some SyntaxProtocol)?) {
    guard let node else { return }
    visit(Syntax(node))
  }

  /// Notes what a node and everything below it do.
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

  /// Visits nodes in a scope of their own whose `return`, `try`, `await` and `break` are its own business.
  mutating func inFunction(_ body: (inout FragmentAnalyzer) -> Void) {
    let outer = context
    context = Context(functionDepth: outer.functionDepth + 1, surroundings: .function)
    inScope(body)
    context = outer
  }
}

extension FragmentAnalyzer {
  /// Where a node stands in the fragment's text, white space and comments around it left out.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset - offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset - offset)
  }

  /// The name that a token spells, without backticks.
  func name(of token: TokenSyntax) -> Name {
    let text = token.text
    let isEscaped = text.utf8.count > 2 && text.utf8.first == UInt8(ascii: "`")
    return Name(isEscaped ? String(text.dropFirst().dropLast()) : text, range: range(of: token))
  }
}
