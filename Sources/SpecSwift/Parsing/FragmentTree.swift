import SwiftParser
import SwiftSyntax

/// A fragment's syntax tree, parsed in the context that its kind needs.
struct FragmentTree {
  /// The whole tree, including the context.
  let root: Syntax

  /// The part of the tree that is the fragment.
  let body: Syntax

  /// The number of bytes of context before the fragment.
  let offset: Int

  /// Whether the context after the fragment is at its expected position, so that the fragment neither ends early nor
  /// swallows the context.
  let isWhole: Bool

  /// Makes a fragment tree from a tree and the part of it that is the fragment.
  init(root: some SyntaxProtocol, body: some SyntaxProtocol, offset: Int, isWhole: Bool = true) {
    self.root = Syntax(root)
    self.body = Syntax(body)
    self.offset = offset
    self.isWhole = isWhole
  }

  /// Parses a text as a kind of fragment.
  static func parse(_ text: FragmentText, as kind: FragmentKind) -> FragmentTree {
    switch kind {
    case .expression: return FragmentTree(text, as: ExprSyntax.self)
    case .type: return FragmentTree(text, as: TypeSyntax.self)
    case .statements:
      let file = Parser.parse(source: text.text)
      return FragmentTree(
        root: file, body: file.statements, offset: 0, isWhole: file.shebang == nil)
    // The text after the fragment starts on a new line, so that no comment swallows it.
    case .conditions:
      return FragmentTree(text, between: "guard ", and: "\nelse{}") { (node: StmtSyntax) in
        node.as(GuardStmtSyntax.self).map { (Syntax($0.conditions), $0.elseKeyword) }
      }
    case .pattern:
      return FragmentTree(text, between: "case ", and: "\n:") { (node: SwitchCaseSyntax) in
        guard case .case(let label) = node.label else { return nil }
        return (Syntax(label.caseItems), label.colon)
      }
    }
  }

  /// Parses a text that is a whole node, after the context that it needs.
  init<Node: SyntaxParseable>(_ text: FragmentText, as type: Node.Type, after prefix: String = "") {
    var parser = Parser(prefix + text.text)
    let node = type.parse(from: &parser)
    self.init(root: node, body: node, offset: prefix.utf8.count)
  }

  /// Parses a text between a prefix and a suffix that make a node with it.
  ///
  /// - Parameter find: Finds the fragment in the node, and the token that should be on the line after it.
  private init<Node: SyntaxParseable>(
    _ text: FragmentText, between prefix: String, and suffix: String,
    find: (Node) -> (body: Syntax, next: TokenSyntax)?
  ) {
    var parser = Parser(prefix + text.text + suffix)
    let root = Node.parse(from: &parser)
    let offset = prefix.utf8.count
    let found = find(root)
    let end = found?.next.positionAfterSkippingLeadingTrivia.utf8Offset
    self.init(
      root: root, body: found?.body ?? Syntax(root), offset: offset,
      isWhole: end == offset + text.count + 1)
  }
}
